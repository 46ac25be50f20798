import SwiftFacts
import Words

extension KnownNames.Doubt {
  /// A quick look at the bytes, which most names do not pass: the letters of the word in their order, or the beginning
  /// of what the lists say.
  fileprivate func mayBeTold(by name: ByteText) -> Bool {
    var letters = word.key.utf8.makeIterator()
    var next = letters.next()
    for letter in name where letter.inSmall == next { next = letters.next() }
    return next == nil || beginnings.contains(where: name.mayContain)
  }
}

/// What stands beside a name in the code and may tell what it means.
extension SwiftSource {
  /// The clause of a type or the type of anything else, and the value of what has a name.
  func places(of found: FoundName) -> [ByteRange] {
    let fact = facts.declarations[Int(found.owner)]
    if fact.name == found.name {
      return [fact.kind.isType ? ByteRange(fact.name.end, fact.body.start) : fact.type, fact.value]
    }
    guard found.parameter >= 0 else { return [valueOfBinding(found.name)] }
    let parameter = facts.parameters[Int(found.parameter)]
    return [parameter.type, parameter.value]
  }

  /// What names beside a name say of a word of it; only likely where the name ends in a word for what only describes
  /// the thing: `reg` of a regular expression. What the lists know for one word is that.
  func told(
    of doubt: KnownNames.Doubt, by names: [String], on found: FoundName
  ) -> (verdict: Verdict?, hasWord: Bool) {
    let told = memory.pointee.knownNames.told(of: doubt, by: names)
    guard let verdict = told.verdict, doubt.verdict.replacements.count > 1,
      let end = verdict.replacements.first?.filter({ $0 != " " }),
      doubt.word.range.upperBound == Int(found.name.end - found.name.start)
    else { return told }
    let endsName = names.contains { name in
      ["", "s"].contains { name.lowercased().hasSuffix(end + $0) }
    }
    return endsName ? told : (verdict.likely, told.hasWord)
  }

  /// Whether the file declares a member of the same name somewhere else.
  func isMember(named name: ByteRange) -> Bool {
    facts.declarations.contains {
      $0.block < 0 && $0.name != name && nameBytes($0.name).elementsEqual(nameBytes(name))
    }
  }

  /// The rest of the line behind `if let name =`.
  func valueOfBinding(_ name: ByteRange) -> ByteRange {
    let rest = bytes[name.offsets.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    guard rest.first(where: { $0 != 0x20 }) == UInt8(ascii: "=") else { return .none }
    return ByteRange(name.end, Int32(clamping: rest.endIndex))
  }

  /// Whether it is `Components` of `Components.Level`, which tells where something lies and not what it is.
  private func isNamespace(_ name: ByteText) -> Bool {
    name.endIndex + 1 < bytes.count && bytes[name.endIndex] == UInt8(ascii: ".")
      && bytes[name.endIndex + 1] &- 0x41 < 26
  }

  /// The names at the beginning of some code that may tell what a word stands for, but not the labels of arguments.
  func namesUsed(in code: ByteRange, telling doubt: KnownNames.Doubt) -> [String] {
    var names: [String] = []
    bytes[code.offsets.prefix(120)].forEach(stretchOf: \.isPartOfName) { name in
      guard name.endIndex == bytes.count || bytes[name.endIndex] != UInt8(ascii: ":"),
        !isNamespace(name), doubt.mayBeTold(by: name)
      else { return }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }
}
