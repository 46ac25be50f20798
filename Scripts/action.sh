#!/bin/bash
# The steps of action.yml: Scripts/action.sh place|install|lint
# Inputs come as variables, so that no text of a workflow becomes part of a command. ARMATURE_RELEASES
# is the address of a mirror of the releases, where there is one.
set -euo pipefail
source=$(cd "$(dirname "$0")/.." && pwd)
own=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' "$source/Sources/Tool/armature/Armature.swift")
version=${ARMATURE_VERSION:-$own}
version=${version#v}
case $version in
  [!0-9]* | *[!0-9A-Za-z.+-]*) echo "::error::'$version' is not a version" >&2; exit 2 ;;
esac
key=$version
# A branch goes on under the version of the last release, and a cache keeps what it has for ever.
[ "$version" != "$own" ] || key=$version-$(cd "$source" && find Package.swift Scripts/install.sh Sources Templates \
  -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-16)
folder=${XDG_CACHE_HOME:-$HOME/.cache}/armature-action/$key

place() {
  printf 'folder=%s\nkey=%s\n' "$folder" "$key" >>"$GITHUB_OUTPUT"
}

# The released binary; fails where there is none.
download() {
  local name=armature-$version-linux-$(uname -m)
  local usual=${GITHUB_SERVER_URL:-https://github.com}/${ARMATURE_REPOSITORY-}/releases/download
  local from=${ARMATURE_RELEASES:-$usual}/$version
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  curl -fsSL --retry 3 -o "$work/SHA256SUMS" "$from/SHA256SUMS" &&
    curl -fsSL --retry 3 -o "$work/$name.tar.gz" "$from/$name.tar.gz" || return 1
  (cd "$work" && grep -F "  $name.tar.gz" SHA256SUMS | sha256sum --check --quiet) || {
    echo "::error::$name.tar.gz is damaged: it is not what SHA256SUMS beside it says" >&2
    exit 2
  }
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
  # Up to the end, whatever the lines.
  read -rd '' -a paths <<<"${ARMATURE_PATHS:-.}" || true
  "$folder/bin/armature" lint --format "${ARMATURE_FORMAT:-github}" \
    ${ARMATURE_SINCE:+--since "$ARMATURE_SINCE"} -- "${paths[@]}"
}

case ${1-} in
  place | install | lint) "$1" ;;
  *) echo "usage: Scripts/action.sh place|install|lint" >&2; exit 64 ;;
esac
