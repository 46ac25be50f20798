import SourceModel

/// All that a name is bound to in the bodies of a file, and which of it each place of the name means.
struct Bindings {
  let places: [Place]
  /// In the order of their scopes; what binds the name at a place is the last one that holds there.
  let all: [Binding]
  /// The places that use what has the name around them.
  let uses: [Int]
  private let nest: Nest
  /// By binding.
  private var usesOfEach: [[Int]]
  /// By the place that declares it.
  private var declared: [Int: Int] = [:]
  private var groups: [Binding.Identity: [Int]] = [:]

  init(of name: String, in places: Places) {
    self.places = places[name]
    let declared = self.places.compactMap { Binding($0, in: places.clauses) }
    let hiding = Self.typesWithMember(at: self.places)
    let found = (declared + Self.implicit(name, in: places.source)).map { binding in
      let types = binding.isKnownToTypes ? hiding : places.localTypes
      return binding.isOfFile ? binding : binding.hidden(in: types)
    }
    all = Self.inOrder(found)
    nest = Nest(all.map(\.scope))
    usesOfEach = Array(repeating: [], count: all.count)
    for (number, binding) in all.enumerated() {
      if binding.kind != .implicit { self.declared[binding.name.lowerBound] = number }
      groups[binding.identity, default: []].append(number)
    }
    let open = self.declared
    uses = self.places.indices.filter { [all, places = self.places] number in
      Self.isUse(places[number], of: open[places[number].start].map { all[$0] })
    }
    for use in uses {
      guard let number = number(at: self.places[use].start) else { continue }
      usesOfEach[number].append(use)
    }
  }

  /// The bodies of types that have a member with the name.
  private static func typesWithMember(at places: [Place]) -> [Range<Int>] {
    places.compactMap { place in
      guard case .declaration(let member) = place.role, member.isMember else { return nil }
      return member.parent?.body.offsets
    }
  }

  /// The first of those with one scope counts, and so stands last; a function or a type that a body declares counts
  /// before what the body is given.
  private static func inOrder(_ bindings: [Binding]) -> [Binding] {
    bindings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      return (
        first.scope.lowerBound, -first.scope.count, first.isKnownToTypes ? 1 : 0, -left.offset
      )
        < (
          second.scope.lowerBound, -second.scope.count, second.isKnownToTypes ? 1 : 0, -right.offset
        )
    }.map(\.element)
  }

  private static func isUse(_ place: Place, of binding: Binding?) -> Bool {
    switch place.role {
    case .value, .unknown, .type: true
    case .binding: binding?.usesOuterName ?? false
    default: false
    }
  }
}

extension Bindings {
  /// What the name means at a place; nil where no body binds it: a member or something at the top of a file.
  func binding(at offset: Int) -> Binding? {
    number(at: offset).map { all[$0] }
  }

  func number(at offset: Int) -> Int? {
    nest.last(containing: offset) { !all[$0].isGap(offset) }
  }

  /// What is declared where a name stands.
  func number(declaredAt start: Int) -> Int? { declared[start] }

  func binding(declaredAt start: Int) -> Binding? {
    declared[start].map { all[$0] }
  }

  /// The bindings that are one name, in the order of their scopes.
  func group(_ identity: Binding.Identity) -> [Int] { groups[identity] ?? [] }

  /// The places that use what a binding gives.
  func uses(of number: Int) -> [Int] { usesOfEach[number] }

  /// The place that begins at an offset.
  func place(at start: Int) -> Place? {
    let number = places.partitionPoint { $0.start >= start }
    return number < places.count && places[number].start == start ? places[number] : nil
  }
}

extension Bindings {
  /// What the language binds where nothing is written.
  private static func implicit(_ name: String, in source: SwiftSource) -> [Binding] {
    switch name {
    case "error":
      let named = source.localNames.lazy.filter { $0.kind == .catchBinding }
      let ends = Set(named.map(\.scope.upperBound))
      return source.blocks.filter { $0.kind == .catchBody }.map(\.range.bytes)
        .filter { !ends.contains($0.upperBound) }.map(given)
    case "newValue", "oldValue":
      let accessors = source.declarations.flatMap(\.accessors)
      return accessors.filter { $0.parameter.isEmpty && $0.kind != .get && !$0.body.isEmpty }
        .map { given(in: $0.body.offsets) }
    default: return []
    }
  }

  private static func given(in body: Range<Int>) -> Binding {
    Binding(name: body.lowerBound..<body.lowerBound, scope: body, home: body, kind: .implicit)
  }
}
