#!/bin/bash
# Builds everything and runs all tests; arguments go to `swift test`, such as --filter YAMLTests.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/requirements.sh tests
# Tests are found by the index, but what an editor looks up in it of the system takes a quarter of the time.
swift build --build-tests \
  ${CI:+-Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules}
swift test --skip-build "$@"
