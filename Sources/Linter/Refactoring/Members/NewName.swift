import Diagnostics
import SourceModel

/// The places at which a name stands by itself that is to be the new name of a member: they must go on
/// meaning what they mean.
struct NewName {
  private let text: String
  private let values: Uses
  /// The values and, since a type takes away the names of types as well, these.
  private let valuesAndTypes: Uses
  /// Where the file itself declares it.
  private let declarations: [Place]
  /// Where it is a generic parameter, which would take away the name of a type.
  private let placeholder: Place?
  /// Where nobody knows what it means: an attribute above all, which finds a type.
  private let obscure: Place?

  init(_ text: String, in index: FileIndex) {
    self.text = text
    let bindings = index.bindings(of: text)
    let free = index.places[text].filter { place in
      switch place.role {
      case .value, .type: break
      case .binding:
        guard bindings.binding(declaredAt: place.start)?.usesOuterName == true else { return false }
      default: return false
      }
      return bindings.binding(at: place.start).map { binding in
        binding.isKnownToTypes
          && index.places.localTypes.contains {
            binding.scope.contains($0.lowerBound) && $0.contains(place.start)
          }
      } ?? true
    }
    let families = Remembered<[String], Set<String>>()
    let around = free.map { place in
      let types = FileTypes.namesAround(place.owner)
      return families.answer(to: types) {
        types.reduce(into: Set(types)) { $0.formUnion(index.ancestors(of: $1)) }
      }
    }
    let all = zip(free, around).map { Use(place: $0, around: $1) }
    values = Uses(all.filter { $0.place.useOfType == nil })
    valuesAndTypes = Uses(all.filter { $0.place.useOfType.map { $0.kind == .type } ?? true })
    placeholder = index.places[text].first { place in
      if case .genericParameter = place.role { true } else { false }
    }
    obscure = index.places[text].first { place in
      if case .unknown = place.role { true } else { false }
    }
    declarations = index.places[text].filter { place in
      if case .declaration(let other) = place.role { other.isTopLevel } else { false }
    }
  }

  func check(for member: HiddenMember) throws(Refusal) {
    if member.isType, let placeholder {
      throw Refusal("a placeholder has the name '\(text)'", at: placeholder.name.range)
    }
    if member.isType, let obscure {
      throw Refusal("'\(text)' is used here for something else", at: obscure.name.range)
    }
    let uses = member.isType ? valuesAndTypes : values
    let use =
      member.type.map { type in uses.near[type]?.first { member.reaches($0.start) } }
      ?? uses.places.first
    let declaration = member.type == nil ? declarations.first : nil
    if let declaration, declaration.start < use?.start ?? .max {
      throw Refusal("'\(text)' is declared in the file", at: declaration.name.range)
    }
    guard let use else { return }
    throw Refusal("'\(text)' is used here for something else", at: use.name.range)
  }

  private struct Use {
    let place: Place
    /// The types around it and what they inherit from.
    let around: Set<String>
  }

  private struct Uses {
    let places: [Place]
    /// By a type around them, or one that such a type inherits from.
    private(set) var near: [String: [Place]] = [:]

    init(_ uses: [Use]) {
      places = uses.map(\.place)
      for use in uses {
        for type in use.around { near[type, default: []].append(use.place) }
      }
    }
  }
}

extension Place {
  fileprivate var useOfType: SourceModel.Use? {
    if case .type(let use) = role { use } else { nil }
  }
}
