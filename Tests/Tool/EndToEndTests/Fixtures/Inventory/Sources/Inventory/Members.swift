/// Private names, among them some that other types have too.
struct Members {
  private let usr: String
  private var cnt: Int
  fileprivate static let kMaximum = 3

  init(name: String, count: Int) {
    usr = name
    cnt = count
  }

  func all() -> [String] {
    var cpy = self
    cpy.cnt += 1
    let usr = "local"
    let row = Row(idx: 1, msg: usr)
    return [
      self.usr, usr, "\(cpy.cnt)", row.text, "\(Row.first.idx)", Self.fmt(cpy), limitText,
      [row].map { $0.msg }.joined(), "\(\Members.cnt == \Members.cnt)",
    ]
  }

  private static func fmt(_ mbr: Members) -> String {
    "\(mbr.usr) \(mbr.cnt)"
  }
}

extension Members {
  private var limitText: String { "\(cnt) of \(Members.kMaximum), \(usr)" }

  func isEqual(_ other: Members) -> Bool {
    usr == other.usr && cnt == other.cnt
  }
}

private struct Row {
  let idx: Int
  let msg: String

  static let first = Row(idx: 0, msg: "first")

  var text: String { "\(idx): \(msg)" }
}

/// Has a name of its own that is spelled the same.
final class Cursor {
  var idx = 0

  func advance() -> Int {
    idx += 1
    return self.idx
  }
}
