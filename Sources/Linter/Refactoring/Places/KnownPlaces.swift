import SourceModel

/// The places of some names that the facts of a file tell of.
struct KnownPlaces {
  private let search: NameSearch
  private var roles: [Int: Place.Role] = [:]

  init(_ search: NameSearch, in source: SwiftSource) {
    self.search = search
    for use in source.uses { note(use.name, Self.role(of: use)) }
    for argument in source.arguments {
      note(argument.label, .argumentLabel(argument.call))
    }
    for local in source.localNames { note(local.name, .binding(local)) }
    for declaration in source.declarations {
      note(declaration.name, .declaration(declaration))
      for parameter in declaration.parameters { note(parameter, of: declaration) }
      for parameter in declaration.genericParameters { note(parameter.name, .genericParameter) }
    }
  }

  func role(at start: Int) -> Place.Role? { roles[start] }

  private mutating func note(_ name: Name, _ role: @autoclosure () -> Place.Role) {
    guard search.match(name.utf8) != nil else { return }
    roles[name.offsets.lowerBound] = role()
  }

  private mutating func note(_ parameter: Parameter, of declaration: Declaration) {
    guard !parameter.isNamedOnce else {
      return note(parameter.name, .parameter(parameter, of: declaration, .both))
    }
    note(parameter.label, .parameter(parameter, of: declaration, .label))
    note(parameter.name, .parameter(parameter, of: declaration, .name))
  }

  private static func role(of use: Use) -> Place.Role {
    switch use.kind {
    case .value, .superclass: .value(use)
    case .member: .member(use)
    case .implicitMember: .implicitMember(use)
    case .keyPathMember: .keyPathMember(use)
    case .type, .memberType: .type(use)
    case .macro: .macro
    }
  }
}
