import Diagnostics
import SourceModel

extension Ties {
  /// What ties a label of a hidden initialiser to something besides its callers in the file.
  func checkInitializer(label: Name, newName: String) throws(Refusal) {
    guard let type else { return }
    let initializer = ProjectNames.initializer(taking: label.text)
    let project = index.project
    if declaration.modifiers.contains(.required) { throw Refusal("subclasses declare it as well") }
    try checkModifiers()
    try checkAttributes()
    try checkAttributes(ofType: type)
    guard project.kind(of: type) != nil, index.types[type]?.isSeveral != true,
      index.reason(against: type) == nil
    else { throw Refusal("'\(type)' has initialisers that are not known here") }
    if project.hasSeveral(initializer, in: type)
      || project.declaration(of: initializer, in: type, outside: index.source.path) != nil
    {
      throw Refusal("'\(type)' has several initialisers with the label")
    }
    let ancestors = self.ancestors(of: type)
    let taken = ProjectNames.initializer(taking: newName)
    if let other = project.declaration(of: taken, inTypes: ancestors.union([type])) {
      throw Refusal("'\(type)' has an initialiser with the label '\(newName)'", at: other)
    }
    if isInExtension || index.types[type]?.isMadeByMembers == true,
      let property = project.declaration(of: newName, inTypes: [type])
    {
      throw Refusal("'\(type)' may be made of a member '\(newName)'", at: property)
    }
    if let requirement = project.declaration(of: initializer, inTypes: ancestors) {
      throw Refusal("another type declares it for '\(type)'", at: requirement)
    }
    guard declaration.access != .privately, let outside = outside(ancestors) else { return }
    throw Refusal("'\(outside)', of which nothing is known here, may ask for it")
  }

  private var isInExtension: Bool { declaration.parent?.kind == .extending }
}
