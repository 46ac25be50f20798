#!/usr/bin/env python3
"""Writes a wheel whose only content is the binary, as a script that pip puts on the path.

    armature_wheel.py BINARY FOLDER

It is the build backend of this repository too (pyproject.toml), so that `pip install` and pre-commit's
`language: python` work: they take the released binary of this version, else build it with Swift. The
variable ARMATURE_RELEASES has the address of a mirror of the releases, ARMATURE_BINARY names another
binary. The same binary gives the same bytes.
"""
import base64, hashlib, io, os, pathlib, platform, re, shutil, subprocess, sys, tarfile, tempfile, time
import urllib.request, zipfile

NAME = "armature_lint"
HERE = pathlib.Path(__file__).resolve().parent.parent


def source_version():
    source = HERE / "Sources" / "Tool" / "armature" / "Armature.swift"
    return re.search(r'static let version = "([^"]+)"', source.read_text(encoding="utf-8"))[1]


def write(content, folder):
    """Writes the wheel of a binary's bytes into the folder, and returns its file name."""
    version = source_version()
    versions = [int(number) for number in re.findall(rb"GLIBC_2\.(\d+)", content)]
    # As PEP 600 and 656 name platforms; what asks for no C library runs beside either.
    systems = [f"manylinux_2_{max(versions)}"] if versions else ["manylinux_2_17", "musllinux_1_1"]
    tags = [f"{system}_{platform.machine()}" for system in systems]
    moment = max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800)  # zip begins in 1980
    information = f"{NAME}-{version}.dist-info"
    metadata = "\n".join([
        "Metadata-Version: 2.1", f"Name: {NAME.replace('_', '-')}", f"Version: {version}",
        "Summary: Swift MVC applications from a spec, and a linter for their conventions",
        "License: MIT", "Requires-Python: >=3.8", "Description-Content-Type: text/markdown", "",
        (HERE / "README.md").read_text(encoding="utf-8"),
    ])
    marks = "\n".join(
        ["Wheel-Version: 1.0", "Generator: armature", "Root-Is-Purelib: false"]
        + [f"Tag: py3-none-{tag}" for tag in tags] + [""])
    licences = HERE / "Sources" / "Shared" / "EmbeddedLexicon" / "LICENSES.md"
    files = [
        (f"{NAME}-{version}.data/scripts/armature", content, 0o755),
        (f"{information}/METADATA", metadata.encode(), 0o644),
        (f"{information}/WHEEL", marks.encode(), 0o644),
        (f"{information}/LICENSE", (HERE / "LICENSE").read_bytes(), 0o644),
        (f"{information}/LICENSES.md", licences.read_bytes(), 0o644),
    ]
    record = f"{information}/RECORD"
    lines = [f"{path},sha256={digest(text)},{len(text)}" for path, text, _ in files]
    files.append((record, "\n".join(lines + [record + ",,", ""]).encode(), 0o644))
    wheel = f"{NAME}-{version}-py3-none-{'.'.join(tags)}.whl"
    with zipfile.ZipFile(pathlib.Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text, mode in files:
            entry = zipfile.ZipInfo(path, time.gmtime(moment)[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, text)
    return wheel


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def releases():
    """The address below which each release has a folder."""
    mirror = os.environ.get("ARMATURE_RELEASES")
    if mirror:
        return mirror
    found = subprocess.run(
        ["git", "-C", str(HERE), "remote", "get-url", "origin"], capture_output=True, text=True)
    origin = re.sub(r"\.git$", "", found.stdout.strip())
    if "://" not in origin:
        raise OSError("this is not a clone of a published repository")
    return f"{origin}/releases/download"


def released():
    """The released binary of this version from where this repository was cloned, checked by its sum."""
    version = source_version()
    name = f"armature-{version}-linux-{platform.machine()}"
    place = f"{releases()}/{version}"
    with urllib.request.urlopen(f"{place}/SHA256SUMS", timeout=30) as answer:
        sums = answer.read().decode()
    with urllib.request.urlopen(f"{place}/{name}.tar.gz", timeout=300) as answer:
        packed = answer.read()
    if f"{hashlib.sha256(packed).hexdigest()}  {name}.tar.gz" not in sums.splitlines():
        raise OSError(f"{place}/{name}.tar.gz does not have the sum in SHA256SUMS")
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        return archive.extractfile(f"{name}/bin/armature").read()


def built():
    """The binary of these sources."""
    with tempfile.TemporaryDirectory() as prefix:
        subprocess.run(
            [str(HERE / "Scripts" / "install.sh"), prefix], check=True, stdout=sys.stderr)
        return (pathlib.Path(prefix) / "bin" / "armature").read_bytes()


def binary():
    if platform.system() != "Linux":
        sys.exit("error: armature is built for Linux only")
    named = os.environ.get("ARMATURE_BINARY")
    if named:
        return pathlib.Path(named).read_bytes()
    try:
        return released()
    except OSError as failure:
        if shutil.which("swift"):
            return built()
        sys.exit(
            f"error: armature {source_version()} cannot be downloaded ({failure}), and there is no Swift "
            "to build it with; install Swift, or name a binary in ARMATURE_BINARY")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """What pip calls, see PEP 517."""
    return write(binary(), wheel_directory)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    write(pathlib.Path(sys.argv[1]).read_bytes(), sys.argv[2])
