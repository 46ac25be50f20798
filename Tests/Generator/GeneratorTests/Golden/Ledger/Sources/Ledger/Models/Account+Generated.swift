// Written by armature from armature.yml; your half is Account.swift.

import Foundation
import ModelKit

/// Account as the spec describes it: its attributes and its relationships.
public final class Account: ManagedObject, Model {
  @Attribute("name", isUnique: true) public var name: String
  @Attribute("balance", default: Decimal(digits: "0")) public var balance: Decimal
  @Relationship("entries", inverse: "account", deleteRule: .cascade) public var entries: [Entry]
}

extension Account {
  /// Inserts an object with its required values; throws where one of them is not valid.
  public convenience init(name: String, in context: any ObjectContext) throws {
    self.init(insertInto: context)
    self.name = name
    try validateOrWithdraw()
  }

  /// The object with this name, or nil.
  public static func get(name: String, in context: any ObjectContext) throws -> Account? {
    try Self.get("name", name, in: context)
  }

  public static func rich(least: Decimal, in context: any ObjectContext) throws -> [Account] {
    try context.fetch(.rich(least: least))
  }
}

@MainActor extension FetchRequest where Object == Account {
  public static func rich(least: Decimal) -> Self {
    Self(where: { $0.balance >= least }, sortBy: { [$0.balance.descending] })
  }
}
