import Synchronization

/// The name under which stores keep the objects of a model, as a number that holds for as long as the
/// process runs: an identity is copied and compared for every row, which costs nothing with a number.
public struct EntityNumber: Hashable, Sendable {
  let index: Int32

  private struct Names {
    var texts: [String] = []
    var indexes: [String: Int32] = [:]
  }

  private static let names = Mutex(Names())

  init(index: Int32) {
    self.index = index
  }

  /// The number of a name, which is the same whenever it is asked for.
  public init(of name: String) {
    index = Self.names.withLock { names in
      if let index = names.indexes[name] { return index }
      let index = Int32(names.texts.count)
      names.texts.append(name)
      names.indexes[name] = index
      return index
    }
  }

  /// The name that has the number.
  public var name: String { Self.names.withLock { $0.texts[Int(index)] } }
}
