/// The name of one value of a type: `Photo` is `photo`, `URLScheme` is `urlScheme`.
public func itemName(of typeName: String) -> String {
  guard let first = words(of: typeName).first, first.range.lowerBound == 0 else { return typeName }
  return decapitalized(first.text) + typeName.utf8.dropFirst(first.range.upperBound).text
}

/// A word as a name begins with it: `photo`, `url`, `iPhone`; a long one keeps the capital inside, `addOn`, `gitHub`.
public func decapitalized(_ word: String) -> String {
  let letters = word.utf8.prefix(2).map { $0 &- 0x61 < 26 }
  if letters.first == true { return word }
  guard letters.last == true, word.utf8.count > 4 else { return word.lowercased() }
  return word.prefix(1).lowercased() + word.dropFirst()
}

/// A name with a capital in front, as it stands behind another word.
public func capitalized(_ name: some StringProtocol) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}

extension Collection<UInt8> {
  /// The characters of these UTF-8 bytes.
  var text: String { String(decoding: self, as: UTF8.self) }
}
