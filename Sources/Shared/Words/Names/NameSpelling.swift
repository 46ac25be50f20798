/// The name of one value of a type: `Photo` is `photo`, `URLScheme` is `urlScheme`.
public func itemName(of typeName: String) -> String {
  guard let first = words(of: typeName).first, first.range.lowerBound == 0 else { return typeName }
  return first.text.lowercased() + typeName.utf8.dropFirst(first.range.upperBound).text
}

/// A name with a capital in front, as it stands behind another word.
public func capitalized(_ name: some StringProtocol) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}

extension Collection<UInt8> {
  /// The characters of these UTF-8 bytes.
  var text: String { String(decoding: self, as: UTF8.self) }
}
