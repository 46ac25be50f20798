import Diagnostics
import SwiftFacts

extension ByteWriter {
  mutating func write(_ type: TypeOutline) {
    write(Int(type.kind.rawValue))
    write(type.name)
    write(type.nameRange.bytes)
    write(type.inherited)
    write(type.enclosing)
    for isSo in [
      type.isLocal, type.isEmpty, type.isNamespace, type.isGeneric, type.isForObjectiveC,
      type.isPublic, type.isData, type.doesChores,
    ] {
      write(isSo)
    }
    write(type.methods != nil)
    write(type.methods ?? []) { writer, method in
      writer.write(method.name)
      writer.write(method.signature)
      writer.write(method.nameRange.bytes)
      writer.write(method.isStatic)
      writer.write(method.isOverride)
    }
    for hashes in [type.requirements, type.parts, type.kept] {
      write(hashes) { $0.write(Int(truncatingIfNeeded: $1)) }
    }
    write(type.optionalRequirements) { writer, requirement in
      writer.write(requirement.name)
      writer.write(requirement.range.bytes)
    }
  }
}

extension ByteReader {
  mutating func type(in path: String) throws(Damaged) -> TypeOutline {
    guard let kind = DeclarationKind(rawValue: try small()) else { throw Damaged() }
    let name = try text()
    let nameRange = try place(in: path)
    let inherited = try texts()
    let enclosing = try textIfAny()
    let isLocal = try truth()
    let isEmpty = try truth()
    let isNamespace = try truth()
    let isGeneric = try truth()
    let isForObjectiveC = try truth()
    let isPublic = try truth()
    let isData = try truth()
    let doesChores = try truth()
    let hasMethods = try truth()
    let methods = try elements { reader throws(Damaged) in
      MethodOutline(
        name: try reader.text(), signature: try reader.text(),
        nameRange: try reader.place(in: path), isStatic: try reader.truth(),
        isOverride: try reader.truth())
    }
    let requirements = try hashes()
    let parts = try hashes()
    let kept = try hashes()
    let optional = try elements { reader throws(Damaged) in
      Requirement(name: try reader.text(), range: try reader.place(in: path))
    }
    return TypeOutline(
      name: name, kind: kind, nameRange: nameRange, inherited: inherited, enclosing: enclosing,
      isLocal: isLocal, methods: hasMethods ? methods : nil, optionalRequirements: optional,
      requirements: requirements, isData: isData, doesChores: doesChores,
      parts: parts, kept: kept, isEmpty: isEmpty, isNamespace: isNamespace, isGeneric: isGeneric,
      isForObjectiveC: isForObjectiveC, isPublic: isPublic)
  }

  mutating func hashes() throws(Damaged) -> [UInt64] {
    try elements { reader throws(Damaged) in UInt64(truncatingIfNeeded: try reader.number()) }
  }
}
