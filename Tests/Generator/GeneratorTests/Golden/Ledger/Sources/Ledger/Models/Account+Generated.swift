// Written by armature from armature.yml; your half is Account.swift.

import Foundation
import ModelKit

/// Account as the spec describes it: its attributes and its relationships.
final class Account: ManagedObject, Model {
  @Attribute("name", isUnique: true) var name: String
  @Attribute("balance", default: Decimal(digits: "0")) var balance: Decimal
  @Relationship("entries", inverse: "account", deleteRule: .cascade) var entries: [Entry]
}

extension Account {
  /// A new object with these values; none where one of them is not allowed.
  convenience init(
    name: String,
    balance: Decimal = Decimal(digits: "0"),
    in context: any ObjectContext
  ) throws {
    self.init(insertInto: context)
    self.name = name
    self.balance = balance
    try validateForInsert()
  }

  /// The object with this name, or nil.
  static func get(name: String, in context: any ObjectContext) throws -> Account? {
    try Self.get("name", name, in: context)
  }

  static func rich(least: Decimal, in context: any ObjectContext) throws -> [Account] {
    try context.fetch(.rich(least: least))
  }
}

@MainActor extension FetchRequest where Object == Account {
  static func rich(least: Decimal) -> Self {
    Self(where: { $0.balance >= least }, sortBy: { [$0.balance.descending] })
  }
}
