/// What is known of names, by their hashes.
struct NameMap<Value> {
  private var places = HashTable()
  /// By the place of a name.
  private(set) var values: [Value] = []

  init() {}

  init(_ values: [String: Value]) {
    for (name, value) in values { self[NameHash.of(name), default: value] = value }
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(hash: UInt64) -> Value? {
    places.knownPlace(of: hash).map { values[$0] }
  }

  /// The value of a name, which is `first` before it has got one.
  subscript(hash: UInt64, default first: @autoclosure () -> Value) -> Value {
    get { self[hash] ?? first() }
    _modify {
      let place = places.place(of: hash)
      if place == values.count { values.append(first()) }
      yield &values[place]
    }
  }
}

extension NameMap: Sendable where Value: Sendable {}
