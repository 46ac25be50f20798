#!/bin/bash
# Makes everything that a release needs from a tag, and uploads nothing:
#   Scripts/release.sh VERSION [FOLDER]
# VERSION is the tag, such as 0.2.0; FOLDER is dist/VERSION when it is not given. In it, for the kind
# of processor of this machine: a tarball with the static binary, manual page and completions, a
# Debian package, a wheel for PyPI, a container file, their checksums and notes from the log.
set -euo pipefail
cd "$(dirname "$0")/.."
version=${1:?"usage: Scripts/release.sh VERSION [FOLDER]"}
target=$(realpath -m "${2:-dist/$version}")

git rev-parse -q --verify "refs/tags/$version^{commit}" >/dev/null || {
  echo "error: there is no tag '$version'; git tag $version" >&2
  exit 1
}
[ ! -e "$target" ] || { echo "error: '$target' is there already" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git archive --prefix=source/ "$version" | tar -x -C "$work"
grep -q "static let version = \"$version\"" "$work/source/Sources/Tool/armature/Armature.swift" || {
  echo "error: the tag '$version' holds another version in Sources/Tool/armature/Armature.swift" >&2
  exit 1
}
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$version")
MAINTAINER=$(git log -1 --format='%an <%ae>' "$version")
export SOURCE_DATE_EPOCH MAINTAINER

"$work/source/Scripts/install.sh" "$work/usr"
"$work/source/Scripts/package.sh" "$work/usr" "$version" "$work/packages"

previous=$(git describe --tags --abbrev=0 "$version^" 2>/dev/null || true)
{
  echo "# armature $version"
  echo
  git log --no-merges --reverse --format='- %s' "${previous:+$previous..}$version"
} >"$work/packages/NOTES.md"
(cd "$work/packages" && sha256sum -- * >SHA256SUMS)

mkdir -p "$(dirname "$target")"
cp -R "$work/packages" "$target"
ls -l "$target"
