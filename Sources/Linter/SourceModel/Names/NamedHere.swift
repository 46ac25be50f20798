extension Declaration {
  /// Whether the file has chosen the name: no override, no operator, no local function, not where the program begins,
  /// nothing that other languages or the test library call, nothing that is there for old callers alone,
  /// nothing that a program has written or JavaScript calls. What a protocol may ask for is for `PossibleWitness` to
  /// tell.
  public var isNamedHere: Bool { remembered(.isNamedHere, judged: .isNameJudged) { isNameChosen } }

  /// The same for a name behind an underscore, which most rules leave alone: `_usesCache`.
  public var isNamedHereBehindUnderscore: Bool {
    name.utf8.first == UInt8(ascii: "_")
      && name.utf8.dropFirst().first.map { $0 &- 0x61 < 26 } == true && isChosen
  }

  private var isNameChosen: Bool { beginsWithLetter && isChosen }

  private var isChosen: Bool {
    guard !modifiers.contains(.override), !isLocal, !source.isMachineWritten,
      !isCalledByJavaScript, !isRetired, !isEntryPoint
    else { return false }
    return !attributes.contains { attribute in
      attribute.name == "objc"
        ? !attribute.arguments.isEmpty
        : Self.foreignAttributes.contains { attribute.name == $0 }
    }
  }

  /// `static func main() async throws`, which the language asks for.
  private var isEntryPoint: Bool { kind == .function && isStatic && name == "main" }

  /// Whether it is there for old callers alone.
  public var isRetired: Bool {
    attributes.contains { attribute in
      attribute.name == "available"
        && Self.retirements.contains { attribute.arguments.contains($0) }
    }
  }

  private var beginsWithLetter: Bool {
    name.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 } ?? false
  }

  private static let retirements = ["deprecated", "obsoleted", "renamed", "unavailable"]
  private static let foreignAttributes = [
    "Test", "_cdecl", "_dynamicReplacement", "_silgen_name", "c", "implementation",
  ]
}
