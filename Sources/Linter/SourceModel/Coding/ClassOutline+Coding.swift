import Diagnostics
import Roles

extension ByteWriter {
  mutating func write(_ outline: ClassOutline) {
    write(outline.name)
    write(outline.nameRange.bytes)
    write(outline.qualifiedName)
    write(outline.isExtension)
    write(outline.nestedRole?.rawValue)
    write(outline.lineCount)
    write(outline.burdens) { writer, burden in
      writer.write(burden.kind.code)
      writer.write(burden.range.bytes)
      writer.write(burden.subject)
    }
  }
}

extension ByteReader {
  mutating func classOutline(in path: String) throws(Damaged) -> ClassOutline {
    ClassOutline(
      name: try text(), nameRange: try place(in: path), qualifiedName: try text(),
      isExtension: try truth(),
      nestedRole: try textIfAny().flatMap { Role(rawValue: $0) },
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
    case .objects: 3
    case .rawData: 4
    case .sharedWork: 5
    case .askedWork: 6
    case .awaitedWork: 7
    case .chore(let chore): 8 + Int(chore.rawValue)
    }
  }

  fileprivate init?(code: Int) {
    switch code {
    case 0: self = .dataSource
    case 1: self = .viewConstruction
    case 2: self = .filtering
    case 3: self = .objects
    case 4: self = .rawData
    case 5: self = .sharedWork
    case 6: self = .askedWork
    case 7: self = .awaitedWork
    default:
      guard let chore = UInt8(exactly: code - 8).flatMap(Chore.init) else { return nil }
      self = .chore(chore)
    }
  }
}
