#!/bin/bash
# What takes too long for every change: 50 kills during saves, the sanitizers, many damaged specs, random projects,
# and such that are brought up to date. Ends with the status of what went wrong first.
#
# usage: Scripts/long-run.sh [DAMAGED-SPECS]
#
# The argument says how many specs are damaged, 100000 without one.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product armature
swift build --build-tests
ARMATURE_KILLS=50 swift test --skip-build --filter KillTests
Scripts/sanitize.sh
Scripts/damage-specs.py --count "${1-100000}"
Scripts/random-projects.py
Scripts/evolve-projects.py --armature .build/release/armature --count 20
