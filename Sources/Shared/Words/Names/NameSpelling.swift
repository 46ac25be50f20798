/// The name of one value of a type: `Photo` is `photo`, `URLScheme` is `urlScheme`.
public func itemName(of typeName: String) -> String {
  guard let first = words(of: typeName).first, first.range.lowerBound == 0 else { return typeName }
  return first.text.lowercased() + typeName.utf8.dropFirst(first.range.upperBound).text
}

/// The name of a collection of values of a type: `Photo` is `photos`, `PhotoAlbum` is `photoAlbums`.
///
/// Where the last word is its own plural, the collection has to differ from its item: `News` is
/// `newsList`.
public func pluralName(of typeName: String) -> String {
  let item = itemName(of: typeName)
  guard let last = words(of: item).last else { return item + "List" }
  guard last.kind != .number, !isOwnPlural(last.key) else { return item + "List" }
  let word = last.kind == .acronym ? last.text + "s" : plural(of: last.text)
  let front = item.utf8.prefix(last.range.lowerBound).text
  return front + word + item.utf8.dropFirst(last.range.upperBound).text
}

extension Collection<UInt8> {
  /// The characters of these UTF-8 bytes.
  var text: String { String(decoding: self, as: UTF8.self) }
}
