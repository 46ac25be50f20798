// Written by armature from armature.yml; your half is PrepareOperation.swift.

import Foundation
import ModelKit

/// What PrepareOperation works on.
struct PrepareInput: Sendable {
  let greeting: String
}
