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
    write(property.isOfDouble)
    write(property.isOwned)
  }

  mutating func write(_ call: DelegateCall) {
    write(call.name)
    write(call.labels)
    write(call.arguments) { $0.write(Int($1.rawValue)) }
    write(call.caller)
    write(call.function)
    write(call.object)
  }
}

extension ByteReader {
  mutating func delegateProperty(in path: String) throws(Damaged) -> DelegateProperty {
    DelegateProperty(
      owner: try text(), name: try text(), isNamedForDelegate: try truth(),
      nameRange: try place(in: path), keyword: try place(in: path), typeText: try text(),
      type: try textIfAny(), typeRange: try place(in: path), isOptional: try truth(),
      isWeak: try truth(), isInClass: try truth(), isOfDouble: try truth(),
      isOwned: try truth())
  }

  mutating func delegateCall() throws(Damaged) -> DelegateCall {
    DelegateCall(
      name: try text(), labels: try texts(),
      arguments: try elements { reader throws(Damaged) in
        guard let argument = DelegateCall.Argument(rawValue: try reader.small()) else {
          throw Damaged()
        }
        return argument
      },
      caller: try text(), function: try text(), object: try textIfAny())
  }
}
