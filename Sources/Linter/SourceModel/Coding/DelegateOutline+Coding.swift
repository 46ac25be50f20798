import Diagnostics

extension ByteWriter {
  mutating func write(_ property: DelegateProperty) {
    write(property.owner)
    write(property.name)
    write(property.isNamedForDelegate)
    write(property.nameRange.bytes)
    write(property.keyword.bytes)
    write(property.typeText)
    write(property.type)
    write(property.typeRange.bytes)
    write(property.isOptional)
    write(property.isWeak)
    write(property.isInClass)
    write(property.isOwned)
  }
}

extension ByteReader {
  mutating func delegateProperty(in path: String) throws(Damaged) -> DelegateProperty {
    DelegateProperty(
      owner: try text(), name: try text(), isNamedForDelegate: try truth(),
      nameRange: try place(in: path), keyword: try place(in: path), typeText: try text(),
      type: try textIfAny(), typeRange: try place(in: path), isOptional: try truth(),
      isWeak: try truth(), isInClass: try truth(), isOwned: try truth())
  }
}
