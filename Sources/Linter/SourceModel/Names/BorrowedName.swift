import SwiftFacts
import Words

/// What tells that somebody else has made a doubtful word of a name.
extension SwiftSource {
  /// Whether the word belongs to a name that comes from elsewhere: of a protocol of Apple's, of a library,
  /// of a standard, of another language.
  func isBorrowed(_ doubt: KnownNames.Doubt, of found: FoundName) -> Bool {
    let (word, verdict) = (doubt.word, doubt.verdict)
    if found.role == .parameter, isParameterOfApple(found) { return true }
    guard word.kind == .word else { return false }
    if word.key.utf8.count == 2, isAxis(word.key) || hasPrefixOfType(word, of: found) {
      return true
    }
    switch verdict.judgement {
    case .known: return false
    case .abbreviation:
      return !verdict.isCertain && isBesideUnknown(found)
        || word.key.utf8.count < 5 && hasCapitals(word.key) && isPartOfCapitals(word, of: found)
    case .misspelling(let words):
      return words.count > 1 && verdict.list == .distance && isBesideUnknown(found)
    case .unknown: return false
    }
  }

  private func isParameterOfApple(_ found: FoundName) -> Bool {
    guard found.parameter >= 0 else { return false }
    let label = facts.parameters[Int(found.parameter)].label
    return AppleParameters.contains(label: name(label), name: name(found.name))
  }

  /// `tx` beside `ty`: one letter for a thing, one for an axis.
  private func isAxis(_ key: String) -> Bool {
    guard let axis = key.utf8.last, axis == UInt8(ascii: "x") || axis == UInt8(ascii: "y") else {
      return false
    }
    return hasName(key.prefix(1) + (axis == UInt8(ascii: "x") ? "y" : "x"))
  }

  /// `cbUUID: CBUUID`: the capitals in front of the names of a library.
  private func hasPrefixOfType(_ word: NameWord, of found: FoundName) -> Bool {
    guard word.range == 0..<2, found.name.end - found.name.start > 3, found.owner >= 0 else {
      return false
    }
    let fact = facts.declarations[Int(found.owner)]
    guard fact.kind.isValue, fact.name == found.name else { return false }
    let capitals = word.key.uppercased()
    return [fact.type, fact.value].contains { place in
      !place.isEmpty
        && bytes[place.offsets.prefix(120)].contains(capitals) { range in
          range.upperBound < bytes.count && bytes[range.upperBound] &- 0x41 < 26
            && !isPartOfName(at: range.lowerBound - 1)
        }
    }
  }

  /// Whether another word of the name is in no list: then the name may be in another language.
  private func isBesideUnknown(_ found: FoundName) -> Bool {
    memory.pointee.knownNames.doubts(at: found.place).contains { doubt in
      if case .unknown = doubt.verdict.judgement { doubt.word.key.utf8.count > 4 } else { false }
    }
  }

  /// Whether the file writes the word and its neighbour as one in capitals, or speaks of them so in a
  /// comment or a string: `PUBREC` for `pubRec`, `"OP_CHECKSIG"` for `OpCheckSig`.
  private func isPartOfCapitals(_ word: NameWord, of found: FoundName) -> Bool {
    // A local name is its writer's own.
    switch found.role {
    case .binding, .local, .parameter, .genericParameter: return false
    case .type, .function, .value, .enumerationCase, .label: break
    }
    let name = bytes[found.name.offsets]
    let start = name.startIndex + word.range.lowerBound
    let rest = name[(name.startIndex + word.range.upperBound)...]
    if let first = rest.first, first &- 0x41 < 26 {
      let capitals = rest.prefix { $0 &- 0x41 < 26 }.count
      let next = rest.prefix(capitals + rest.dropFirst(capitals).prefix { $0 &- 0x61 < 26 }.count)
      if next.count > 2, isWritten(name[start..<next.startIndex], next) { return true }
    }
    guard name[start] &- 0x41 < 26, start > name.startIndex else { return false }
    let small = name[..<start].reversed().prefix { $0 &- 0x61 < 26 }.count
    guard small > 1 else { return false }
    let isCapital = start - small > name.startIndex && name[start - small - 1] &- 0x41 < 26
    let front = name[(start - small - (isCapital ? 1 : 0))..<start]
    return isWritten(front, name[start..<rest.startIndex], isWhole: true)
  }

  private func isWritten(_ first: ByteText, _ second: ByteText, isWhole: Bool = false) -> Bool {
    let front = String(decoding: first, as: UTF8.self).uppercased()
    let back = String(decoding: second, as: UTF8.self).uppercased()
    return answer(to: .symbol(front, back)) {
      bytes[...].contains(front + back) { range in
        !isPartOfName(at: range.lowerBound - 1) && !isPartOfName(at: range.upperBound)
      }
        || !isWhole
          && bytes[...].contains(front + "_" + back) { range in
            !isPartOfName(at: range.lowerBound - 1) && isInProse(range)
          }
    }
  }
}
