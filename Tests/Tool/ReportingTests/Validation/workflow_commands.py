"""GitHub's workflow commands as act understands them, the program that runs workflows outside of GitHub: a job
prints a report, and act's log says what it takes each line for."""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# The platform `-self-hosted` runs the job's steps on this machine, without a container.
WORKFLOW = """\
on: push
jobs:
  report:
    runs-on: here
    steps:
      - run: cat "$REPORT"
"""


def read(report):
    """What a report's commands are, in order: the command, its properties and its message."""
    act = Path(sys.executable).with_name("act")
    with tempfile.TemporaryDirectory() as folder:
        workflow = Path(folder, "report.yml")
        workflow.write_text(WORKFLOW)
        arguments = ["--platform", "here=-self-hosted", "--env", f"REPORT={report}", "--json"]
        run = subprocess.run(
            [act, "push", "--workflows", workflow, *arguments], cwd=folder, check=True,
            env=os.environ | {"HOME": folder, "XDG_CACHE_HOME": folder, "XDG_CONFIG_HOME": folder},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    entries = [json.loads(line) for line in run.stdout.splitlines() if line.startswith(b"{")]
    unread = [entry["msg"] for entry in entries if entry.get("raw_output")]
    assert not unread, unread
    return [
        (entry["command"], entry["kvPairs"], entry["arg"]) for entry in entries if "command" in entry
    ]
