#!/bin/sh
# Builds the tool that compares the scanner with SwiftParser, and runs it:
#   Scripts/facts.sh compare FOLDER ...       the files and interfaces below folders
#   Scripts/facts.sh generate [--count N]     generated programs
#   Scripts/facts.sh damage FOLDER ...        damaged copies: no crash, linear time
#   Scripts/facts.sh speed FOLDER ...         processor time of both
# SwiftParser comes with the toolchain; nothing that is shipped links it.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
sources=${FACTS_SOURCES:-$root/Sources/SwiftFacts}
build=${FACTS_BUILD:-$root/.build/facts}
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
host=$resources/host
mkdir -p "$build"

tests=$root/Tests/SwiftFactsTests
parts="$tests/Oracle $tests/Comparison $tests/Generated $tests/Damage $root/Benchmarks/Facts"

newest=$(find "$sources" $parts -name '*.swift' -newer "$build/facts" 2>/dev/null | head -1 || true)
if [ ! -x "$build/facts" ] || [ -n "$newest" ]; then
  (
    cd "$build"
    swiftc -O -wmo -swift-version 6 -parse-as-library -module-name SwiftFacts -enable-testing \
      -emit-module -emit-module-path SwiftFacts.swiftmodule -c -o SwiftFacts.o \
      $(find "$sources" -name '*.swift' | sort)
    swiftc -O -wmo -swift-version 6 -module-name facts -I . -I "$host" -L "$host" \
      -Xlinker -rpath -Xlinker "$host" -lSwiftSyntax -lSwiftParser -o facts SwiftFacts.o \
      $(find $parts -name '*.swift' | sort)
  )
fi
exec "$build/facts" "$@"
