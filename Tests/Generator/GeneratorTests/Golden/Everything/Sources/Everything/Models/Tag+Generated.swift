// Written by armature from armature.yml; your half is Tag.swift.

import Foundation
import ModelKit

/// Tag as the spec describes it: its attributes and its relationships.
final class Tag: ManagedObject, Model {
  @Attribute("name", isUnique: true) var name: String
  @Relationship("tasks", inverse: "tags", label: "Tasks") var tasks: [Task]
}

extension Tag {
  /// Inserts an object with its required values; throws where one of them is not valid.
  convenience init(name: String, in context: any ObjectContext) throws {
    self.init(insertInto: context)
    self.name = name
    try validateOrWithdraw()
  }

  /// The object with this name, or nil.
  static func get(name: String, in context: any ObjectContext) throws -> Tag? {
    try Self.get("name", name, in: context)
  }
}
