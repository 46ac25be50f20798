import Roles
import Specification
import Templates

/// The names that the generator makes of the names in a spec.
extension String {
  /// `feedURL` -> `FeedURL`
  var asType: String { prefix(1).uppercased() + dropFirst() }

  func dropping(suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }

  /// The name, with `Object` behind it as often as something else is called so.
  func avoiding(_ names: some Collection<String>) -> String {
    avoiding { names.contains($0) }
  }

  func avoiding(_ isTaken: (String) -> Bool) -> String {
    isTaken(self) ? (self + "Object").avoiding(isTaken) : self
  }

  /// `deleteNews` -> `delete news`
  var asMenuItem: String {
    let words = inWords
    guard let second = words.dropFirst().first, !second.isUppercase else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension ControllerSpecification {
  var dataSourceName: Identifier {
    Identifier(Role.controller.subject(of: name) + Role.dataSource.suffix)
  }

  /// What a controller's object is called in a file made by a template.
  func objectName(in template: String) -> Identifier {
    let members = actions.map(\.name) + transitions.map(\.name) + states.map(\.asVariable)
    return TemplateNames.variable(for: model, in: template, besides: members)
  }
}

extension OperationSpecification {
  var inputName: Identifier { Identifier(Role.operation.subject(of: name) + "Input") }

  /// `Synchronize...` with one address and one store: its body is known.
  var synchronizesAnArchive: Bool {
    name.hasPrefix("Synchronize") && stores.count == 1
      && inputs.filter { $0.type == ValueType(.attribute(.url)) }.count == 1
      && output == ValueType(.attribute(.int))
  }
}

extension Project {
  var delegateName: Identifier { Identifier(name + Role.applicationDelegate.suffix) }
}
