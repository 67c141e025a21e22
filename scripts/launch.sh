# Sourced by the scripts that start a program: builds its module if needed, then becomes the program.
. scripts/toolchain.sh

# launch MODULE MAIN-CLASS JVM-OPTIONS -- ARGUMENTS
launch() {
  local module=$1 main=$2 jvm=()
  shift 2
  while [ "$1" != -- ]; do jvm+=("$1"); shift; done
  shift
  if is_stale "$module"; then
    find_build_tools
    build "$module"
  else
    find_java
  fi
  exec "$java" "${jvm[@]}" -Dfile.encoding=UTF-8 -cp "$root/$module/target/program/*" "$main" "$@"
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
    touch -r "$started" "$1/target/program/.built"
    rm -f "$log" "$started"
  fi
  exec 9>&-
}
