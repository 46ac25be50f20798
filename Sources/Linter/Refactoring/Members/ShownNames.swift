import Diagnostics
import SourceModel

/// What a file makes a text of: a type appears in it by its name, a structure with the names of its properties, a
/// value of an enumeration by the name of its case.
struct ShownNames {
  /// Where a name may be shown.
  struct Place {
    /// Nil in another file.
    let range: FileRange?
    /// The call or literal that shows it.
    let maker: String
  }

  private var places: [Mark: Place] = [:]
  private let index: FileIndex
  private let uses: CarriedUses
  private let values: ShownValues
  private var heirs: [String: [String]] = [:]
  /// By where they begin: the calls that closures are given to.
  private var callsOfClosures: [Int: Call] = [:]
  /// By what is called.
  private let calls: [String: [Call]]
  /// By the name of a function: the types of the closures that it takes.
  private let closureTypes: [String: [Name]]
  private let subjects: SwitchSubjects
  private var seen: Set<Step> = []
  private var seenGiven: Set<Given> = []
  private var open: [(use: Use, showing: Showing, place: Place)] = []

  private struct Mark: Hashable {
    let type: String
    let showing: Showing
  }

  private struct Step: Hashable {
    let value: Int
    let showing: Showing
  }

  /// What functions of one name are given for parameters of one label.
  private struct Given: Hashable {
    let function: String
    let label: String
    let position: Int
    let showing: Showing
  }

  init(in index: FileIndex) {
    self.index = index
    let source = index.source
    values = ShownValues(in: source)
    calls = Dictionary(grouping: source.calls) { $0.callee.text }
    subjects = SwitchSubjects(in: source)
    closureTypes = Dictionary(grouping: source.declarations.filter { $0.kind == .function }) {
      $0.name.text
    }
    .mapValues { $0.flatMap(\.parameters).map(\.type.name).filter { $0.contains("->") } }
    let members = source.declarations.filter { $0.isMember && !$0.kind.isType }
    let functions = source.declarations.filter { $0.kind == .function || $0.kind.isValue }
    let generic = functions.filter { !$0.genericParameters.isEmpty }
    uses = CarriedUses(
      in: source, declared: Set(members.map(\.name.text)),
      functions: Set(functions.map(\.name.text)).subtracting(generic.map(\.name.text)))
    for type in source.declarations where type.kind.isType {
      for ancestor in ancestors(of: FileTypes.name(of: type)) {
        heirs[ancestor, default: []].append(FileTypes.name(of: type))
      }
    }
    for argument in source.arguments where argument.isClosure {
      callsOfClosures[argument.value.offsets.lowerBound] = argument.call
    }
    for text in ShownText.all(in: source) { follow(text) }
    open = []
  }

  /// Where the name of a type may be shown.
  func place(ofType type: String) -> Place? {
    let values: [Showing] = isDescribed(type) ? [] : [.text, .members]
    return first([.type] + values, of: type)
  }

  /// Where the names of stored properties or cases may be shown.
  func place(ofMembersOf type: String) -> Place? {
    if ancestors(of: type).contains("CustomReflectable") { return nil }
    let isText = index.types[type]?.isClass != true && !isDescribed(type)
    return first(isText ? [.text, .members] : [.members], of: type)
  }

  func isShownError(_ type: String) -> Bool {
    !ancestors(of: type).isDisjoint(with: ["Error", "LocalizedError"]) && !isDescribed(type)
  }

  private func first(_ showings: [Showing], of type: String) -> Place? {
    for showing in showings {
      if let place = places[Mark(type: type, showing: showing)] { return place }
    }
    let family = ancestors(of: type).union([type]).sorted()
    for showing in showings {
      guard
        let maker = family.lazy.compactMap({ index.project.selfShowing.makers[$0]?[showing] }).first
      else { continue }
      return Place(range: nil, maker: maker)
    }
    return nil
  }

  private func ancestors(of type: String) -> Set<String> {
    index.ancestors(of: type).union(index.types[type]?.inherited ?? [])
  }

  /// Whether a value says itself what its text is.
  private func isDescribed(_ type: String) -> Bool {
    !ancestors(of: type).isDisjoint(with: Self.describing)
      || index.types[type]?.declarations.contains { declaration in
        declaration.children.contains {
          $0.modifiers.contains(.override) && $0.name == "description"
        }
      } ?? false
  }

  private static let describing: Set = [
    "CustomDebugStringConvertible", "CustomStringConvertible", "LosslessStringConvertible",
    "TextOutputStreamable",
  ]
}

