extension AttributeType {
  /// By which stores say what they hold of an attribute; all enumerations are alike, since a value that is no
  /// case is told as it is read.
  package var storedName: String { isEnumeration ? "enumeration" : name }

  /// - Parameter name: a `storedName`.
  package init?(storedAs name: String) {
    let types: [AttributeType] = [
      .bool, .integer, .double, .decimal, .string, .date, .url, .uuid, .data,
      .enumeration(name: "", cases: []),
    ]
    guard let type = types.first(where: { $0.storedName == name }) else { return nil }
    self = type
  }
}
