#!/bin/bash
# Runs tests under a sanitizer: the kits' under the thread sanitizer, and those of the borders to libyaml and
# SQLite under the address sanitizer, in build folders of their own.
#
# usage: Scripts/sanitize.sh [thread|address] [ARGUMENT...]
#
# Without an argument both run; what follows the name goes to `swift test`, such as --filter WindowTests.
set -euo pipefail
cd "$(dirname "$0")/.."

kits="ModelKit SQLiteStorage CSQLite ServiceTesting LossyDisk KilledWriter \
  TestSupport Reporting Diagnostics SystemLibrary"
run() {
  local sanitizer=$1
  shift
  local folder=.build/sanitize-$sanitizer
  swift build --build-tests --quiet --scratch-path "$folder" --sanitize "$sanitizer"
  swift test --skip-build --scratch-path "$folder" --sanitize "$sanitizer" "$@"
}

sanitizer=${1-}
[ $# -eq 0 ] || shift
case $sanitizer in
  thread)
    # ApplicationKit's sample process belongs to its tests.
    export ARMATURE_TARGETS="$kits ApplicationKit ServiceKit ApplicationKitSample \
      ModelKitTests SQLiteStorageTests ServiceKitTests ApplicationKitTests"
    export TSAN_OPTIONS=${TSAN_OPTIONS-suppressions=$PWD/Scripts/thread-suppressions.txt}
    # The sanitizer takes the signal of a stack that overflows for itself, and holds back one for a thread
    # until that calls a function which it knows: a thread that hangs calls none. Sent to the thread that
    # waits for keys, the same signal ends the application. That of a broken pipe it takes for the thread's own
    # doing and hands on at once, in the middle of its own work.
    run thread --skip "A stack that overflows" --skip "An application that hangs" --skip "A broken pipe" "$@"
    ;;
  address)
    export ARMATURE_TARGETS="$kits SQLiteStorageTests CYAML YAML YAMLTests"
    # What the runtime keeps until the end is no leak.
    export ASAN_OPTIONS=${ASAN_OPTIONS-detect_leaks=0}
    run address "$@"
    ;;
  "")
    "$0" thread
    "$0" address
    ;;
  *)
    echo "error: no sanitizer is called '$sanitizer'; there are thread and address" >&2
    exit 64
    ;;
esac
