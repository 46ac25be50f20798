#!/usr/bin/env python3
"""Measures what an arrow key costs a generated application: the news reader with 1,000 rows in a
terminal of 80x24 and of 200x60.

usage: Benchmarks/screen.py [PROJECT] [--keys N] [--rows N]

PROJECT is a folder that `armature new Examples/news-reader.yml` has written; without one it is written
below .build and built for release. Prints processor time (user and system) and bytes written a key, for
moving within a screenful, for moving through the whole list, and for a key that changes nothing.
"""

import argparse
import fcntl
import json
import os
import pathlib
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
UP, DOWN, NOTHING = b"\x1b[A", b"\x1b[B", b"%"


def made_project():
    """The news reader, written anew below .build."""
    folder = ROOT / ".build" / "screen-benchmark"
    subprocess.run(["rm", "-rf", folder], check=True)
    subprocess.run(["swift", "build", "--product", "armature"], cwd=ROOT, check=True)
    spec = ROOT / "Examples" / "news-reader.yml"
    tool = ROOT / ".build" / "debug" / "armature"
    subprocess.run([tool, "new", spec, "--quiet", "--output", folder], check=True)
    return folder


def write_archive(project, count):
    """Puts that many news into the archive that the application reads at its first start."""
    news = [
        {"@id": f"News-{number}", "identifier": f"00000000-0000-4000-8000-{number:012}",
         "title": f"Title {number} of some length", "body": f"Body {number}", "section": "world",
         "sortOrder": number, "creationDate": f"2026-01-{number % 28 + 1:02}T00:00:00Z"}
        for number in range(count)
    ]
    text = json.dumps({"format": 1, "News": news})
    for path in project.glob(".build/release/*.resources/news.json"):
        path.write_text(text)


class Terminal:
    """The application in a terminal of its own."""

    def __init__(self, program, width, height):
        self.data = tempfile.TemporaryDirectory()
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "xterm-256color"
            time.sleep(0.2)
            os.execv(program, [program, "--data", self.data.name])
        size = struct.pack("HHHH", height, width, 0, 0)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, size)
        self.read(patience=1.5)

    def read(self, patience):
        """How much is written until nothing comes for a while, in seconds."""
        count = 0
        try:
            while select.select([self.descriptor], [], [], patience)[0]:
                count += len(os.read(self.descriptor, 65536))
                patience = min(patience, 0.01)
        except OSError:
            # The other side is closed.
            time.sleep(0.05)
        return count

    def processor_time(self):
        words = pathlib.Path(f"/proc/{self.process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def press(self, keys):
        """Processor time in milliseconds and bytes written, each a key."""
        before, count = self.processor_time(), 0
        for key in keys:
            os.write(self.descriptor, key)
            count += self.read(patience=0.1)
        return (self.processor_time() - before) * 1000 / len(keys), count / len(keys)

    def close(self):
        os.write(self.descriptor, b"q")
        # What is written at the end wants to be read.
        while os.waitpid(self.process, os.WNOHANG)[0] == 0:
            self.read(patience=0.05)
        os.close(self.descriptor)
        self.data.cleanup()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("project", nargs="?", type=pathlib.Path)
    parser.add_argument("--keys", type=int, default=300)
    parser.add_argument("--rows", type=int, default=1000)
    arguments = parser.parse_args()
    project = (arguments.project or made_project()).resolve()
    subprocess.run(["swift", "build", "-c", "release", "--quiet"], cwd=project, check=True)
    write_archive(project, arguments.rows)
    program = str(project / ".build" / "release" / "NewsReader")
    print(f"{arguments.rows} rows, {arguments.keys} keys each: processor time, bytes a key")
    for width, height in [(80, 24), (200, 60)]:
        terminal = Terminal(program, width, height)
        count = arguments.keys
        cases = {
            "within a screenful": [DOWN, UP] * (count // 2),
            "through the list": [DOWN] * count,
            "that changes nothing": [NOTHING] * (count // 4),
        }
        for name, keys in cases.items():
            spent, written = terminal.press(keys)
            print(f"{width:3}x{height}  {name:22} {spent:6.2f} ms {written:6.0f} bytes")
        terminal.close()


if __name__ == "__main__":
    sys.exit(main())
