#!/bin/bash
# Builds the shipped binary, one file that needs nothing of this folder and no library of the system, and
# installs it as PREFIX/bin/armature; PREFIX is /usr/local when it is not given.
set -euo pipefail
prefix=${1:-/usr/local}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
cd "$(dirname "$0")/.."

Scripts/requirements.sh
static=(-c release --static-swift-stdlib -Xswiftc -static-executable)
swift build "${static[@]}" --product armature
binary=$(swift build "${static[@]}" --show-bin-path)/armature

mkdir -p "$prefix/bin"
# Beside its place first, so that a running armature is replaced at once.
strip -o "$prefix/bin/.armature.new" "$binary"
chmod 755 "$prefix/bin/.armature.new"
mv "$prefix/bin/.armature.new" "$prefix/bin/armature"
echo "$prefix/bin/armature: $("$prefix/bin/armature" --version)"
