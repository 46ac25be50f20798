import Diagnostics

extension ByteWriter {
  mutating func write(_ controller: ControllerOutline) {
    write(controller.name)
    write(controller.nameRange.bytes)
    write(controller.isExtension)
    write(controller.lineCount)
    write(controller.burdens) { writer, burden in
      writer.write(burden.kind.code)
      writer.write(burden.range.bytes)
      writer.write(burden.subject)
    }
  }
}

extension ByteReader {
  mutating func controller(in path: String) throws(Damaged) -> ControllerOutline {
    ControllerOutline(
      name: try text(), nameRange: try place(in: path), isExtension: try truth(),
      lineCount: try number(),
      burdens: try elements { reader throws(Damaged) in
        guard let kind = Burden.Kind(code: try reader.number()) else { throw Damaged() }
        return Burden(kind, at: try reader.place(in: path), subject: try reader.textIfAny())
      })
  }
}

extension Burden.Kind {
  fileprivate var code: Int {
    switch self {
    case .dataSource: 0
    case .viewConstruction: 1
    case .filtering: 2
    case .chore(let chore): 3 + Int(chore.rawValue)
    }
  }

  fileprivate init?(code: Int) {
    switch code {
    case 0: self = .dataSource
    case 1: self = .viewConstruction
    case 2: self = .filtering
    default:
      guard let chore = UInt8(exactly: code - 3).flatMap(Chore.init) else { return nil }
      self = .chore(chore)
    }
  }
}
