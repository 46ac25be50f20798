// Written by armature from armature.yml; your half is Note.swift.

import Foundation
import ModelKit

/// Note as the spec describes it: its attributes and its relationships.
final class Note: ManagedObject, Model {
  @Attribute("title") var title: String
  @Attribute("isPinned", default: false) var isPinned: Bool
}

extension Note {
  /// Inserts an object with its required values.
  convenience init(title: String, in context: any ObjectContext) {
    self.init(insertInto: context)
    self.title = title
  }
}
