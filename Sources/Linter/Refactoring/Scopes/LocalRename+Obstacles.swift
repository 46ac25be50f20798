import Diagnostics
import SourceModel

extension LocalRename {
  private var renamedBindings: [Binding] { renamed.map { bindings.all[$0] } }

  /// Places whose meaning is not known must not lie where the name can be used.
  func checkPlaces() throws(Refusal) {
    if let place = first(of: index.obscurePlaces(of: old), held: renamedBindings) {
      throw Refusal(obscurity(of: place), at: place.name.range)
    }
    let isWrapped = renamedBindings.contains(where: \.isWrapped)
    for name in ["$" + old] + (isWrapped ? ["_" + old] : []) {
      guard let place = first(of: index.places[name], held: renamedBindings) else { continue }
      throw Refusal("'\(place.name)' is made of the name by a wrapper", at: place.name.range)
    }
    for binding in renamedBindings where isInAttribute(binding) {
      throw Refusal("an attribute of the function names '\(old)'")
    }
  }

  private func obscurity(of place: Place) -> String {
    switch place.role {
    case .attribute, .written: "'\(old)' is used in the arguments of an attribute"
    case .value: "a macro may use the name '\(old)'"
    default: "it is not clear what '\(old)' means here"
    }
  }

  /// The first place at which one of some bindings holds.
  private func first(of places: [Place], held bindings: [Binding]) -> Place? {
    guard !places.isEmpty else { return nil }
    return bindings.compactMap { binding in
      let start = places.partitionPoint { $0.start >= binding.scope.lowerBound }
      return places[start...].prefix { $0.start < binding.scope.upperBound }
        .first { !binding.isGap($0.start) }
    }.min { $0.start < $1.start }
  }

  /// `@_lifetime(borrow name)` stands outside of the body.
  private func isInAttribute(_ binding: Binding) -> Bool {
    guard binding.kind == .parameter || binding.kind == .labelledParameter else { return false }
    let places = index.obscurePlaces(of: old)
    let start = places.partitionPoint { $0.start >= binding.home.lowerBound }
    return places[start...].prefix { $0.start < binding.home.upperBound }.contains { place in
      if case .attribute = place.role { true } else { false }
    }
  }
}

// MARK: Conditional compilation

extension LocalRename {
  /// What is declared in one clause of an `#if` alone means something else behind it if another clause is
  /// compiled.
  func checkBranches() throws(Refusal) {
    let clauses = index.places.clauses
    let starts = renamedBindings.map(\.name.lowerBound).sorted()
    let complete = Remembered<Int, Bool>()
    for number in renamed {
      let binding = bindings.all[number]
      for around in clauses.around(binding.name.lowerBound)
      where binding.home.contains(around.range.lowerBound) {
        let condition = around.condition
        guard !complete.answer(to: condition, { isComplete(condition, starts: starts) }),
          let use = firstUse(of: number, behind: clauses.range(of: condition).upperBound)
        else { continue }
        throw Refusal("only one branch of '#if' declares it", at: use.name.range)
      }
    }
  }

  private func firstUse(of number: Int, behind end: Int) -> Place? {
    let uses = bindings.uses(of: number)
    let first = uses.partitionPoint { bindings.places[$0].start >= end }
    return first < uses.count ? bindings.places[uses[first]] : nil
  }

  /// Whether every clause of an `#if` declares the name, whatever is compiled.
  private func isComplete(_ condition: Int, starts: [Int]) -> Bool {
    let clauses = index.places.clauses[condition]
    return clauses.contains { $0.kind == .else }
      && clauses.allSatisfy { clause in
        let start = starts.partitionPoint { $0 >= clause.range.lowerBound }
        return start < starts.count && starts[start] < clause.range.upperBound
      }
  }
}

// MARK: The new name

extension LocalRename {
  /// No second declaration of the new name in one scope.
  func checkDeclarations() throws(Refusal) {
    for binding in renamedBindings {
      let others = newBindings.group(binding.identity).map { newBindings.all[$0].name }
      guard let other = others.min(by: { $0.lowerBound < $1.lowerBound }) else { continue }
      throw Refusal("'\(new)' is declared in the same scope", at: index.source.range(other))
    }
  }

  func checkUses() throws(Refusal) {
    let hidden = renamed.compactMap(firstHiddenUse).min { $0.start < $1.start }
    if let hidden {
      throw Refusal("'\(new)' already means something else here", at: hidden.name.range)
    }
    guard !newBindings.uses.isEmpty else { return }
    let taken = distinctRegions.compactMap(firstTakenUse).min { $0.start < $1.start }
    if let taken {
      throw Refusal("'\(new)' is used here for something else", at: taken.name.range)
    }
  }

  /// The first use of a renamed binding that would come to mean what has the new name.
  private func firstHiddenUse(_ number: Int) -> Place? {
    guard !newBindings.all.isEmpty else { return nil }
    let start = bindings.all[number].scope.lowerBound
    return bindings.uses(of: number).lazy.map { bindings.places[$0] }.first { place in
      newBindings.binding(at: place.start).map { $0.scope.lowerBound >= start } ?? false
    }
  }

  /// Types in the body that use a function or a type of it must neither have a member with the new name nor one
  /// that they inherit under the old one.
  func checkTypesAroundUses() throws(Refusal) {
    for number in renamed where bindings.all[number].isKnownToTypes {
      let binding = bindings.all[number]
      guard case .declaration(let declaration) = bindings.place(at: binding.name.lowerBound)?.role
      else { continue }
      let ties = Ties(of: declaration, in: index)
      for place in bindings.uses(of: number).map({ bindings.places[$0] }) {
        try ties.checkScopes(around: place, newName: old, in: binding.scope)
        try ties.checkScopes(around: place, newName: new, in: binding.scope)
      }
    }
  }

  /// The renamed bindings without those that hold where another one does.
  private var distinctRegions: [Binding] {
    var seen: Set<[Int]> = []
    return renamedBindings.filter { binding in
      let kept = binding.gaps.flatMap { [$0.range.lowerBound, $0.kept.lowerBound] }
      return seen.insert(
        [binding.region.lowerBound, binding.region.upperBound, binding.scope.lowerBound] + kept
      ).inserted
    }
  }

  /// The first use of the new name that would come to mean a renamed binding.
  private func firstTakenUse(_ binding: Binding) -> Place? {
    let uses = newBindings.uses
    let places = newBindings.places
    let start = uses.partitionPoint { places[$0].start >= binding.region.lowerBound }
    return uses[start...].lazy.map { places[$0] }
      .prefix { $0.start < binding.region.upperBound }
      .first { place in
        guard !binding.gaps.contains(where: { $0.contains(place.start) }) else { return false }
        guard let other = newBindings.binding(at: place.start) else { return true }
        return other.scope.lowerBound < binding.scope.lowerBound
      }
  }
}
