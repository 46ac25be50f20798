#!/usr/bin/env python3
"""Makes a large tree of Swift files for `armature lint` out of real ones.

    Benchmarks/large-tree.py DESTINATION FILES MEGABYTES FOLDER...

Copies the Swift files below the folders into DESTINATION/round-1, DESTINATION/round-2 and so on, with their paths,
until there are FILES of them; the last round takes every so many. So that the tree comes to about MEGABYTES
(millions of bytes), the smallest files are left out, or the largest when the files are too large. Prints how many
there are, and how many bytes. Needs a folder in memory, /dev/shm say, so that no disk is measured:

    time .build/release/armature lint --quiet --no-cache --jobs 1 DESTINATION
"""
import shutil
import sys
from pathlib import Path


def swift_files(folder):
    """Pairs of a file's size in bytes and its path; symbolic links are left out."""
    paths = sorted(path for path in folder.rglob("*.swift") if path.is_file() and not path.is_symlink())
    return [(path.stat().st_size, path) for path in paths]


def files_of_mean_size(files, mean):
    """Of tuples that begin with a file's size and path, those that are left when as many of the smallest, or of the
    largest, are left out as bring the mean size to the given one; in the order of the paths."""
    total = sum(file[0] for file in files)
    too_small = total < mean * len(files)
    kept = sorted(files, reverse=too_small)  # Those to leave out are last.
    while len(kept) > 1 and (total < mean * len(kept)) == too_small:
        total -= kept.pop()[0]
    return sorted(kept, key=lambda file: file[1])


def rounds(files, count):
    """Lists of files, `count` in all: each has all of them, and the last is spread evenly."""
    while count > 0:
        taken = min(count, len(files))
        yield [files[index * len(files) // taken] for index in range(taken)]
        count -= taken


def main(destination, count, megabytes, folders):
    files = []
    for number, folder in enumerate(folders, 1):
        # With a number, since folders of several places may have one name.
        place = Path(f"{number}-{folder.resolve().name}")
        files += [(size, path, place / path.relative_to(folder)) for size, path in swift_files(folder)]
    total = 0
    for number, round_of_files in enumerate(rounds(files_of_mean_size(files, megabytes * 1e6 / count), count), 1):
        for size, path, place in round_of_files:
            copy = destination / f"round-{number}" / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
            total += size
    print(f"{count} files, {total} bytes")


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), [Path(folder) for folder in sys.argv[4:]])
