import Diagnostics
import SourceModel

/// A better name for something that a file declares.
public struct Rename {
  /// The name where it is declared.
  public let declared: Name
  public let newName: String

  public init(_ declared: Name, to newName: String) {
    self.declared = declared
    self.newName = newName
  }
}

/// What can be done about a better name.
public enum RenameOutcome: Hashable, Sendable {
  /// All uses lie in the file: the edits that rename them, and the bytes in which the new name must not
  /// come to mean anything else.
  case edits([Edit], in: Range<Int>)
  case refused(Refusal)
  /// Other files can use the name.
  case visibleElsewhere
}

/// Renames names of one file.
public struct FileRenames {
  private let places: Places

  public init(of renames: [Rename], in source: SwiftSource) {
    let names = renames.flatMap { rename in
      let old = rename.declared.text
      return [old, "$" + old, "_" + old, rename.newName]
    }
    places = Places(of: Set(names), in: source)
  }

  public func outcome(of rename: Rename) -> RenameOutcome {
    let old = rename.declared.text
    let start = rename.declared.offsets.lowerBound
    guard let place = places[old].first(where: { $0.start == start }) else {
      return .visibleElsewhere
    }
    if let refusal = NameCheck.refusal(of: rename.newName) { return .refused(refusal) }
    guard !old.hasPrefix("$") else { return .refused(Refusal("the name belongs to a wrapper")) }
    do {
      guard let local = local(rename, at: place) else { return .visibleElsewhere }
      let documented = Documentation(of: place).edits(to: rename.newName)
      return .edits(try local.edits() + documented, in: local.region)
    } catch {
      return .refused(error)
    }
  }

  /// Nil for what more than one body can use.
  private func local(_ rename: Rename, at place: Place) -> LocalRename? {
    guard let binding = Binding(place), !isWithoutBody(place) else { return nil }
    return LocalRename(binding, from: rename.declared.text, to: rename.newName, in: places)
  }

  /// A requirement of a protocol has nothing but the label for its callers.
  private func isWithoutBody(_ place: Place) -> Bool {
    guard case .parameter(_, of: let owner, .both) = place.role else { return false }
    return !owner.hasBody
  }
}
