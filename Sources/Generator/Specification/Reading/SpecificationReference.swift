/// Every key that a spec can have, in the order of its documentation.
public struct SpecificationReference: Sendable {
  /// A key and the way to it.
  public struct Place: Sendable {
    /// `models.attributes.unique`: the keys on the way, without the names between them.
    public let path: String
    /// What the mapping describes in which the key stands, with its article: "an attribute".
    public let subject: String
    public let key: KeyDeclaration
  }

  /// The whole spec as one mapping.
  public let root: EntryDeclaration
  /// A key stands before those of the mappings that its value can have.
  public let places: [Place]

  public init() {
    root = SpecificationEntry.declaration
    places = Self.places(in: root, below: "")
  }

  /// The declaration of one key, by its path.
  public func place(of path: String) -> Place? {
    places.first { $0.path == path }
  }

  private static func places(in entry: EntryDeclaration, below path: String) -> [Place] {
    entry.keys.flatMap { key -> [Place] in
      let place = Place(path: path + key.name, subject: entry.subject, key: key)
      guard let inner = key.form.mapping else { return [place] }
      return [place] + places(in: inner, below: place.path + ".")
    }
  }
}

extension ValueForm {
  /// The mapping that a value of this form is, contains, or can be.
  public var mapping: EntryDeclaration? {
    switch self {
    case .mapping(let declaration): declaration()
    case .list(let form), .entries(let form, _): form.mapping
    case .either(let forms): forms.lazy.compactMap(\.mapping).first
    case .text, .flag, .wholeNumber, .count, .any, .type, .countRange, .nestedLists,
      .choice, .duration, .packageAddress, .versionNumber:
      nil
    }
  }
}
