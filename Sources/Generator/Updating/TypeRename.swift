import Specification
import Words

/// A type that the spec calls otherwise now.
struct TypeRename: Hashable {
  let old: String
  let new: String

  /// What the new name makes of the words of the old one, such as `News`, which is `Article` where
  /// `NewsListController` is `ArticleListController`.
  var words: [String: String] {
    var words = [old.asVariable: new.asVariable]
    words[old] = new
    let (former, current) = (Words.words(of: old), Words.words(of: new))
    let shared = zip(former.reversed(), current.reversed()).prefix { $0.text == $1.text }.count
    let first = former.dropLast(shared).map(\.text).joined()
    let second = current.dropLast(shared).map(\.text).joined()
    if !first.isEmpty, !second.isEmpty {
      words[first] = second
      words[first.asVariable] = second.asVariable
    }
    return words
  }
}

extension TypeRename {
  /// What an entry has to keep to be the same one under another name, as a share: a new type is not what another
  /// one was, however much of their form they have in common.
  private static let leastLikeness = 0.7

  /// Finds out which types are called otherwise: entries that are gone, and new ones of the same section that are
  /// said to have been these, or that say the same.
  static func renames(
    from old: DeclaredEntries, to new: DeclaredEntries
  ) -> [TypeRename] {
    var renames: [TypeRename] = []
    if let former = old.applicationName, let name = new.applicationName, former != name {
      renames.append(TypeRename(old: former, new: name))
    }
    for section in DeclaredEntries.sections {
      renames += self.renames(from: old.entries(of: section), to: new.entries(of: section))
    }
    return renames
  }

  /// More pairs than that are another spec, which nobody wrote by calling things otherwise.
  private static let mostPairs = 40_000

  private static func renames(
    from old: [DeclaredEntries.Entry], to new: [DeclaredEntries.Entry]
  ) -> [TypeRename] {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    let gone = old.enumerated().filter { !newNames.contains($0.element.name) }
    let added = new.enumerated().filter { !oldNames.contains($0.element.name) }
    let candidates =
      gone.count * added.count > mostPairs
      ? []
      : gone.flatMap { old in
        added.compactMap { new -> (rename: TypeRename, likeness: Double, distance: Int)? in
          let rename = TypeRename(old: old.element.name, new: new.element.name)
          let likeness = rename.likeness(of: old.element.statements, with: new.element.statements)
          return likeness < leastLikeness ? nil : (rename, likeness, abs(old.offset - new.offset))
        }
      }
    let goneNames = Set(gone.map(\.element.name))
    var renames = added.compactMap { new in
      new.element.formerNames.newest(in: goneNames).map {
        TypeRename(old: $0, new: new.element.name)
      }
    }
    // Of entries that say the same, those that stand at the same place.
    let best = candidates.sorted { ($1.likeness, $0.distance) < ($0.likeness, $1.distance) }
    for (rename, _, _) in best
    where !renames.contains(where: { $0.old == rename.old || $0.new == rename.new }) {
      renames.append(rename)
    }
    return renames
  }

  /// The share of what both say, as it was or in the words of the new name; 0 where neither says anything.
  private func likeness(of old: [String], with new: [String]) -> Double {
    let words = words
    let (old, new) = (Set(old), Set(new))
    let kept = old.count { statement in
      new.contains(statement) || new.contains(statement.mapNames { words[$0] ?? $0 })
    }
    let count = max(old.count, new.count)
    return count == 0 ? 0 : Double(kept) / Double(count)
  }
}
