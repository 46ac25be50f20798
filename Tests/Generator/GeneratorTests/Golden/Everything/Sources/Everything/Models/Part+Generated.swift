// Written by armature from armature.yml; your half is Part.swift.

import Foundation
import ModelKit

/// Part as the spec describes it: its attributes and its relationships.
final class Part: ManagedObject, Model {
  @Attribute("weight") var weight: Double
  @Relationship("task", was: ["job"], inverse: "parts") var task: Task?
}

extension Part {
  /// Inserts an object with its required values.
  convenience init(weight: Double, in context: any ObjectContext) {
    self.init(insertInto: context)
    self.weight = weight
  }
}