// MARK: Following

extension ShownNames {
  private mutating func follow(_ text: ShownText) {
    uses.forEach(in: text.code) { use, isType in
      let place = Place(range: use.name.range, maker: text.maker.excerpt)
      open.append((use, isType ? .type : text.showing, place))
    }
    while let next = open.popLast() { reach(next.use, as: next.showing, from: next.place) }
  }

  private mutating func push(_ code: Name, as showing: Showing, from place: Place) {
    guard !code.isEmpty else { return }
    uses.forEach(in: code) { use, isType in open.append((use, isType ? .type : showing, place)) }
  }

  private mutating func reach(_ use: Use, as showing: Showing, from place: Place) {
    let name = use.name.text
    if use.isOfSelf {
      guard let type = FileTypes.namesAround(use.owner).first else { return }
      let isType = name == "self" && use.owner?.isStatic == true
      return mark(type, as: isType ? .type : showing, at: place)
    }
    let start = use.name.offsets.lowerBound
    if name.hasPrefix("$") { return reachGiven(toClosureAround: start, as: showing, from: place) }
    let isMember = use.kind == .member || use.kind == .implicitMember || use.kind == .memberType
    let found = values.values(of: name, at: start, isMember: isMember)
    for value in found { reach(value, as: showing, from: place) }
    if index.types[name]?.declarations.isEmpty == false { mark(name, as: showing, at: place) }
  }

  private mutating func reach(_ number: Int, as showing: Showing, from place: Place) {
    guard seen.insert(Step(value: number, showing: showing)).inserted else { return }
    let value = values.values[number]
    if let type = value.type { return mark(type, as: showing, at: place) }
    for origin in value.origins + value.given { push(origin, as: showing, from: place) }
    switch value.source {
    case .calls(let function, let label, let position):
      let parameter = Given(
        function: function, label: label, position: position, showing: showing)
      reach(parameter, from: place)
    case .closure(let start): reachGiven(toClosureAround: start, as: showing, from: place)
    case .outer(let name):
      let start = name.offsets.lowerBound
      for outer in values.values(of: name.text, at: start, isMember: false) where outer != number {
        reach(outer, as: showing, from: place)
      }
    case .pattern(let name): reachPattern(around: name, as: showing, from: place)
    case nil: break
    }
  }

  private mutating func reach(_ given: Given, from place: Place) {
    guard seenGiven.insert(given).inserted else { return }
    for call in calls[given.function] ?? [] {
      for (number, argument) in call.arguments.enumerated() {
        let isGiven =
          argument.label.isEmpty
          ? given.label.isEmpty && number == given.position : argument.label == given.label
        if isGiven { push(argument.value, as: given.showing, from: place) }
      }
    }
  }

  private mutating func reachGiven(
    toClosureAround start: Int, as showing: Showing, from place: Place
  ) {
    guard let closure = index.closures.start(around: start), let call = callsOfClosures[closure]
    else {
      return
    }
    push(call.receiver, as: showing, from: place)
    for type in closureTypes[call.callee.text] ?? [] { push(type, as: showing, from: place) }
  }

  /// `case .loaded(let photo)` takes the photo out of the case, or out of what the `switch` looks at.
  private mutating func reachPattern(around name: Name, as showing: Showing, from place: Place) {
    let start = name.offsets.lowerBound
    let line = index.source.bytes[..<start].suffix(200).lastIndex(of: 0x0A) ?? max(0, start - 200)
    let before = index.source.uses(in: index.source.name(at: line..<start))
    let pattern = before.last { $0.kind == .implicitMember || $0.kind == .member }
    let cases = pattern.map { values.values(of: $0.name.text, at: start, isMember: true) } ?? []
    if cases.isEmpty, let subject = subjects.last(before: start)?.subject {
      return push(subject, as: showing, from: place)
    }
    for number in cases {
      for origin in values.values[number].origins { push(origin, as: showing, from: place) }
    }
  }

  private mutating func mark(_ type: String, as showing: Showing, at place: Place) {
    let mark = Mark(type: type, showing: showing)
    guard places[mark] == nil else { return }
    places[mark] = place
    for heir in heirs[type] ?? [] { self.mark(heir, as: showing, at: place) }
    let isText = index.types[type]?.isClass != true && !isDescribed(type)
    guard showing == .members || showing == .text && isText else { return }
    for content in values.contents[type] ?? [] { push(content, as: showing, from: place) }
  }
}
