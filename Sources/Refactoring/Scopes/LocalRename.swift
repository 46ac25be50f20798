import Diagnostics
import SourceModel

/// The rename of a name that only the body around it can use.
struct LocalRename {
  private let old: String
  private let new: String
  private let places: Places
  private let bindings: Bindings
  private let newBindings: Bindings
  private let keepsLabel: Bool
  /// What is renamed: the name's own bindings and those that take it over, as `[weak name]` does.
  private var renamed: Set<Binding>

  /// - Parameters:
  ///   - binding: what is to be renamed, as it is declared.
  ///   - keepsLabel: whether a parameter whose name is its label keeps the label.
  init(
    _ binding: Binding, from old: String, to new: String, in places: Places, keepsLabel: Bool
  ) {
    self.keepsLabel = keepsLabel
    self.old = old
    self.new = new
    self.places = places
    bindings = Bindings(of: old, in: places)
    newBindings = Bindings(of: new, in: places)
    renamed = Set(bindings.all.filter { $0.isSame(as: binding) })
    takeOver()
  }

  /// Adds bindings that use a renamed one by its name alone.
  private mutating func takeOver() {
    let open = bindings.all.filter(\.usesOuterName)
    var count = 0
    while count != renamed.count {
      count = renamed.count
      for binding in open where !renamed.contains(binding) {
        guard let outer = bindings.binding(at: binding.name.lowerBound), renamed.contains(outer)
        else { continue }
        renamed.formUnion(bindings.all.filter { $0.isSame(as: binding) })
      }
    }
  }

  /// Where the new name is in force.
  var region: Range<Int> {
    let regions = renamed.map(region)
    let start = regions.map(\.lowerBound).min() ?? 0
    return start..<max(start, regions.map(\.upperBound).max() ?? 0)
  }

  func edits() throws(Refusal) -> [Edit] {
    try checkQuotes()
    try checkPlaces()
    try checkBranches()
    try checkDeclarations()
    try checkUses()
    return places[old].compactMap(edit)
  }
}

extension LocalRename {
  /// Whether the value at a place is one that is renamed.
  private func isRenamed(_ place: Place) -> Bool {
    bindings.binding(at: place.start).map(renamed.contains) ?? false
  }

  private func edit(at place: Place) -> Edit? {
    if let binding = renamed.first(where: { $0.name.lowerBound == place.start }) {
      return edit(binding, at: place)
    }
    guard isRenamed(place) else { return nil }
    switch place.role {
    case .value: return Edit(place.name.range, with: new)
    case .type(let use) where use.kind == .type && renamed.contains { $0.kind == .type }:
      return Edit(place.name.range, with: new)
    default: return nil
    }
  }

  private func edit(_ binding: Binding, at place: Place) -> Edit {
    switch binding.kind {
    case .labelledParameter where keepsLabel: Edit(place.name.range, with: "\(old) \(new)")
    case .shorthand where !takesOverRenamed(binding):
      Edit(place.name.range, with: "\(new) = \(old)")
    default: Edit(place.name.range, with: new)
    }
  }

  private func takesOverRenamed(_ binding: Binding) -> Bool {
    bindings.binding(at: binding.name.lowerBound).map(renamed.contains) ?? false
  }

  private func isInRenamedScope(_ offset: Int) -> Bool {
    renamed.contains { $0.holds(at: offset) }
  }
}

// MARK: What stands in the way

