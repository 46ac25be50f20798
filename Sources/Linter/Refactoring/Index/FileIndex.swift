import SourceModel

/// What the renames of one file ask about: the places of their names, and what each of them means.
///
/// Everything is worked out for all renames together, since a file may have as many of them as lines.
final class FileIndex {
  let source: SwiftSource
  let places: Places
  let types: FileTypes
  let project: ProjectNames
  private let macros: UnknownMacros
  private let bindings = Remembered<String, Bindings>()
  private let obscure = Remembered<String, [Place]>()
  private let ancestors = Remembered<String, Set<String>>()
  private let attributes = Remembered<String, Attribute?>()
  private let callees: [Int: Call]
  private let receivers = Remembered<Receivers.Origin, Receivers.Kind>()

  /// - Parameters:
  ///   - names: what is renamed, and what it becomes.
  ///   - project: what all files know of these names.
  init(of names: Set<String>, in source: SwiftSource, project: ProjectNames) {
    self.source = source
    self.project = project
    let search = NameSearch(names)
    let names = names.union(Receivers.roots(of: search, in: source))
    places = Places(of: names, in: source)
    types = FileTypes(in: source, membersCalled: NameSearch(names))
    macros = UnknownMacros(in: source)
    callees = source.calls.reduce(into: [:]) { callees, call in
      guard search.match(call.callee.utf8) != nil else { return }
      let start = call.callee.offsets.lowerBound
      if callees[start] == nil { callees[start] = call }
    }
  }

  func bindings(of name: String) -> Bindings {
    bindings.answer(to: name) { Bindings(of: name, in: places) }
  }

  /// The places of a name at which it is not known what it means, in the order of the file.
  func obscurePlaces(of name: String) -> [Place] {
    obscure.answer(to: name) {
      places[name].filter { place in
        switch place.role {
        case .attribute, .unknown, .written: true
        case .value: isInMacro(place)
        default: false
        }
      }
    }
  }

  /// What is made a text of.
  private(set) lazy var shownNames = ShownNames(in: self)
  /// Where functions are called that take the name of what calls them, in the order of the file.
  private(set) lazy var callsThatNameCaller = source.calls
    .filter { project.namingCaller.contains($0.callee.text) || mayNameTest($0) }
    .map(\.callee.offsets.lowerBound).sorted()
  private lazy var ownFunctions = Set(
    source.declarations.lazy.filter { $0.kind == .function }.map(\.name.text))
  /// What stands near names behind leading dots.
  private(set) lazy var contexts = ImplicitContexts(in: source)
  /// By the place of a value that begins with a dot: the type that is written for it.
  private(set) lazy var typesOfValues = foundTypesOfValues()
  /// Whether types are handed about as values.
  private(set) lazy var namesTypesOfTypes =
    source.bytes[...].contains("type(of:") || source.bytes[...].contains(".Type")
  private(set) lazy var closures = ClosureBodies(in: source)

  /// The cases without values, behind the names of their types: `Style.plain`.
  private(set) lazy var plainCases = Set(
    source.declarations.filter { $0.kind == .enumerationCase && $0.parameters.isEmpty }
      .compactMap { one in one.parent.map { "\(FileTypes.name(of: $0)).\(one.name)" } })

  /// Whether a test calls a function from elsewhere. What compares with a record of an earlier run calls its files as
  /// its caller is called, `assertSnapshot(of:as:)`, and only its library tells that.
  private func mayNameTest(_ call: Call) -> Bool {
    source.isTest && call.receiver.isEmpty && !call.callee.isCapital
      && !ownFunctions.contains(call.callee.text)
  }

  private func foundTypesOfValues() -> [Int: TypeName] {
    var types: [Int: TypeName] = [:]
    for declaration in source.declarations {
      if !declaration.type.isEmpty, !declaration.isPartOfPattern {
        types[declaration.value.offsets.lowerBound] = declaration.type
      }
      for parameter in declaration.parameters where parameter.hasDefault {
        types[parameter.value.offsets.lowerBound] = parameter.type
      }
    }
    return types
  }

  /// Whether a place is given to a macro that may make other names of it.
  func isInMacro(_ place: Place) -> Bool { macros.contain(place.start) }

  /// The call of what a place names.
  func call(at place: Place) -> Call? { callees[place.start] }

  /// What the project says that a type inherits from.
  func ancestors(of type: String) -> Set<String> {
    ancestors.answer(to: type) { project.ancestors(of: type) }
  }

  /// The types whose members a name means that stands by itself in a type: the type itself and those that it
  /// inherits from.
  func family(of scope: FileTypes.Scope) -> Set<String> {
    let own = [scope.name] + scope.conditions
    return own.reduce(into: Set(own)) { $0.formUnion(ancestors(of: $1)) }
  }

  /// The type that a call initialises, or the name of what else is called; nil where it is not known.
  func initialisedType(by call: Call) -> String? {
    let callee = call.callee.text
    let receiver = call.receiver.text
    if callee == "Self" || callee == "init" && (receiver == "Self" || receiver == "self") {
      return FileTypes.namesAround(call.owner).first ?? callee
    }
    guard callee == "init" else { return callee.isEmpty || isSubstitute(callee) ? nil : callee }
    let last = FileTypes.lastPart(of: receiver)
    guard last.first?.isUppercase == true, last.utf8.allSatisfy(\.isPartOfName), !isSubstitute(last)
    else { return nil }
    return last
  }

  private func isSubstitute(_ name: String) -> Bool { project.substitutes.contains(name) }

  /// Why nothing can be said of the members of a type.
  func reason(against type: String) -> String? {
    ancestors(of: type).count < ProjectNames.mostAncestors - 1
      ? nil : "'\(type)' inherits from too many types"
  }

  /// The first attribute of a type that may make something of its members' names.
  func unknownAttribute(of type: String) -> Attribute? {
    attributes.answer(to: type) {
      types[type]?.attributes.first { attribute in
        let name = attribute.name.text
        return !KnownTypes.plainTypeAttributes.contains(name)
          && project.kind(of: FileTypes.lastPart(of: name)) == nil
      }
    }
  }

  func kind(of origin: Receivers.Origin, _ workOut: () -> Receivers.Kind) -> Receivers.Kind {
    receivers.answer(to: origin, workOut)
  }
}
