import SourceModel
import Words

/// Declarations whose letters somebody else has chosen.
extension Declaration {
  /// Whether it is an override, a coding key, a code, for old callers alone, a name for C or one in back quotes; a test is
  /// named by a sentence, and Xcode names previews.
  var isSpelledElsewhere: Bool {
    if modifiers.contains(.override) || isQuoted || isRetired { return true }
    switch kind {
    case .enumerationCase:
      return isCodingKey || isCodeOfList || isNamedForItsValue && joinsFigures
        || isValueItself && (Self.isCode(name.utf8) || name.utf8.contains(UInt8(ascii: "_")))
    case .constant, .variable: return isCodeOfList
    case .function:
      return (name.hasPrefix("test") || name.utf8.contains("_test"))
        && (source.isTest || isInTestCase)
        || hasAttribute("objc") && hasPrefixOfCategory
        || ["_cdecl", "_silgen_name", "c", "Test"].contains { hasAttribute($0) }
    case .structure: return name.hasSuffix("_Previews")
    default: return false
    }
  }

  /// `vc_resized`, `shop_currentLocale`: a few letters that keep methods of Objective-C apart.
  private var hasPrefixOfCategory: Bool {
    let prefix = name.utf8.prefix { $0 &- 0x61 < 26 }
    return prefix.count > 1 && prefix.count < 6
      && name.utf8.dropFirst(prefix.count).first == UInt8(ascii: "_")
  }

  private var isInTestCase: Bool {
    enclosingType?.inheritedTypes.contains { $0.name.hasSuffix("TestCase") } ?? false
  }

  /// `AED`, `AFN`, `ALL`: one of many cases or short constants in capitals that are no words.
  private var isCodeOfList: Bool {
    guard isCodeOfLetters, let parent else { return false }
    let codes = parent.children.lazy.filter { sibling in
      (sibling.kind == .enumerationCase) == (kind == .enumerationCase) && sibling.isCodeOfLetters
    }
    return codes.prefix(8).count == 8
  }

  private var isCodeOfLetters: Bool {
    Self.isCode(name.utf8)
      && (name.utf8.count < 4 || !LexicalWord(name.text.lowercased()).isKnown)
  }

  /// `case caQst = "ca_qst"`: one of many cases that repeat their values, which others read and write.
  var isNamedForItsValue: Bool {
    guard kind == .enumerationCase, repeatsItsValue, let parent else { return false }
    return parent.children.lazy.filter(\.repeatsItsValue).prefix(8).count == 8
  }

  /// `case gpl_2_0 = "gpl-2.0"`: without the underscores the figures would run together.
  private var joinsFigures: Bool {
    zip(name.utf8, name.utf8.dropFirst()).contains { one, next in
      one == UInt8(ascii: "_") && next &- 0x30 < 10
    }
  }

  private var repeatsItsValue: Bool {
    guard kind == .enumerationCase, value.utf8.first == UInt8(ascii: "\"") else { return false }
    return Self.letters(of: value).elementsEqual(Self.letters(of: name))
  }

  /// In small letters, with the figures and without all that is between them.
  private static func letters(of name: Name) -> some Sequence<UInt8> {
    name.utf8.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      .filter { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 }
  }

  private static func isCode(_ name: ByteText) -> Bool {
    name.first.map { $0 &- 0x41 < 26 } ?? false
      && name.allSatisfy { $0 &- 0x41 < 26 || $0 &- 0x30 < 10 }
  }

  /// Whether it stands beside the names of C or repeats one: `DDLogWarning`, `system_getuid`, `WIFEXITED`,
  /// `let DT_DIR: CInt`. A method may be one more `XCTAssertEqual`, and a value stand in for Apple's where that is missing.
  var isSpelledLikeC: Bool {
    switch kind {
    case .function:
      !isLocal && beginsWithCapitals && (!isMember || hasPrefixOfApple) || endsInFunctionOfC
        || isShouted && parameters.contains { Self.isTypeOfC($0.type.text) }
    case .constant, .variable:
      mirrorsForeignName || repeatsMember || isShouted && Self.isTypeOfC(type.text)
        || hasPrefixOfApple && isForOnePlatform
    case .typeAlias: mirrorsForeignName
    default: false
    }
  }

  /// `let d_name = entry.d_name`: judged where the member is declared, by whom it may be.
  private var repeatsMember: Bool {
    isLocal && value.code.hasSuffix("." + name.text)
  }

  private var beginsWithCapitals: Bool {
    let capitals = name.utf8.prefix { $0 &- 0x41 < 26 }
    return capitals.count > 2 && capitals.count < name.utf8.count
  }

  /// `XCTAssertEqual`, `NSFileNoSuchFileError`
  private var hasPrefixOfApple: Bool {
    ["CF", "CG", "NS", "UI", "XCT"].contains { prefix in
      let rest = name.utf8.dropFirst(prefix.utf8.count).prefix(2)
      return name.hasPrefix(prefix) && rest.count == 2 && rest.first.map { $0 &- 0x41 < 26 } == true
        && rest.last.map { $0 &- 0x61 < 26 } == true
    }
  }

  /// Whether a condition of `#if` around it is about the platform or its libraries.
  private var isForOnePlatform: Bool {
    source.branches(around: name.offsets.lowerBound).contains { branch, others in
      ([branch] + others).contains { clause in
        ["os(", "canImport("].contains(where: clause.condition.text.contains)
      }
    }
  }

  private var endsInFunctionOfC: Bool {
    guard name.utf8.contains(UInt8(ascii: "_")), let last = words(of: name.text).last else {
      return false
    }
    return WordJudge().verdict(on: last.key).list == .functions
  }

  private var isShouted: Bool {
    name.utf8.count > 2 && !name.utf8.contains { $0 &- 0x61 < 26 }
  }

  private static func isTypeOfC(_ type: String) -> Bool {
    type.hasPrefix("CInt") || type.hasPrefix("CUnsigned")
      || ["Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"].contains(type)
  }
}

extension SwiftSource {
  /// Whether the file imports a library of C, whose way to join words it may repeat.
  var importsC: Bool {
    imports.contains { module in
      let capitals = module.utf8.prefix(2)
      return librariesOfC.contains(module)
        || capitals.first == UInt8(ascii: "C") && capitals.allSatisfy { $0 &- 0x41 < 26 }
          && !module.hasPrefix("CF")
    }
  }
}

private let librariesOfC: Set<String> = [
  "Android", "Bionic", "Darwin", "Glibc", "Musl", "WASILibc", "WinSDK", "ucrt",
]
