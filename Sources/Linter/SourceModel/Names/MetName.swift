import Diagnostics
import SwiftFacts

extension DeclaredName {
  /// Where another name stands that this one would meet if it were called so: declared beside it, or used in its scope
  /// for something else. A quick look: what is not met here may be in the way all the same.
  public func place(meeting other: String) -> FileRange? {
    guard name.source.hasName(other) else { return nil }
    guard isLocal || role == .label else { return declaration?.sibling(named: other)?.name.range }
    return scopeOfUse.flatMap { use(of: other, in: $0) } ?? declarationBeside(named: other)
  }

  /// Where the name is in force: not yet in its own value, which may come from what it hides, `let user = user(of: usr)`.
  private var scopeOfUse: Range<Int>? {
    guard role != .label else { return declaration?.body.offsets }
    guard let scope, role != .parameter else { return scope }
    let end = name.source.endOfValue(of: self)
    return max(scope.lowerBound, end)..<max(scope.upperBound, end)
  }

  private func use(of other: String, in scope: Range<Int>) -> FileRange? {
    let source = name.source
    var place: Range<Int>?
    _ = source.bytes[scope.clamped(to: source.bytes.indices)].contains(other) { found in
      guard source.isUse(found), !isGivenName(found) else { return false }
      place = found
      return true
    }
    return place.map(source.range)
  }

  /// `user = usr`, for which there is `self.user`.
  private func isGivenName(_ place: Range<Int>) -> Bool {
    let rest = name.source.bytes[place.upperBound...].prefix(200)
    guard rest.first(where: { !$0.isSpace }) == UInt8(ascii: "=") else { return false }
    let value = rest.drop { $0.isSpace }.dropFirst().drop { $0.isSpace }
    return value.prefix { $0.isPartOfName }.elementsEqual(name.utf8)
  }

  /// Another parameter of the function, or a local value before it in the same block; a parameter may be hidden by one.
  private func declarationBeside(named other: String) -> FileRange? {
    let source = name.source
    let hash = NameHash.of(other)
    return source.foundNames.first { found in
      found.hash == hash && found.owner == owner && found.role.isOfParameter == role.isOfParameter
        && (role.isOfParameter
          || found.scopeEnd == scopeEnd && Int(found.name.start) < name.offsets.lowerBound)
    }.map { source.range($0.name.offsets) }
  }
}

extension SwiftSource {
  /// Where the value of a local name ends; where the name does that has none.
  fileprivate func endOfValue(of declared: DeclaredName) -> Int {
    let end = declared.name.offsets.upperBound
    if declared.role == .local {
      return max(declared.declaration?.value.offsets.upperBound ?? end, end)
    }
    let value = valueOfBinding(ByteRange(Int32(end), Int32(end)))
    return max(value.offsets.upperBound, end)
  }

  /// Whether code names something at a place that is neither a member of what stands before it nor a label.
  fileprivate func isUse(_ place: Range<Int>) -> Bool {
    guard !isPartOfName(at: place.lowerBound - 1), !isPartOfName(at: place.upperBound),
      !isInComment(place), literal(around: place) == nil
    else { return false }
    return bytes[..<place.lowerBound].last != UInt8(ascii: ".")
      && bytes[place.upperBound...].first != UInt8(ascii: ":")
  }
}

extension Declaration {
  /// How many siblings are compared at most: nobody writes more overloads by hand.
  private static let mostCompared = 64

  /// The first declaration beside it that has a name which this one may not have as well.
  public func sibling(named name: String) -> Declaration? {
    guard !isLocal, source.mayDeclare(name) else { return nil }
    let siblings = parent.map { Array($0.children) } ?? Array(source.topLevelDeclarations)
    return siblings.lazy.filter { $0.name == name }.prefix(Self.mostCompared)
      .first { !isOverload(of: $0) }
  }

  private func isOverload(of other: Declaration) -> Bool {
    kind == .function && other.kind == .function
      && !parameters.map(\.label.text).elementsEqual(other.parameters.map(\.label.text))
  }
}
