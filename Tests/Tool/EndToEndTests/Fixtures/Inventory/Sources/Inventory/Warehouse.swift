import Foundation

/// Its keys are part of what it writes.
struct Item: Codable, Equatable {
  var name: String
  private var qty: Int

  init(name: String, qty: Int) {
    self.name = name
    self.qty = qty
  }

  var isSmall: Bool { qty < 4 }

  mutating func add(_ cnt: Int) {
    qty += cnt
  }
}

func archive(_ items: [Item]) throws -> String {
  let enc = JSONEncoder()
  enc.outputFormatting = [.sortedKeys]
  let dat = try enc.encode(items)
  let str = String(decoding: dat, as: UTF8.self)
  let dec = JSONDecoder()
  let dict = try dec.decode([Item].self, from: dat)
  return str + (dict == items ? " (read back)" : " (lost)")
}

final class Warehouse {
  private var usrName: String
  private(set) var items: [Item] = []
  private var msgs: [String] = []
  private var onChange: (() -> Void)?
  @Clamped private var cnt = 0

  init(user: String) {
    usrName = user
    onChange = { [weak self] in
      guard let self else { return }
      msgs.append("\(self.usrName) changed \(cnt) of \($cnt)")
    }
  }

  /// Adds some of an item.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - qty: how many there are.
  func add(_ name: String, qty: Int) {
    cnt += qty
    if let idx = items.firstIndex(where: { elem in elem.name == name }) {
      items[idx].add(qty)
    } else {
      items.append(Item(name: name, qty: qty))
    }
    onChange?()
    logMsg(name)
  }

  private func logMsg(_ str: String) {
    var msg = str
    #if os(Linux)
      let sfx = "on Linux"
    #else
      let sfx = "elsewhere"
    #endif
    msg += " " + sfx
    msgs.append(msg)
  }

  func summary() -> String {
    let lbl = msgs.joined(separator: "; ")
    let small = items.filter(\.isSmall).count
    return "\(usrName): \(lbl) [\(small) small, \(msgs.count) msgs]"
  }

  func firstMessage(after idx: Int) -> String? {
    guard idx < msgs.count, let msg = msgs[idx...].first else { return nil }
    return msg
  }
}

@propertyWrapper struct Clamped {
  private var val = 0

  init(wrappedValue: Int) { val = wrappedValue }

  var wrappedValue: Int {
    get { val }
    set(newVal) { val = min(newVal, 9) }
  }

  var projectedValue: String { "at most \(9 - val) more" }
}
