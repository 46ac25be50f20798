/// A parcel on its way: hidden cases and initialisers.
struct Parcel {
  private enum Phase {
    case packed
    case recvFromShop(Int)
    case err
  }

  fileprivate enum Kind: String {
    case recvd = "received"
    case gift
  }

  private var phase = Phase.packed
  private let kind: Kind

  private init(kind: Kind, recvCount count: Int = 1) {
    self.kind = kind
    phase = .recvFromShop(count)
  }

  init() { self.init(kind: .gift, recvCount: 3) }

  static func returned() -> Parcel { Parcel(kind: unknown(), recvCount: 2) }

  private static func unknown() -> Kind { return .recvd }

  mutating func steps() -> Int {
    var count = 0
    switch phase {
    case .packed, .err: phase = .recvFromShop(2)
    case .recvFromShop(let number): count = number
    }
    if case .packed = phase { phase = .err }
    if kind == .recvd, kind.rawValue == Kind.recvd.rawValue { count += 10 }
    return count + kind.rawValue.count
  }
}
