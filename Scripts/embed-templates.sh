#!/bin/bash
# Writes the table of the files under Templates, which the compiler embeds one by one, and of the specs
# under Examples; what uses one of them is no part of the tool.
# Run it after a file was added, moved or removed; a change inside a file needs nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
table=Sources/Generator/EmbeddedTemplates/Table.c

paths=$({ cd Templates && find . -type f | sed 's|^\./||'; cd .. && find Examples -type f ! -name '*.svg' ! -path 'Examples/news-server/*'; } | LC_ALL=C sort)
origin() { case $1 in Examples/*) echo "$1" ;; *) echo "Templates/$1" ;; esac; }
symbol() { printf 'file_%s' "${1//[^A-Za-z0-9]/_}"; }

{
  echo '// Written by Scripts/embed-templates.sh.'
  echo '#include "EmbeddedTemplates.h"'
  while IFS= read -r path; do
    echo
    echo "static const unsigned char $(symbol "$path")[] = {"
    echo "#embed \"../../../$(origin "$path")\" suffix(,)"
    echo '0};'
  done <<<"$paths"
  echo
  echo '#define FILE(path, bytes) {path, bytes, sizeof(bytes) - 1}'
  echo 'const struct EmbeddedFile embeddedFiles[] = {'
  while IFS= read -r path; do
    echo "  FILE(\"$path\", $(symbol "$path")),"
  done <<<"$paths"
  echo '};'
  echo 'const unsigned long embeddedFileCount = sizeof(embeddedFiles) / sizeof(embeddedFiles[0]);'
} >"$table"
