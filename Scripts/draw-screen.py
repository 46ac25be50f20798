#!/usr/bin/env python3
"""Reads a terminal's screen as `tmux capture-pane -e -N -p` prints it, and writes it as an SVG picture."""
import html, re, sys

WIDTH, HEIGHT, MARGIN = 9, 20, 14  # of a cell and around the screen, in pixels
TEXT, GROUND = "#d8dee9", "#1d2430"


def pieces(line, style):
    """The texts of a line with their columns and attributes; `style` changes to what holds behind it."""
    found, column = [], 0
    for attributes, text in re.findall(r"\x1b\[([\d;]*)m|([^\x1b]+)", line):
        if text:
            found.append((column, text, set(style)))
            column += len(text)
            continue
        for code in (attributes or "0").split(";"):
            if code in ("", "0"):
                style.clear()
            elif code in ("1", "2", "7"):
                style.add(code)
    return found


def picture(lines):
    style = set()  # goes on from line to line
    rows = [pieces(line, style) for line in lines]
    columns = max((column + len(text) for row in rows for column, text, _ in row), default=0)
    width, height = columns * WIDTH + 2 * MARGIN, len(rows) * HEIGHT + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'font-family="ui-monospace, monospace" font-size="15" xml:space="preserve">',
        f'<rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>',
    ]
    for number, row in enumerate(rows):
        top = MARGIN + number * HEIGHT
        for column, text, attributes in row:
            left = MARGIN + column * WIDTH
            colour = TEXT
            if "7" in attributes:
                parts.append(f'<rect x="{left}" y="{top}" width="{len(text) * WIDTH}" '
                             f'height="{HEIGHT}" fill="{TEXT}"/>')
                colour = GROUND
            if not text.strip():
                continue
            bold = ' font-weight="bold"' if "1" in attributes else ""
            dim = ' opacity="0.6"' if "2" in attributes else ""
            parts.append(f'<text x="{left}" y="{top + 15}" textLength="{len(text) * WIDTH}" lengthAdjust="spacingAndGlyphs" '
                         f'fill="{colour}"{bold}{dim}>{html.escape(text)}</text>')
    return "\n".join(parts + ["</svg>", ""])


if __name__ == "__main__":
    sys.stdout.write(picture(sys.stdin.read().rstrip("\n").split("\n")))
