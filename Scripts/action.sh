#!/bin/bash
# The steps of action.yml: Scripts/action.sh place|install|lint
# Inputs come as variables, so that no text of a workflow becomes part of a command. ARMATURE_RELEASES
# is the address of a mirror of the releases, where there is one.
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
own=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$source/Sources/Tool/armature/Armature.swift")
version=${ARMATURE_VERSION:-$own}
case $version in
  *[!0-9A-Za-z.+-]*) echo "::error::'$version' is not a version" >&2; exit 2 ;;
esac
folder=${XDG_CACHE_HOME:-$HOME/.cache}/armature-action/$version

place() {
  printf 'folder=%s\nversion=%s\n' "$folder" "$version" >>"$GITHUB_OUTPUT"
}

# The released binary; fails where there is none.
download() {
  local name=armature-$version-linux-$(uname -m) work
  local usual=${GITHUB_SERVER_URL:-https://github.com}/${ARMATURE_REPOSITORY-}/releases/download
  local from=${ARMATURE_RELEASES:-$usual}/$version
  work=$(mktemp -d)
  curl -fsSL --retry 3 -o "$work/SHA256SUMS" "$from/SHA256SUMS" &&
    curl -fsSL --retry 3 -o "$work/$name.tar.gz" "$from/$name.tar.gz" &&
    (cd "$work" && grep -F "  $name.tar.gz" SHA256SUMS | sha256sum --check --quiet) &&
    mkdir -p "$folder" && tar -xzf "$work/$name.tar.gz" -C "$folder" --strip-components 1
}

install() {
  [ ! -x "$folder/bin/armature" ] || return 0
  if download; then return 0; fi
  if [ "$version" != "$own" ]; then
    echo "::error::armature $version is not released; the action itself can build $own" >&2
    exit 2
  fi
  command -v swift >/dev/null || {
    echo "::error::armature $version is not released for $(uname -m), and there is no Swift to build it" >&2
    exit 2
  }
  "$source/Scripts/install.sh" "$folder"
}

lint() {
  local paths
  read -ra paths <<<"${ARMATURE_PATHS:-.}"
  "$folder/bin/armature" lint --format "${ARMATURE_FORMAT:-github}" \
    ${ARMATURE_SINCE:+--since "$ARMATURE_SINCE"} -- "${paths[@]}"
}

case ${1-} in
  place | install | lint) "$1" ;;
  *) echo "usage: Scripts/action.sh place|install|lint" >&2; exit 64 ;;
esac
