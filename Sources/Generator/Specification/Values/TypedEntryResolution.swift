import Diagnostics

extension SpecificationEntry {
  /// The type that is named, which is reported where there is none.
  func knownType(_ type: Located<TypeName>, to report: Reporter? = nil) -> ValueType? {
    valueType(type.value)
      ?? (report ?? problems[.unknownType]).unknown(
        type.map(\.name), as: "no type is called",
        among: inheritedEnumeration(type.value.name).map { [$0] } ?? typeNames)
  }

  func resolvedType(of entry: some TypedEntry) -> ValueType? {
    entry.type.flatMap { knownType($0) }
  }

  /// The literal that an entry gives as its default.
  func defaultValue(of entry: some TypedEntry, type: ValueType) -> AttributeValue? {
    guard let node = entry.defaultNode else { return nil }
    let report = problems[.unknownType]
    guard let attribute = type.attributeType, !type.isList else {
      return report("\(type.swiftName) has no default", at: node)
    }
    let isPath = { (text: Text) in entry is InputEntry && text.settingName != nil }
    if isQuotedPath(node, ofType: attribute, to: report, where: isPath) { return nil }
    return attribute.value(of: node, to: report)
  }
}

extension TypedEntry {
  /// The setting in `default: settings.feedURL`.
  var settingName: Text? {
    guard let node = defaultNode, let scalar = node.scalar, scalar.isPlain else { return nil }
    return Text(scalar.text, at: node).settingName
  }
}

extension Located where Value == String {
  /// The setting in `settings.feedURL`.
  var settingName: Text? {
    guard value.hasPrefix("settings.") else { return nil }
    return Located(String(value.dropFirst("settings.".count)), at: range)
  }
}
