# Sourced by the scripts that start a program: builds its module if needed, then becomes the program.
. scripts/toolchain.sh

# launch MODULE MAIN-CLASS JVM-OPTIONS -- ARGUMENTS
launch() {
  local module=$1 main=$2 jvm=()
  shift 2
  while [ "$1" != -- ]; do jvm+=("$1"); shift; done
  shift
  prepare "$module"
  exec "$java" "${jvm[@]}" -Dfile.encoding=UTF-8 -cp "$root/$module/target/program/*" "$main" "$@"
}

# prepare MODULE [REHEARSAL-CLASS]
# Sets $java and sees to it that the module is built. What the rehearsal loads is kept in an archive that the JVM maps at
# its start; a JVM that does not like the archive starts without.
prepare() {
  if is_stale "$1"; then
    find_build_tools
    build "$@"
  else
    find_java
    [ -z "${2:-}" ] || archive "$@"
  fi
}

# A module is stale if anything that its program is made of is newer than its last build.
is_stale() {
  local built=$1/target/program/.built
  [ ! -e "$built" ] || [ -n "$(find pom.xml .mvn checkers-core/pom.xml checkers-core/src/main \
    "$1/pom.xml" "$1/src/main" -newer "$built" -print -quit)" ]
}

# Two programs started at once build one after the other, and the second finds nothing left to do.
build() {
  mkdir -p checkers-core/target
  exec 9>checkers-core/target/.build.lock
  command -v flock >/dev/null && flock 9
  if is_stale "$1"; then
    echo "Building $1 (once, and again when its sources change) ..." >&2
    local log started
    log=$(mktemp) started=$(mktemp)
    rm -rf "$1/target/program"
    if ! maven -pl "checkers-core,$1" -Dmaven.test.skip=true -Dspotless.check.skip=true package >"$log" 2>&1; then
      grep -E '^\[(ERROR|WARNING)\] .*\.java' "$log" | sort -u | head -n 20 >&2 || tail -n 20 "$log" >&2
      need "the build failed; the lines above say why." "All of Maven's output: $log"
    fi
    [ -z "${2:-}" ] || archive "$@"
    touch -r "$started" "$1/target/program/.built"
    rm -f "$log" "$started"
  fi
  exec 9>&-
}

# Archives what the rehearsal loads, unless there is an archive newer than all jars: the JVM takes it for just these. Where
# none can be made an empty file says so, and the program starts without.
archive() {
  local archive=$1/target/program/classes.jsa jar fresh=true
  for jar in "$1"/target/program/*.jar; do
    [ "$archive" -nt "$jar" ] || fresh=false
  done
  if ! $fresh; then
    "$java" -XX:ArchiveClassesAtExit="$archive.$$" -XX:+UseSerialGC -cp "$(class_path "$1")" "$2" >/dev/null 2>&1 ||
      : >"$archive.$$"
    [ -e "$archive.$$" ] || : >"$archive.$$"
    mv -f "$archive.$$" "$archive"
  fi
}

# The jars in a fixed order, which the archive depends on.
class_path() {
  local jar path=
  for jar in "$root/$1"/target/program/*.jar; do path=$path:$jar; done
  echo "${path#:}"
}
