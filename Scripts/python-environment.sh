#!/bin/sh
# Prints the bin folder of a Python environment that has the given packages from PyPI, making it in a
# temporary folder where it is missing or has others: Scripts/python-environment.sh NAME PACKAGE...
set -eu
name=$1
shift
folder="${TMPDIR:-/tmp}/armature-python-$(id -u)/$name"
if [ "$(cat "$folder/complete" 2>/dev/null)" != "$*" ]; then
  mkdir -p "$(dirname "$folder")"
  making=$(mktemp -d "$folder.XXXXXX")
  python3 -m venv "$making" >&2
  "$making/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2
  printf '%s\n' "$*" >"$making/complete"
  # Another run may have been faster; scripts inside name the folder that they were made in.
  rm -rf "$folder"
  ln -sfn "$making" "$folder"
fi
printf '%s/bin\n' "$folder"
