import Diagnostics
import SourceModel

/// What documentation comments say of members in code spans: `` `name` ``, ``` ``Type/name`` ```.
final class Mentions {
  private let index: FileIndex
  /// By each name in them.
  private lazy var mentions = found()

  init(in index: FileIndex) {
    self.index = index
  }

  /// - Parameter edits: what is edited already.
  func edits(of member: HiddenMember, to newName: String, besides edits: [Edit]) -> [Edit] {
    let name = member.declaration.name.text
    guard let written = mentions[name] else { return [] }
    let meanings = MemberMeanings(
      name: name, traits: MemberTraits(of: member, in: index), bindings: index.bindings(of: name),
      index: index)
    let known = Set(edits.map(\.range.bytes.lowerBound))
    return written.flatMap { place in
      let role = Place.Role.written(place)
      let ranges = place.part.map { [place.name.parts[$0]] } ?? place.name.labels
      return ranges.map { Place(name: index.source.name(at: $0), role: role) }
    }
    .filter { $0.name == name && !known.contains($0.start) }
    .filter { place in
      guard case .written(let written) = place.role, written.name.isImplicit else {
        return meanings.meaning(of: place).owners.contains(member.type)
      }
      return member.isStatic && typesOfImplicit(name, in: written) == [member.type]
    }
    .map { Edit($0.name.range, with: newName) }
  }

  /// The types with such a static member or case that the declaration around a name with a leading dot mentions.
  private func typesOfImplicit(_ name: String, in written: WrittenPlace) -> Set<String?> {
    guard written.part == 0 else { return [] }
    let types = [written.owner.type] + written.owner.parameters.map(\.type)
    let named = types.compactMap(\.base).map(FileTypes.lastPart)
    return Set(FileTypes.namesAround(written.owner).prefix(1) + named).filter { type in
      index.types.members(name, of: type).contains { $0.isStatic || $0.kind == .enumerationCase }
    }.reduce(into: []) { $0.insert($1) }
  }

  /// The labels of a function that documentation names with them.
  func edits(ofLabel label: String, to newName: String, in function: Declaration) -> [Edit] {
    let isInitializer = function.kind == .initializer
    let type = function.enclosingType.map { FileTypes.name(of: $0) }
    let own = Set(function.parameters.map(\.label.text))
    let written = (mentions[label] ?? []).filter { place in
      guard place.part == nil, place.labels.allSatisfy({ own.contains($0.text) }) else {
        return false
      }
      return isInitializer ? place.initialisedType == type : names(function, of: type, at: place)
    }
    return written.flatMap(\.labels).filter { $0 == label }.map { Edit($0.range, with: newName) }
  }

  private func names(_ function: Declaration, of type: String?, at place: WrittenPlace) -> Bool {
    let name = function.name.text
    let last = place.name.labelledPart
    guard place.text(ofPart: last) == name else { return false }
    let before = last > 0 ? place.text(ofPart: last - 1) : nil
    if let before, before != "self", before != "Self" { return before == type }
    let around = FileTypes.namesAround(place.owner)
    return around.first { !index.types.members(name, of: $0).isEmpty } == type
  }

  private func found() -> [String: [WrittenPlace]] {
    var found: [String: [WrittenPlace]] = [:]
    var seen: Set<Int> = []
    for declaration in index.source.declarations {
      let comments = declaration.documentationComments
      guard !comments.isEmpty else { continue }
      let parameters = Set(declaration.parameters.map(\.name.text))
      for name in CodeSpans(in: comments.map(\.text)).names
      where seen.insert(name.parts[0].lowerBound).inserted {
        let range = name.start..<name.end
        for part in name.parts.indices {
          let text = index.source.text(in: name.parts[part])
          guard part > 0 || !parameters.contains(text) else { continue }
          found[text, default: []].append(
            WrittenPlace(range: range, owner: declaration, part: part))
        }
        for label in Set(name.labels.map(index.source.text(in:))) {
          found[label, default: []].append(
            WrittenPlace(range: range, owner: declaration, part: nil))
        }
      }
    }
    return found
  }
}
