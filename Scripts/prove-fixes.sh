#!/bin/bash
# Proves that fixes break nothing: copies each package, lets 'armature lint --fix' mend it, builds it and runs its
# tests. A package that does not build before the fixes is told and left out.
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
  fixed=$({ "$armature" lint --fix --no-baseline --no-cache --exit-zero >/dev/null; } 2>&1 | tail -1)
  if ! swift build --build-tests >"$work/log" 2>&1; then
    echo "$name: BROKEN ($fixed)"
    grep -m 5 'error:' "$work/log" || true
    failed=1
  elif [ "${TESTS:-on}" = on ] && ! swift test --skip-build >"$work/log" 2>&1; then
    echo "$name: TESTS FAIL ($fixed)"
    grep -m 5 -E 'error:|failed' "$work/log" || true
    failed=1
  else
    echo "$name: builds and passes ($fixed)"
  fi
  cd "$work"
done
exit $failed
