// Written by armature from armature.yml; your half is SynchronizeAccountOperation.swift.

import Foundation
import ModelKit

/// What SynchronizeAccountOperation works on.
struct SynchronizeAccountInput: Sendable {
  let address: URL
  let ledgerStore: LedgerStore
}

extension SynchronizeAccountOperation: CancellableOperation {}
