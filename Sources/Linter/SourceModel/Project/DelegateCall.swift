import SwiftFacts

/// A call that tells a delegate or asks a data source: `delegate?.photoView(self, didSelect: photo)`.
public struct DelegateCall: Hashable, Sendable {
  /// What the arguments pass, as far as it tells who asks.
  public enum Argument: UInt8, CaseIterable, Sendable {
    case own, missing, other
  }

  /// The name of the method: `photoView`.
  public let name: String
  /// The labels of the arguments in the parentheses, empty without one.
  public let labels: [String]
  public let arguments: [Argument]
  /// The innermost type around it; `Type.Type` in a static member, which has no object to pass.
  public let caller: String
  /// The name of the method around it; empty outside of methods.
  public let function: String
  /// The name of the other object whose delegate it is: `cell` of `cell.delegate?.close()`.
  public let object: String?
}

extension DelegateCall {
  /// - Parameter names: what the file calls delegates besides names that end so.
  static func all(in source: SwiftSource, named names: Set<String>) -> [DelegateCall] {
    source.facts.calls.indices.compactMap { index in
      guard source.isSentToDelegate(source.facts.calls[index], named: names) else { return nil }
      return DelegateCall(Call(source: source, index: index))
    }
  }

  private init?(_ call: Call) {
    guard let caller = call.owner?.innermostType else { return nil }
    let isStatic = call.owner?.outermostMember?.isStatic ?? false
    let passed = call.arguments.filter { !$0.isTrailing }
    self.init(
      name: call.callee.text, labels: passed.map(\.label.text),
      arguments: passed.map { Argument($0.value.text) },
      caller: caller.name.text + (isStatic ? ".Type" : ""),
      function: call.owner?.innermostFunction?.name.text ?? "",
      object: Self.object(in: call.receiver.text))
  }

  /// The object other than the caller that stands before the delegate. One that all share, as in
  /// `Settings.shared.delegate`, only keeps the delegate for them.
  private static func object(in receiver: String) -> String? {
    let path = receiver.split { $0 == "." || $0 == "?" || $0 == "!" }
    guard let first = path.first, !first.prefix(1).allSatisfy(\.isUppercase) else { return nil }
    return path.dropLast().map(String.init).last { !ownNames.contains($0) }
  }

  fileprivate static let ownNames: Set = [
    "self", "sself", "strongSelf", "this", "weakSelf", "welf", "`self`",
  ]
}

extension DelegateCall.Argument {
  fileprivate init(_ value: String) {
    self = DelegateCall.ownNames.contains(value) ? .own : value == "nil" ? .missing : .other
  }
}

extension SwiftSource {
  /// Whether a name that ends like one of a delegate or a data source stands before the callee.
  fileprivate func isSentToDelegate(
    _ call: SwiftFacts.Call, named names: Set<String>
  ) -> Bool {
    let name = Int(call.callee.start)
    guard call.kind == .call, name > Int(call.start), name <= bytes.count else { return false }
    var end = name
    while end > Int(call.start), !Self.isNamePart(bytes[end - 1]) { end -= 1 }
    guard end < name, end > Int(call.start) else { return false }
    let receiver = bytes[Int(call.start)..<end]
    if receiver.last == UInt8(ascii: "e"),
      receiver.ends(with: "elegate") || receiver.ends(with: "ataSource")
    {
      return true
    }
    guard !names.isEmpty else { return false }
    let start = receiver.lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? receiver.startIndex
    return names.contains(String(decoding: receiver[start...], as: UTF8.self))
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte >= 0x80
  }
}

extension Declaration {
  /// The member of the innermost type that it is or lies in.
  fileprivate var outermostMember: Declaration? {
    var next: Declaration? = self
    while let declaration = next, !declaration.isMember { next = declaration.parent }
    return next
  }

  fileprivate var innermostFunction: Declaration? {
    var next: Declaration? = self
    while let declaration = next, declaration.kind != .function { next = declaration.parent }
    return next
  }
}
