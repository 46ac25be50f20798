#!/bin/bash
# Draws Examples/notes.svg, the picture in the README: generates the notes with an archive of
# its own, runs it in tmux, and turns what is on the screen into lines of text with their attributes.
set -euo pipefail
cd "$(dirname "$0")/.."
armature=${ARMATURE:-.build/debug/armature}
armature=$(realpath "$armature")
target=$PWD/Examples/notes.svg
drawing=$PWD/Scripts/draw-screen.py
work=$(mktemp -d)
trap 'tmux -L armature-picture kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

cp Examples/notes.yml "$work"
mkdir "$work/Resources"
cat >"$work/Resources/notes.json" <<'ARCHIVE'
{"format": 1, "Note": [
  {"title": "Views that only show", "creationDate": "2026-01-05T08:30:00Z"},
  {"title": "One table of conventions, used three ways", "creationDate": "2026-01-04T17:05:00Z"},
  {"title": "What a controller may forget", "creationDate": "2026-01-03T12:00:00Z"}
]}
ARCHIVE
cd "$work"
"$armature" new notes.yml --quiet
swift build --package-path Notes >/dev/null
tmux -L armature-picture -f /dev/null new-session -d -x 66 -y 11 \
  "TZ=UTC Notes/.build/debug/Notes --data '$work/data'"
sleep 3
tmux -L armature-picture send-keys Down
sleep 1
tmux -L armature-picture capture-pane -e -N -p | python3 "$drawing" >"$target"
