// Written by armature from armature.yml; your half is Entry.swift.

import Foundation
import ModelKit

/// Entry as the spec describes it: its attributes and its relationships.
public final class Entry: ManagedObject, Model {
  @Attribute("amount") public var amount: Decimal
  @Attribute("date", setOn: .insert) public var date: Date
  @Relationship("account", inverse: "entries") public var account: Account
}

extension Entry {
  /// Inserts an object with its required values.
  public convenience init(amount: Decimal, account: Account, in context: any ObjectContext) {
    self.init(insertInto: context)
    self.amount = amount
    self.account = account
  }
}
