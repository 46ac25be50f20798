import Diagnostics

/// A field of an entry and the declaration of its key: what it is called, in one sentence what it
/// means, and by the field's type how its value looks.
///
/// ```swift
/// @Key("unique", "whether the value identifies an object") var unique: Flag?
/// ```
@propertyWrapper
struct Key<Value: FieldValue>: Sendable {
  /// Entries may complete each other once all are read.
  var wrappedValue: Value
  /// Where the key stands, whether or not its value can be read; nil where it is not given.
  let range: FileRange?

  var projectedValue: Key { self }
  var isGiven: Bool { range != nil }

  /// Takes the value from the mapping that is being read.
  ///
  /// - Parameters:
  ///   - kinds: those of the entry to which the key belongs, as messages call them; none for all.
  ///   - needy: those of the entry that mean nothing without it.
  init(
    _ key: String, _ sentence: String, traits: KeyTraits = [], of kinds: [String] = [],
    neededBy needy: [String] = []
  ) {
    guard let reading = EntryReading.current else {
      preconditionFailure("an entry is made by reading a mapping")
    }
    let entry = reading.entry(
      of: KeyDeclaration(
        name: key, sentence: sentence, traits: traits, kinds: kinds, needyKinds: needy,
        makeForm: { Value.form }))
    range = entry?.keyRange
    wrappedValue =
      entry.map { Value.read($0.value, of: $0.name, problems: reading.problems) } ?? Value.absent
  }
}

/// What is said of a key beside its value.
struct KeyTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// The entry means nothing without it.
  static let required = KeyTraits(rawValue: 1)
  /// Its value can stand in the place of the whole mapping: `title: String`.
  static let short = KeyTraits(rawValue: 2)
  /// The entry needs one of the keys that have this.
  static let alternative = KeyTraits(rawValue: 4)
  /// Where it is given, there is something in it.
  static let filled = KeyTraits(rawValue: 8)
}
