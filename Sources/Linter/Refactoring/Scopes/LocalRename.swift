import Diagnostics
import SourceModel

/// The renames of names that only the bodies around them can use.
final class LocalRenames {
  private let index: FileIndex
  private let outcomes = Remembered<Naming, Result<Found, Refusal>>()

  init(in index: FileIndex) {
    self.index = index
  }

  /// Bindings that are one name are renamed together.
  private struct Naming: Hashable {
    let old: String
    let new: String
    let identity: Binding.Identity
    let keepsLabel: Bool
  }

  struct Found {
    let edits: [Edit]
    /// Where the new name is in force.
    let region: Range<Int>
  }

  /// Nil where no body binds the name.
  func edits(_ rename: Rename, keepsLabel: Bool) throws(Refusal) -> Found? {
    let old = rename.declared.text
    let bindings = index.bindings(of: old)
    guard let number = bindings.number(declaredAt: rename.declared.offsets.lowerBound) else {
      return nil
    }
    let naming = Naming(
      old: old, new: rename.newName, identity: bindings.all[number].identity,
      keepsLabel: keepsLabel)
    return try outcomes.answer(to: naming) {
      let local = LocalRename(
        number, from: old, to: rename.newName, in: index, keepsLabel: keepsLabel)
      do throws(Refusal) {
        return .success(Found(edits: try local.edits(), region: local.region))
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

/// The rename of a name that only the body around it can use.
struct LocalRename {
  let old: String
  let new: String
  let index: FileIndex
  let bindings: Bindings
  let newBindings: Bindings
  private let keepsLabel: Bool
  /// The numbers of what is renamed: the name's own bindings and those that take it over, as `[weak name]`
  /// does.
  let renamed: [Int]
  private let isRenamed: Set<Int>
  /// Whether it is a type, which written types name.
  private let isType: Bool

  /// - Parameters:
  ///   - number: the binding that is to be renamed.
  ///   - keepsLabel: whether a parameter whose name is its label keeps the label.
  init(_ number: Int, from old: String, to new: String, in index: FileIndex, keepsLabel: Bool) {
    self.keepsLabel = keepsLabel
    self.old = old
    self.new = new
    self.index = index
    bindings = index.bindings(of: old)
    newBindings = index.bindings(of: new)
    renamed = Self.takenOver(from: number, in: bindings)
    isRenamed = Set(renamed)
    isType = renamed.contains { [bindings] in bindings.all[$0].kind == .type }
  }

  /// The bindings that are one name with the given one, and those that use one of them by its name alone.
  private static func takenOver(from number: Int, in bindings: Bindings) -> [Int] {
    var found: Set<Int> = []
    var open = bindings.group(bindings.all[number].identity)
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      for use in bindings.uses(of: next) {
        guard case .binding = bindings.places[use].role,
          let taking = bindings.binding(declaredAt: bindings.places[use].start)
        else { continue }
        open += bindings.group(taking.identity)
      }
    }
    return found.sorted()
  }

  /// Where the new name is in force.
  var region: Range<Int> {
    let regions = renamed.map { bindings.all[$0].region }
    let start = regions.map(\.lowerBound).min() ?? 0
    return start..<max(start, regions.map(\.upperBound).max() ?? 0)
  }

  func edits() throws(Refusal) -> [Edit] {
    try checkQuotes()
    try checkPlaces()
    try checkBranches()
    try checkDeclarations()
    try checkUses()
    try checkTypesAroundUses()
    let declared = renamed.compactMap { number in
      bindings.place(at: bindings.all[number].name.lowerBound).map { edit(number, at: $0) }
    }
    let used = renamed.flatMap { bindings.uses(of: $0) }.compactMap { edit(use: $0) }
    return (declared + used + commentEdits()).sorted { $0.range < $1.range }
  }
}

extension LocalRename {
  private func edit(use number: Int) -> Edit? {
    let place = bindings.places[number]
    switch place.role {
    case .value: return Edit(place.name.range, with: new)
    case .type(let use) where use.kind == .type && isType:
      return Edit(place.name.range, with: new)
    default: return nil
    }
  }

  private func edit(_ number: Int, at place: Place) -> Edit {
    let binding = bindings.all[number]
    switch binding.kind {
    case .labelledParameter where keepsLabel:
      return Edit(place.name.range, with: "\(old) \(new)")
    case _ where binding.usesOuterName && !takesOverRenamed(binding):
      return Edit(place.name.range, with: "\(new) = \(old)")
    default: return Edit(place.name.range, with: new)
    }
  }

  private func takesOverRenamed(_ binding: Binding) -> Bool {
    bindings.number(at: binding.name.lowerBound).map(isRenamed.contains) ?? false
  }

  /// A name in back quotes cannot become two.
  private func checkQuotes() throws(Refusal) {
    for binding in renamed.lazy.map({ bindings.all[$0] })
    where binding.kind == .labelledParameter && keepsLabel || binding.usesOuterName {
      let start = binding.name.lowerBound
      guard start > 0, index.source.bytes[start - 1] == UInt8(ascii: "`") else { continue }
      throw Refusal("the name is in backticks", at: index.source.range(binding.name))
    }
  }
}
