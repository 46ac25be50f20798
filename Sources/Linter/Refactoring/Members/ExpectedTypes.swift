import SourceModel

/// The type that is expected where a name stands behind a leading dot, as far as it is written near by.
struct ExpectedTypes {
  private let index: FileIndex

  init(in index: FileIndex) {
    self.index = index
  }

  func kind(of use: Use) -> Receivers.Kind {
    let start = use.name.offsets.lowerBound - 1
    let receivers = Receivers(in: index)
    if let type = index.typesOfValues[start] { return receivers.kind(of: type) }
    switch index.contexts.context(of: use) {
    case .path(let path):
      return receivers.kind(ofPath: path.text, at: path.offset, in: use.owner)
    case .result: return returned(by: use, at: start)
    case .unknown: return .unknown
    }
  }

  /// The result of the function around it, if no closure lies between.
  private func returned(by use: Use, at start: Int) -> Receivers.Kind {
    guard let owner = use.owner, !owner.type.isEmpty else { return .unknown }
    let closure = index.closures.start(around: start)
    guard closure.map({ $0 <= owner.body.offsets.lowerBound }) ?? true else { return .unknown }
    return Receivers(in: index).kind(of: owner.type)
  }
}
