// Written by armature from armature.yml; your half is LedgerStore.swift.

import Foundation
import ModelKit

extension LedgerStore: StoreSpecification {
  public static let description = StoreDescription(
    name: "LedgerStore",
    models: [Account.self, Entry.self],
    engine: MemoryEngine.self
  )
}
