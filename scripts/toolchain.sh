# Sourced by the other scripts: finds the JDK and Maven, or says what is missing and how to get it.

need() {
  printf 'checkers: %s\n' "$1" >&2
  printf '%s\n' "$2" | sed 's/^/  /' >&2
  exit 1
}

get_jdk='Debian, Ubuntu:  sudo apt install openjdk-17-jdk
Fedora:          sudo dnf install java-17-openjdk-devel
macOS:           brew install openjdk@17
elsewhere:       https://adoptium.net
An installed one is found by JAVA_HOME, or else by PATH.'

get_maven='Debian, Ubuntu:  sudo apt install maven
Fedora:          sudo dnf install maven
macOS:           brew install maven
elsewhere:       https://maven.apache.org/download.cgi'

# Sets $java. The version is read from the JDK's release file, because asking java costs a start.
find_java() {
  if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    [ -x "$java" ] || need "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it; JDK 17 or newer is needed." "$get_jdk"
  else
    java=$(command -v java) || need "no Java found; JDK 17 or newer is needed." "$get_jdk"
  fi
  local real home version
  real=$(readlink -f "$java" 2>/dev/null || echo "$java")
  home=$(dirname "$(dirname "$real")")
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release" 2>/dev/null || true)
  [ -n "$version" ] || version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
  [ "${version:-0}" -ge 17 ] || need "Java ${version:-of unknown version} found at $java; JDK 17 or newer is needed." "$get_jdk"
  java_home=$home
}

# What it takes to build, beyond what it takes to run.
find_build_tools() {
  find_java
  [ -x "$java_home/bin/javac" ] || need "a Java runtime without compiler found at $java_home; JDK 17 or newer is needed." "$get_jdk"
  command -v mvn >/dev/null || need "no Maven found (mvn); Maven 3.8 or newer is needed to build." "$get_maven"
  export JAVA_HOME=$java_home
}

maven() {
  mvn --batch-mode --no-transfer-progress -Dstyle.color=never "$@"
}
