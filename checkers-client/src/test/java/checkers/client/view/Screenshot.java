package checkers.client.view;

import checkers.client.model.Model;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Writes the picture of a scene to a file. */
public final class Screenshot {
  private Screenshot() {}

  public static void main(String[] args) throws IOException {
    Map<String, Model> scenes = Scenes.all();
    if (args.length != 2 || !scenes.containsKey(args[0])) {
      System.err.println("scripts/screenshot: say which scene, and the file to write: SCENE FILE");
      System.err.println("Scenes: " + String.join(" ", scenes.keySet()));
      System.exit(2);
      return;
    }
    Files.writeString(Path.of(args[1]), Svg.of(View.draw(scenes.get(args[0]))));
  }
}
