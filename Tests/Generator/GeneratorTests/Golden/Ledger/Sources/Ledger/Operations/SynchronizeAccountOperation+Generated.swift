// Written by armature from armature.yml; your half is SynchronizeAccountOperation.swift.

import Foundation
import ModelKit

/// What SynchronizeAccountOperation works on.
public struct SynchronizeAccountInput: Sendable {
  public let address: URL
  public let ledgerStore: LedgerStore

  public init(address: URL, ledgerStore: LedgerStore) {
    self.address = address
    self.ledgerStore = ledgerStore
  }
}

extension SynchronizeAccountOperation: CancellableOperation {}
