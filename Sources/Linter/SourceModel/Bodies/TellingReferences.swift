import SwiftFacts

extension SwiftSource {
  /// The places of the uses of names that may be those of types, of macros, of settings or of SQLite's functions, in
  /// the order of the file. A file has several times as many uses of other names, so that these are looked at once for all
  /// who ask for a kind of them.
  var tellingReferences: GrowingList<Int32> {
    if !memory.pointee.hasTellingReferences {
      memory.pointee.hasTellingReferences = true
      memory.pointee.tellingReferences.removeAll()
      gatherTellingReferences()
    }
    return memory.pointee.tellingReferences
  }

  private func gatherTellingReferences() {
    let references = facts.references
    let bytes = bytes
    for place in references.indices where Self.isTelling(references[place], in: bytes) {
      memory.pointee.tellingReferences.append(Int32(truncatingIfNeeded: place))
    }
  }

  @inline(__always)
  private static func isTelling(
    _ reference: Reference, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch reference.kind {
    case .macro: return true
    case .member: return KeptSettings.mayBeName(reference, in: bytes)
    case .type, .value:
      let start = Int(reference.name.start)
      guard start >= 0, start < bytes.count else { return false }
      let first = bytes[start]
      return first &- 0x41 < 26 || first >= 0x80
        || first == UInt8(ascii: "s") && reference.isCalled
        || reference.kind == .value && KeptSettings.mayBeName(reference, in: bytes)
    default: return false
    }
  }
}
