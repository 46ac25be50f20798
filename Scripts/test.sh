#!/bin/bash
# Builds everything and runs all tests; arguments go to `swift test`, such as --filter YAMLTests.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/requirements.sh tests
# What an editor looks up is of no use to a machine that throws it away, and takes a third of the time.
swift build --build-tests ${CI:+--disable-index-store}
swift test --skip-build "$@"
