import SwiftFacts

extension SwiftSource {
  /// The places of the uses of names that may be those of types, of macros, of settings or of SQLite's functions, in
  /// the order of the file. A file has several times as many uses of other names, so that these are looked at once for all
  /// who ask for a kind of them.
  var tellingReferences: GrowingList<Int32> {
    gatherReferencesOnce()
    return memory.pointee.tellingReferences
  }

  /// The same of the values and members that may be named for a delegate, a data source or a target.
  var delegateReferences: GrowingList<Int32> {
    gatherReferencesOnce()
    return memory.pointee.delegateReferences
  }

  private func gatherReferencesOnce() {
    guard !memory.pointee.hasTellingReferences else { return }
    memory.pointee.hasTellingReferences = true
    var (telling, delegates) = (memory.pointee.tellingReferences, memory.pointee.delegateReferences)
    telling.removeAll()
    delegates.removeAll()
    let references = facts.references
    let bytes = bytes
    for index in references.indices {
      let reference = references[index]
      let place = Int32(truncatingIfNeeded: index)
      if Self.isTelling(reference, in: bytes) { telling.append(place) }
      if reference.kind == .member || reference.kind == .value,
        GivenDelegates.mayName(reference.name, in: bytes)
      {
        delegates.append(place)
      }
    }
    memory.pointee.tellingReferences = telling
    memory.pointee.delegateReferences = delegates
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
