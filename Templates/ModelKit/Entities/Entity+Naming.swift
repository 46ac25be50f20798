extension Entity {
  /// The attributes by which people know an object, the best first: texts that every object has been given,
  /// what no two objects have in common, other texts, and dates.
  var namingAttributes: [String] {
    let attributes = ownAttributes
    let texts = attributes.filter { $0.type == .string }
    let entered = texts.filter { !$0.isOptional && $0.defaultValue == .null }
    let unique = attributes.filter { $0.isUnique && $0.type != .uuid && $0.type != .data }
    return (entered + unique + texts + attributes.filter { $0.type == .date }).map(\.name)
  }
}
