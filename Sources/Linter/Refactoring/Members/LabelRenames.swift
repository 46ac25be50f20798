import Diagnostics
import SourceModel

/// The labels of functions of which all callers are known: they are hidden, or lie in a body.
final class LabelRenames {
  private let members: MemberRenames
  private var index: FileIndex { members.index }
  private let initializers = Remembered<String, InitializerCalls>()
  private let labels = Remembered<Int, Result<[String: [Name]], Refusal>>()

  init(_ members: MemberRenames) {
    self.members = members
  }

  /// What callers have to write; nil for what other files can call, and for what is called by other names
  /// than its own.
  func edits(
    of label: Name, to new: String, in function: Declaration
  ) throws(Refusal) -> [Edit]? {
    if index.callerName(of: function) != nil { return nil }
    if function.kind == .initializer { return try callers(of: function, label: label, to: new) }
    guard function.kind == .function, !Self.calledByType.contains(function.name.text),
      function.surroundingBlock != nil || HiddenMember(function, in: index.types) != nil
    else { return nil }
    let found = labels.answer(to: function.name.offsets.lowerBound) {
      do throws(Refusal) {
        return .success(try writtenLabels(of: function))
      } catch {
        return .failure(error)
      }
    }
    return (try found.get()[label.text] ?? []).map { Edit($0.range, with: new) }
  }

  /// What is called without its name, so that callers are not found.
  private static let calledByType: Set = [
    "appendInterpolation", "callAsFunction", "dynamicallyCall",
  ]

  /// The labels that all callers write.
  private func writtenLabels(of function: Declaration) throws(Refusal) -> [String: [Name]] {
    let uses =
      if let member = HiddenMember(function, in: index.types) {
        try memberUses(member)
      } else {
        try localUses(of: function)
      }
    var labels: [String: [Name]] = [:]
    for place in uses where place.start != function.name.offsets.lowerBound {
      if case .declaration = place.role {
        throw Refusal("several functions have this name", at: place.name.range)
      }
      for label in try writtenLabels(at: place) where !label.isEmpty {
        labels[label.text, default: []].append(label)
      }
    }
    return labels
  }

  /// Nil for an initialiser that other files can call.
  private func callers(
    of initializer: Declaration, label: Name, to new: String
  ) throws(Refusal) -> [Edit]? {
    guard let member = HiddenMember(initializer, in: index.types), let type = member.type else {
      return nil
    }
    try Ties(of: initializer, in: index).checkInitializer(label: label, newName: new)
    let calls = initializers.answer(to: label.text) {
      InitializerCalls(label: label.text, in: index)
    }
    return try calls.labels(for: type).map { Edit($0.range, with: new) }
  }

  private func localUses(of function: Declaration) throws(Refusal) -> [Place] {
    if let string = index.places[function.name.text].first(where: \.isWritten) {
      throw Refusal("an attribute names it", at: string.name.range)
    }
    let bindings = index.bindings(of: function.name.text)
    let start = function.name.offsets.lowerBound
    guard let own = bindings.number(declaredAt: start) else { return [] }
    let group = bindings.group(bindings.all[own].identity)
    let declared = group.compactMap { bindings.place(at: bindings.all[$0].name.lowerBound) }
    let used = bindings.uses(of: own).map { bindings.places[$0] }.filter { place in
      if case .value = place.role { true } else { false }
    }
    return (declared + used).sorted { $0.start < $1.start }
  }

  private func memberUses(_ member: HiddenMember) throws(Refusal) -> [Place] {
    try Ties(of: member.declaration, in: index).checkCallers()
    let uses = members.uses(of: member)
    if let doubt = uses.firstDoubt(of: member.type, in: member.reach) {
      throw Refusal(doubt.reason, at: doubt.place.name.range)
    }
    return (uses.places[member.type] ?? []).filter { member.reaches($0.start) }
  }

  private func writtenLabels(at place: Place) throws(Refusal) -> [Name] {
    if case .written(let written) = place.role { return written.labels }
    if let call = index.call(at: place) { return call.arguments.map(\.label) }
    let source = index.source
    let next = source.nextCode(from: place.name.offsets.upperBound).map { source.bytes[$0] }
    guard next != UInt8(ascii: "(") else {
      throw Refusal("the function is named with its labels", at: place.name.range)
    }
    return []
  }
}
