#!/bin/bash
# Packs an installed armature: Scripts/package.sh PREFIX VERSION FOLDER
# PREFIX/bin/armature is what goes in; VERSION is what it says of itself. The same input gives the same bytes: SOURCE_DATE_EPOCH is the
# time of every file.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1/bin/armature")
version=$2
mkdir -p "$3"
folder=$(realpath "$3")
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export LC_ALL=C
maintainer=${MAINTAINER:-$(git log -1 --format='%an <%ae>')}

[ "$("$binary" --version)" = "armature $version" ] || {
  echo "error: '$binary' is $("$binary" --version), not $version" >&2
  exit 1
}
machine=$(uname -m)
case $machine in
  x86_64) debian=amd64 ;;
  aarch64) debian=arm64 ;;
  *) echo "error: nobody has tried armature on $machine" >&2; exit 1 ;;
esac
# The newest C library that a symbol of the binary asks for; a released binary asks for none.
glibc=$({ grep -aoE 'GLIBC_2\.[0-9]+' "$binary" || true; } | sort -Vu | tail -1 | cut -d_ -f2)
depends=${glibc:+"Depends: libc6 (>= $glibc), libgcc-s1, libstdc++6"$'\n'}

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
share=$stage/usr/share
install -D -m 755 "$binary" "$stage/usr/bin/armature"
mkdir -p "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/vendor-completions" \
  "$share/fish/vendor_completions.d" "$share/doc/armature" "$share/lintian/overrides"
"$binary" manual | gzip -9n >"$share/man/man1/armature.1.gz"
"$binary" completions bash >"$share/bash-completion/completions/armature"
"$binary" completions zsh >"$share/zsh/vendor-completions/_armature"
"$binary" completions fish >"$share/fish/vendor_completions.d/armature.fish"
{
  printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n'
  printf 'Upstream-Name: armature\n\nFiles: *\n'
  sed -n 's/^Copyright/Copyright:/p' LICENSE | head -1
  printf 'License: MIT\n'
  sed '/^MIT License/d; /^Copyright/d' LICENSE | sed '/./,$!d; s/^$/./; s/^/ /'
  printf '\nFiles: usr/bin/armature\nCopyright: those whom the comment names\nLicense: MIT\nComment:\n'
  sed 's/^$/./; s/^/ /' Sources/Shared/EmbeddedLexicon/LICENSES.md
} >"$share/doc/armature/copyright"
printf 'armature (%s) unstable; urgency=medium\n\n  * The notes lie beside the package.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$(date -uRd "@$SOURCE_DATE_EPOCH")" |
  gzip -9n >"$share/doc/armature/changelog.gz"
cat >"$share/lintian/overrides/armature" <<'OVERRIDES'
# One binary for every distribution: libraries are linked statically on purpose.
armature: embedded-library libyaml [usr/bin/armature]
OVERRIDES
if [ -z "$glibc" ]; then
  echo 'armature: statically-linked-binary [usr/bin/armature]' >>"$share/lintian/overrides/armature"
fi
find "$stage" -type d -exec chmod 755 {} +
find "$share" -type f -exec chmod 644 {} +
find "$stage" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +

# A tarball that is unpacked over /usr/local.
name=armature-$version-linux-$machine
tar -C "$stage" --transform "s,^usr,$name," --sort=name --owner=0 --group=0 --numeric-owner \
  -cf - usr | gzip -9n >"$folder/$name.tar.gz"

mkdir "$stage/DEBIAN"
cat >"$stage/DEBIAN/control" <<CONTROL
Package: armature
Version: $version
Architecture: $debian
Maintainer: $maintainer
Installed-Size: $(du -sk "$stage/usr" | cut -f1)
${depends}Recommends: git
Section: devel
Priority: optional
Description: Swift MVC applications from a spec, and a linter for their conventions
 One YAML spec becomes a SwiftPM project with light controllers and separate
 data sources that builds, runs in the terminal and passes its own tests. The
 linter holds names, signatures, delegate methods and layers to the same
 conventions, in CI and before a commit.
CONTROL
dpkg-deb --root-owner-group --build "$stage" "$folder/armature_${version}_$debian.deb" >/dev/null

python3 Scripts/armature_wheel.py "$binary" "$folder"

cat >"$folder/Containerfile" <<CONTAINER
# docker build -f Containerfile -t armature . && docker run --rm -v "\$PWD:/tree" armature lint
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends git && \\
    rm -rf /var/lib/apt/lists/* && git config --system --add safe.directory /tree
ADD $name.tar.gz /opt/
RUN ln -s /opt/$name/bin/armature /usr/local/bin/armature
WORKDIR /tree
ENTRYPOINT ["armature"]
CONTAINER
