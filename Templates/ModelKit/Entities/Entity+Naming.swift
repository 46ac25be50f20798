extension Entity {
  /// The attributes by which people know an object, the best first: texts that every object has been given,
  /// what no two objects have in common, other texts that every object has, dates, and texts that some have.
  var namingAttributes: [AttributeDescription] {
    let attributes = ownAttributes
    let texts = attributes.filter { $0.type == .string }
    let entered = texts.filter { !$0.isOptional && $0.defaultValue == .null }
    let unique = attributes.filter { $0.isUnique && $0.type != .uuid && $0.type != .data }
    let dates = attributes.filter { $0.type == .date }
    return entered + unique + texts.filter { !$0.isOptional } + dates + texts
  }
}
