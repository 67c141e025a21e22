package checkers.core.protocol;

/** A public table as it stands on the list. */
public record ListedTable(String id, String title, int players, int spectators) {
  private static final int LENGTHS_AND_COUNTS = 5;

  public ListedTable {
    id = CleanText.tableId(id);
    title = CleanText.title(title);
    Range.u8(players);
    Range.u16(spectators);
  }

  int encodedLength() {
    return WireWriter.utf8(id).length + WireWriter.utf8(title).length + LENGTHS_AND_COUNTS;
  }
}
