// Written by armature from armature.yml; your half is Project.swift.

import Foundation
import ModelKit

/// Project as the spec describes it: its attributes and its relationships.
final class Project: ManagedObject, Model {
  @Attribute("name") var name: String
  @Relationship("tasks", inverse: "project", deleteRule: .deny) var tasks: [Task]
}

extension Project {
  /// Inserts an object with its required values.
  convenience init(name: String, in context: any ObjectContext) {
    self.init(insertInto: context)
    self.name = name
  }
}
