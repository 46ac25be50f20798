#!/bin/bash
# Installs the two C libraries that armature and its projects link, where they are missing.
# With the argument `tests` also what the tests run beside the tool: git, Python for readers of
# reports, the shells whose completion is tested, and readers of manual pages and packages.
set -euo pipefail

command -v swift >/dev/null || {
  echo "error: there is no swift on the PATH; see https://www.swift.org/install/linux" >&2
  exit 1
}

missing=()
[ -e /usr/include/yaml.h ] || missing+=(libyaml-dev)
[ -e /usr/include/sqlite3.h ] || missing+=(libsqlite3-dev)
if [ "${1-}" = tests ]; then
  for program in git zsh fish mandoc lintian; do
    command -v "$program" >/dev/null || missing+=("$program")
  done
  python3 -c 'import ensurepip' 2>/dev/null || missing+=(python3 python3-venv)
fi
[ ${#missing[@]} -gt 0 ] || exit 0

echo "Installing ${missing[*]}."
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq "${missing[@]}"
