/// Names in bodies: shadowed, captured, bound by patterns.
struct Locals {
  func all() -> [String] {
    [shadowed(btn: 1), captured(), matched(.pair(2, 3)), caught(), nested(nil), looped(["a": 1])]
  }

  private func shadowed(btn: Int) -> String {
    let res = [btn].map { btn in btn + 1 }
    do {
      let btn = "inner \(btn)"
      return "\(btn) \(res) \(twice(btn))"
    }
  }

  private func twice(_ str: String) -> String {
    func join(_ elem: String, cnt: Int) -> String {
      cnt == 0 ? elem : join(elem + str, cnt: cnt - 1)
    }
    return join(str, cnt: 1)
  }

  private func captured() -> String {
    var cnt = 0
    let incr = { [start = cnt] in
      cnt += start + 1
      return cnt
    }
    _ = incr()
    let param: String? = "count"
    let run = { [param] in param ?? "" }
    if let param { return "\(param) \(cnt) \(run()) \(incr())" }
    return ""
  }

  private enum Shape {
    case pair(Int, Int)
    case single(num: Int)
  }

  private func matched(_ shp: Shape) -> String {
    switch shp {
    case .pair(let num, _) where num > 5, .single(let num): "one \(num)"
    case .pair(let lhsVal, let rhsVal):
      if case (let num, 3) = (lhsVal, rhsVal) { "pair \(num)" } else { "other \(rhsVal)" }
    }
  }

  private struct Failure: Error {
    let desc: String
    let msg: String
  }

  private func caught() -> String {
    let msg = "outer"
    do {
      throw Failure(desc: "text", msg: msg + "!")
    } catch let err as Failure {
      return "\(err.msg) \(msg) \(err.desc)"
    } catch {
      return "\(error)"
    }
  }

  private func nested(_ param: Int?) -> String {
    guard let param else {
      let param = "missing"
      return param
    }
    return "\(param)"
  }

  private func looped(_ dict: [String: Int]) -> String {
    var res: [String] = []
    for (key, val) in dict where val > 0 {
      res.append("\(key)=\(val)")
    }
    var iter = res.makeIterator()
    while let elem = iter.next() { res.append(elem) }
    let tuple = (elem: 1, val: res.count)
    return res.joined() + "\(tuple.elem)\(tuple.val)"
  }
}
