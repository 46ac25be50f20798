/// A parcel on its way: hidden cases and initialisers.
struct Parcel {
  private enum Phase {
    case packed
    case connToShop(Int)
    case err
  }

  fileprivate enum Kind: String {
    case prev = "received"
    case gift
  }

  private var phase = Phase.packed
  private let kind: Kind

  private init(kind: Kind, elemCount count: Int = 1) {
    self.kind = kind
    phase = .connToShop(count)
  }

  init() { self.init(kind: .gift, elemCount: 3) }

  static func returned() -> Parcel { Parcel(kind: unknown(), elemCount: 2) }

  private static func unknown() -> Kind { return .prev }

  mutating func steps() -> Int {
    var count = 0
    switch phase {
    case .packed, .err: phase = .connToShop(2)
    case .connToShop(let number): count = number
    }
    if case .packed = phase { phase = .err }
    if kind == .prev, kind.rawValue == Kind.prev.rawValue { count += 10 }
    return count + kind.rawValue.count
  }
}
