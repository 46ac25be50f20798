#!/bin/bash
# Builds everything and runs all tests; arguments go to `swift test`, such as --filter YAMLTests.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/requirements.sh tests
swift build --build-tests
swift test --skip-build "$@"
