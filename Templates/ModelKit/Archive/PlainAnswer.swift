import Foundation

/// JSON of a server that knows no archives: an object, or an array of objects.
struct PlainAnswer {
  private let objects: [JSONValue]

  /// - Returns: nil for an archive, which says the number of its format, and for what is neither an object nor an array.
  init?(_ json: JSONValue) {
    switch json {
    case .array(let elements): objects = elements
    case .object(let members) where !members.contains(where: Self.isFormat): objects = [json]
    default: return nil
    }
  }

  /// Another `format` is an attribute.
  private static func isFormat(_ member: JSONValue.Member) -> Bool {
    guard member.name == "format", case .number = member.value else { return false }
    return true
  }

  /// The same as an archive of objects of a model. Of each object what belongs to an attribute is taken, `published_at`
  /// for `publishedAt` too; its `id` is that by which it is found again.
  func archive(of entity: Entity) -> JSONValue {
    let records = objects.map { object -> JSONValue in
      guard case .object(let members) = object else { return object }
      let attributes = entity.ownAttributes.filter { !$0.isTransient }
      return .object(
        Self.identity(among: members) + attributes.compactMap { Self.member($0, among: members) })
    }
    return .object([
      JSONValue.Member(name: "format", value: .number("1")),
      JSONValue.Member(name: entity.modelName, value: .array(records)),
    ])
  }

  private static func identity(among members: [JSONValue.Member]) -> [JSONValue.Member] {
    let identity =
      members.first { $0.name == ArchiveRecord.identityKey } ?? members.first { $0.name == "id" }
    switch identity?.value {
    case .string(let text)?, .number(let text)?:
      return [JSONValue.Member(name: ArchiveRecord.identityKey, value: .string(text))]
    default: return []
    }
  }

  private static func member(
    _ attribute: AttributeDescription, among members: [JSONValue.Member]
  ) -> JSONValue.Member? {
    let letters = letters(of: attribute.name)
    let member =
      members.first { $0.name == attribute.name }
      ?? members.first { Self.letters(of: $0.name) == letters }
    return member.map {
      JSONValue.Member(name: attribute.name, value: value($0.value, of: attribute.type))
    }
  }

  private static func letters(of name: String) -> String {
    name.filter { $0 != "_" && $0 != "-" }.lowercased()
  }

  /// Servers count the seconds of a date from 1970.
  private static func value(_ value: JSONValue, of type: AttributeType) -> JSONValue {
    guard case (.date, .number(let text)) = (type, value), let seconds = Double(text) else {
      return value
    }
    return .number("\(seconds - Date.timeIntervalBetween1970AndReferenceDate)")
  }
}
