import Diagnostics
import Words

extension SpecificationEntry {
  /// Names that Swift, the kits or SQLite have taken.
  func checkReservation(of declared: DeclaredName) {
    guard
      let reason = reason(declared.name.value, subject: declared.subject) ?? hiddenModule(declared)
    else { return }
    problems[.reservedName]("\(reason); choose another name", at: declared.name)
  }

  /// Nobody could name a relationship as theirs that is called as what stands for no inverse.
  func checkReservation(of relationship: RelationshipEntry) {
    guard relationship.name.value == "none" else { return }
    let message = "'none' already means no inverse; choose another name"
    problems[.reservedName](message, at: relationship)
  }

  private func reason(_ name: String, subject: DeclaredName.Subject) -> String? {
    if isKeyword(name) { return "'\(name)' is a keyword of Swift" }
    if let (holder, members) = subject.traits.holder, members.contains(name) {
      return "every \(holder) has '\(name)'"
    }
    switch subject {
    case .application: return packageReason(name) ?? typeReason(name)
    case .type: return typeReason(name)
    case .property where name.lowercased() == "rowid":
      return "'\(name)' is a name of SQLite's own"
    case .enumerationCase(isOptional: true) where name == "none":
      return "'none' already means no value"
    case .event(let method?): return sendingMethodReason(method)
    case .discriminator: return innerTypeReason(capitalized(name))
    case .eventValue(let view):
      let isTaken = ["reply", view.asVariable].contains(name) || viewMembers.contains(name)
      return isTaken ? "the view uses '\(name)' itself" : nil
    default: return nil
    }
  }

  /// Inside of a view a type of its own hides others, and no type is called as what every type has.
  private func innerTypeReason(_ name: String) -> String? {
    if ["Protocol", "Self", "Type"].contains(name) {
      return "Swift means something else by '\(name)'"
    }
    if declaredNames.contains(where: { $0.isTypeName && $0.name.value == name }) {
      return "inside of the view it would hide '\(name)'"
    }
    return importedHome(of: name).map { "inside of the view it would hide '\(name)' of \($0)" }
  }

  private func sendingMethodReason(_ method: String) -> String? {
    guard isKeyword(method) || viewMembers.contains(method) else { return nil }
    let reason = isKeyword(method) ? "is a keyword of Swift" : "means something else in every view"
    return "the view sends it by a method '\(method)', which \(reason)"
  }

  /// Where a type is called as the application is, no module can stand in front of a name.
  private func hiddenModule(_ declared: DeclaredName) -> String? {
    let name = declared.name.value
    guard declared.subject == .application, let home = hidingHome(of: name),
      let other = declaredNames.first(where: {
        $0.isTypeName && $0.subject != .application && needsModule($0.name.value)
      })
    else { return nil }
    return "'\(name)' is a type of \(home), which hides the module of '\(other.name.value)'"
  }

  /// Whether a type of this name is written with its module somewhere; tests import all that it could hide.
  private func needsModule(_ name: String) -> Bool {
    importedHome(of: name) != nil || TypeScope.allCases.contains { $0.types.contains(name) }
  }

  /// The kit or library that has a type of this name.
  private func importedHome(of name: String) -> String? {
    kitTypes.heading(of: name) ?? libraryTypes.heading(of: name)
  }

  /// The same of an application's name, beside whose module the tests have types of their own.
  private func hidingHome(of name: String) -> String? {
    importedHome(of: name) ?? (testTypeNames.contains(name) ? "the tests" : nil)
  }

  /// Why the package manager builds no application of a name; to it packages of one name in any letter case
  /// are one.
  private func packageReason(_ name: String) -> String? {
    let kits = application?.kits?.resolved?.name ?? KitsPackage.ownName
    if name.lowercased() == kits.lowercased() {
      return "the package of the kits is called '\(kits)'"
    }
    if buildFolderNames.contains(name) {
      return "the package manager has a folder '\(name)' where the application would be"
    }
    return moduleNames.contains(name) ? "'\(name)' is a module that the application uses" : nil
  }

  private func typeReason(_ name: String) -> String? {
    if importedModuleNames.contains(name) {
      return "'\(name)' is a module that the application uses"
    }
    if AttributeType.named(name) != nil { return "'\(name)' is the type of an attribute" }
    guard embeddedCodeTypeNames.contains(name) else { return nil }
    return "'\(name)' is a type that the package manager or the tests need under this name"
  }
}
