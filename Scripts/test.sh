#!/bin/bash
# Builds everything and runs all tests; arguments go to `swift test`, such as --filter YAMLTests.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/requirements.sh tests
# Tests are found by the index, but what an editor looks up in it of the system takes a quarter of the time. Modules that
# are compiled as a whole take another quarter less, where nothing is built a second time.
swift build --build-tests \
  ${CI:+-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules} \
  ${CI:+-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2}
swift test --skip-build "$@"