extension LocalRename {
  /// Places whose meaning is not known must not lie where the name can be used.
  private func checkPlaces() throws(Refusal) {
    let macros = UnknownMacros(in: places.source)
    for place in places[old] where isInRenamedScope(place.start) {
      switch place.role {
      case .attribute:
        throw Refusal("'\(old)' stands in the arguments of an attribute", at: place.name.range)
      case .unknown:
        throw Refusal("it is not clear what '\(old)' means here", at: place.name.range)
      case .value where macros.contain(place.start):
        throw Refusal("a macro may use the name '\(old)'", at: place.name.range)
      default: break
      }
    }
    let isWrapped = renamed.contains(where: \.isWrapped)
    for place in places["$" + old] + (isWrapped ? places["_" + old] : [])
    where isInRenamedScope(place.start) {
      throw Refusal("'\(place.name)' is made of the name by a wrapper", at: place.name.range)
    }
    for binding in renamed where isInAttribute(binding) {
      throw Refusal("an attribute of the function names '\(old)'")
    }
  }

  /// A name in back quotes cannot become two.
  private func checkQuotes() throws(Refusal) {
    for binding in renamed
    where binding.kind == .labelledParameter && keepsLabel || binding.kind == .shorthand {
      let start = binding.name.lowerBound
      guard start > 0, places.source.bytes[start - 1] == UInt8(ascii: "`") else { continue }
      throw Refusal("the name stands in back quotes", at: places.source.range(binding.name))
    }
  }

  /// What is declared in one clause of an `#if` alone means something else behind it if another clause is
  /// compiled.
  private func checkBranches() throws(Refusal) {
    for binding in renamed {
      let inside = places.source.branches(around: binding.name.lowerBound)
        .filter { binding.home.contains($0.branch.range.lowerBound) }
      for (branch, others) in inside {
        let clauses = [branch] + others
        let isComplete =
          clauses.contains { $0.kind == .else }
          && others.allSatisfy { other in
            renamed.contains { other.range.contains($0.name.lowerBound) }
          }
        guard !isComplete else { continue }
        let end = clauses.map(\.range.upperBound).max() ?? 0
        let use = places[old].first {
          $0.start >= end && isUse($0) && bindings.binding(at: $0.start) == binding
        }
        guard let use else { continue }
        throw Refusal("only one branch of '#if' declares it", at: use.name.range)
      }
    }
  }

  /// `@_lifetime(borrow name)` stands outside of the body.
  private func isInAttribute(_ binding: Binding) -> Bool {
    guard binding.kind == .parameter || binding.kind == .labelledParameter else { return false }
    return places[old].contains { place in
      if case .attribute = place.role { binding.home.contains(place.start) } else { false }
    }
  }

  /// No second declaration of the new name in one scope.
  private func checkDeclarations() throws(Refusal) {
    for binding in renamed {
      guard let other = newBindings.all.first(where: { $0.isSame(as: binding) }) else { continue }
      throw Refusal(
        "'\(new)' is declared in the same scope", at: places.source.range(other.name))
    }
  }

  private func checkUses() throws(Refusal) {
    for place in places[old] where isUse(place) {
      guard let target = bindings.binding(at: place.start), renamed.contains(target),
        let other = newBindings.binding(at: place.start),
        other.scope.lowerBound >= target.scope.lowerBound
      else { continue }
      throw Refusal("'\(new)' already means something else here", at: place.name.range)
    }
    for place in places[new] where isUse(place) {
      for binding in renamed
      where region(of: binding).contains(place.start)
        && !binding.gaps.contains(where: { $0.contains(place.start) })
      {
        let other = newBindings.binding(at: place.start)
        if let other, other.scope.lowerBound >= binding.scope.lowerBound { continue }
        throw Refusal("'\(new)' is used here for something else", at: place.name.range)
      }
    }
  }

  /// Whether a place uses what has the name outside of it.
  private func isUse(_ place: Place) -> Bool {
    switch place.role {
    case .value, .unknown, .type: true
    case .binding: Binding(place)?.usesOuterName ?? false
    default: false
    }
  }

  /// Where the new name must not be used for anything else: a variable also takes it away from what
  /// stands before it in its block.
  private func region(of binding: Binding) -> Range<Int> {
    binding.kind == .variable
      ? binding.home.lowerBound..<max(binding.home.lowerBound, binding.scope.upperBound)
      : binding.scope
  }
}
