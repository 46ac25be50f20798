#!/bin/sh
# Builds the tool that compares the scanner with SwiftParser, and runs it:
#   Scripts/facts.sh compare FOLDER ...       the files and interfaces below folders
#   Scripts/facts.sh generate [--count N]     generated programs
#   Scripts/facts.sh damage FOLDER ...        damaged copies: no crash, linear time
#   Scripts/facts.sh speed FOLDER ...         processor time of both
# SwiftParser comes with the toolchain; nothing that is shipped links it.
#
# Scripts/break-facts.py sets FACTS_SOURCES (another scanner), FACTS_BUILD (where it is built) and
# FACTS_TOOL (where the rest was built before).
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
sources=${FACTS_SOURCES:-$root/Sources/Linter/SwiftFacts}
build=${FACTS_BUILD:-$root/.build/facts}
tool=${FACTS_TOOL:-$build}
tests=$root/Tests/Linter/SwiftFactsTests
parts="$tests/Oracle $tests/Comparison $tests/Generated $tests/Damage $root/Benchmarks/Facts"
mkdir -p "$build"

newest=$(find "$sources" $parts -name '*.swift' -newer "$build/facts" 2>/dev/null | head -1 || true)
if [ ! -x "$build/facts" ] || [ -n "$newest" ]; then
  resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  host=$resources/host
  (
    cd "$build"
    # Testing is enabled because the extractor makes facts of its own.
    swiftc ${FACTS_OPTIMIZATION:--O} -wmo -swift-version 6 -parse-as-library \
      -module-name SwiftFacts -enable-testing \
      -emit-module -emit-module-path SwiftFacts.swiftmodule -c -o SwiftFacts.o \
      $(find "$sources" -name '*.swift' | sort)
    if [ "$tool" = "$build" ]; then
      swiftc -O -wmo -swift-version 6 -module-name facts -I . -I "$host" -c -o tool.o \
        $(find $parts -name '*.swift' | sort)
    fi
    swiftc -L "$host" -Xlinker -rpath -Xlinker "$host" -lSwiftSyntax -lSwiftParser -o facts \
      "$tool/tool.o" SwiftFacts.o
  )
fi
exec "$build/facts" "$@"
