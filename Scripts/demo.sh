#!/bin/bash
# Builds armature in release mode, generates the news reader, builds it, runs it and shows its screen.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/requirements.sh
swift build -c release --product armature
armature=$(swift build -c release --show-bin-path)/armature

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$armature" new Examples/news-reader.yml --output "$folder/NewsReader"

cd "$folder/NewsReader"
swift build
echo
echo "The list, then the news below the first one:"
swift run --skip-build NewsReader --keys '' --size 80x24
swift run --skip-build NewsReader --keys 'down return' --size 80x24
