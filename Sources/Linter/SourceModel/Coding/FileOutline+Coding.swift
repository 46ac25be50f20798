import Diagnostics

extension FileOutline {
  /// Writes what the findings of other files hang on; where the file lies is for the reader to say.
  public func write(to writer: inout ByteWriter) {
    for isSo in [isJudged, isEdited, isMachineWritten, isTest] { writer.write(isSo) }
    writer.write(types) { $0.write($1) }
    writer.write(delegates) { $0.write($1) }
    writer.write(givenDelegates.sorted()) { $0.write(Int(truncatingIfNeeded: $1)) }
    writer.write(abstractClasses.sorted())
    writer.write(equalities.filter(\.isOverridden).map(\.type))
    writer.write(classes) { $0.write($1) }
    writer.write(customizations.methods.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
    writer.write(customizations.closures) { writer, closure in
      writer.write(closure.point)
      writer.write(closure.text)
      writer.write(closure.range.bytes)
    }
    writer.write(unlistedWords) { $0.write($1) }
    for hashes in [explainedWords.sorted(), imports] {
      writer.write(hashes) { $0.write(Int(truncatingIfNeeded: $1)) }
    }
  }

  /// - Parameter path: of the file, as findings name it.
  public convenience init(
    at path: String, from reader: inout ByteReader
  ) throws(ByteReader.Damaged) {
    typealias Damaged = ByteReader.Damaged
    self.init(
      path: path, isJudged: try reader.truth(), isEdited: try reader.truth(),
      isMachineWritten: try reader.truth(), isTest: try reader.truth(),
      types: try reader.elements { r throws(Damaged) in try r.type(in: path) },
      delegates: try reader.elements { r throws(Damaged) in try r.delegateProperty(in: path) },
      givenDelegates: Set(try reader.hashes()),
      abstractClasses: Set(try reader.texts()),
      equalities: try reader.texts().map {
        EqualityOutline(type: $0, isOverridden: true, imbalance: nil)
      },
      classes: try reader.elements { r throws(Damaged) in try r.classOutline(in: path) },
      customizations: try reader.customizations(in: path),
      unlistedWords: try reader.elements { r throws(Damaged) in try r.unlistedWord(in: path) },
      explainedWords: Set(try reader.hashes()), imports: try reader.hashes())
  }
}

extension ByteReader {
  fileprivate mutating func customizations(
    in path: String
  ) throws(Damaged) -> CustomizationOutline {
    let methods = try elements { reader throws(Damaged) in
      (key: try reader.text(), value: try reader.texts())
    }
    let closures = try elements { reader throws(Damaged) in
      GivenClosure(
        point: try reader.text(), text: try reader.text(), range: try reader.place(in: path))
    }
    return CustomizationOutline(
      methods: methods.reduce(into: [:]) { $0[$1.key] = $1.value }, overrides: [],
      closures: closures)
  }
}
