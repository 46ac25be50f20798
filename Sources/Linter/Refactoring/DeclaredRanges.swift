import SourceModel

/// The names that a file declares, to be found by what lies in them.
struct DeclaredRanges {
  private let names: [Name]

  init(in source: SwiftSource) {
    names = source.declaredNames.map(\.name)
      .sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }
  }

  /// The declared name that some bytes are a part of.
  func name(around bytes: Range<Int>) -> Name? {
    let behind = names.partitionPoint { $0.offsets.lowerBound > bytes.lowerBound }
    guard behind > 0, names[behind - 1].offsets.upperBound >= bytes.upperBound else { return nil }
    return names[behind - 1]
  }
}
