import Diagnostics

/// A place that asks whether an object is of some type.
public struct CastOutline: Hashable, Sendable {
  public let type: String
  public let range: FileRange
  /// The type around it whose role answers for it.
  public let owner: String?

  /// The conditional casts and checks of a file.
  static func all(in source: SwiftSource) -> [CastOutline] {
    source.casts.compactMap { cast in
      guard cast.kind == .conditional || cast.kind == .check, !source.isOfReusedCell(cast),
        let type = cast.type.base
      else { return nil }
      return CastOutline(
        type: type, range: cast.type.range, owner: cast.owner?.responsibleType?.name.text)
    }
  }
}

extension SwiftSource {
  /// Whether what is cast comes from a table's pool of cells: there a cast is the only way.
  fileprivate func isOfReusedCell(_ cast: Cast) -> Bool {
    let end = cast.type.name.offsets.lowerBound
    return bytes[max(0, end - 160)..<end].contains("dequeue")
  }

  /// The classes of a file that only their subclasses make whole: called abstract in their
  /// documentation, or with a method that fails because a subclass has to override it.
  var abstractClasses: Set<String> {
    let classes = types.filter { $0.kind == .classType && !$0.modifiers.contains(.final) }
    guard !classes.isEmpty else { return [] }
    var names: Set<String> = []
    for call in calls where call.asksForOverride {
      if let type = call.owner?.innermostType { names.insert(type.name.text) }
    }
    let abstract = classes.filter { type in
      names.contains(type.name.text)
        || type.documentationComments.contains { $0.text.utf8.mayContain("abstract".utf8) }
    }
    return Set(abstract.map(\.name.text))
  }
}

extension Call {
  /// Whether it ends the program because a subclass has not overridden a method.
  fileprivate var asksForOverride: Bool {
    switch callee.offsets.count {
    case 10 where callee == "fatalError", 19 where callee == "preconditionFailure": break
    default: return false
    }
    let message = argumentList.utf8
    return ["abstract", "subclass", "must override", "overridden"]
      .contains { message.mayContain($0.utf8) }
  }
}
