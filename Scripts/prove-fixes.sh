#!/bin/bash
# Proves that fixes break nothing: copies each package, lets 'armature lint --fix' mend it, builds it and runs its
# tests. A package that does not build before the fixes is told and left out; of one whose tests fail before, only
# tests count that failed after the fixes and not before.
#
#     Scripts/prove-fixes.sh ARMATURE PACKAGE...
#
# ARMATURE is the program, PACKAGE a folder with a Package.swift. TESTS=off builds tests without running them.
set -euo pipefail
armature=$(realpath "$1")
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
# The names of the tests that fail; of a run that ends otherwise, that it does.
failures() {
  swift test --skip-build >"$work/log" 2>&1 || grep -qE "^(Test Case .* failed|✘ Test )" "$work/log" || echo 'the run'
  sed -nE "s/^Test Case '(.*)' failed .*/\1/p; s/^✘ (Test .*) (failed|recorded) .*/\1/p" "$work/log" | sort -u
}
for package in "$@"; do
  name=$(basename "$package")
  cp -r "$package" "$work/$name"
  cd "$work/$name"
  rm -rf .build
  if ! swift build --build-tests >"$work/log" 2>&1; then
    echo "$name: does not build as it is"
    cd "$work"
    continue
  fi
  [ "${TESTS:-on}" != on ] || failures >"$work/before"
  fixed=$({ "$armature" lint --fix --no-baseline --no-cache --exit-zero >/dev/null; } 2>&1 | tail -1)
  if ! swift build --build-tests >"$work/log" 2>&1; then
    echo "$name: BROKEN ($fixed)"
    grep -m 5 'error:' "$work/log" || true
    failed=1
    cd "$work"
    continue
  fi
  new=''
  [ "${TESTS:-on}" != on ] || new=$(failures | comm -13 "$work/before" -)
  if [ -n "$new" ]; then
    echo "$name: TESTS FAIL ($fixed)"
    head -5 <<<"$new"
    failed=1
  elif [ -s "$work/before" ]; then
    echo "$name: builds, and no test fails that did not before: $(wc -l <"$work/before") do ($fixed)"
  else
    echo "$name: builds and passes ($fixed)"
  fi
  cd "$work"
done
exit $failed
