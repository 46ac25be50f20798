import Diagnostics
import Roles

/// What a controller or a view, or an extension of one, does in one file that another role is for.
public struct ClassOutline: Hashable, Sendable {
  public let name: String
  public let nameRange: FileRange
  /// With the names of the types around it: `Album.Cover`.
  public let qualifiedName: String
  public let isExtension: Bool
  /// The role that the clause of a class gives which lies in another type; nil at the top of a file, where other
  /// files have a say as well.
  public let nestedRole: Role?
  public let lineCount: Int
  public let burdens: [Burden]
}

/// One place at which a class does what another role is for.
public struct Burden: Hashable, Sendable {
  public let kind: Kind
  public let range: FileRange
  /// The type whose objects are chosen from or kept, for `filtering` and `objects`; the type of the object that is
  /// asked for work, or its name where nothing tells the type; for a `dataSource` of something other than rows, its
  /// protocol; for a chore, a library's type that may as well be one of the project.
  public let subject: String?

  public enum Kind: Hashable, Sendable {
    case dataSource
    /// Putting one view into another.
    case viewConstruction
    /// Choosing among the objects of a collection.
    case filtering
    /// A property of what is neither a plain value nor on the screen.
    case objects
    /// A property of what a service or a file has, without a type of its own.
    case rawData
    /// Asking a shared object for what it keeps or fetches, or to change that.
    case sharedWork
    /// The same of a type itself, or of an object in a property: it counts where that one does a chore.
    case askedWork
    /// Waiting for what somebody else does.
    case awaitedWork
    case chore(Chore)
  }

  init(_ kind: Kind, at range: FileRange, subject: String? = nil) {
    self.kind = kind
    self.range = range
    self.subject = subject
  }
}

extension ClassOutline {
  /// The classes of a file that may be controllers or views, structures that are views, and all extensions: which
  /// ones are is known by what they inherit from, in whatever file that stands.
  static func all(in source: SwiftSource) -> [ClassOutline] {
    let candidates = source.types.filter { type in
      guard type.isTopLevel else { return type.hasOwnRole }
      return type.kind == .extending || type.kind == .classType && !type.inheritedTypes.isEmpty
        || type.kind == .structure && (type.inheritedRole == .view || type.hasViewForBody)
    }
    guard !candidates.isEmpty else { return [] }
    let burdens = burdens(of: candidates, in: source)
    return zip(candidates, burdens).map { type, burdens in
      ClassOutline(
        name: type.name.text, nameRange: type.name.range, qualifiedName: type.qualifiedName,
        isExtension: type.kind == .extending,
        nestedRole: type.nestedRole, lineCount: type.lineCount, burdens: burdens)
    }
  }

  /// What each of several types of a file carries, without what types in it answer for.
  private static func burdens(
    of types: [Declaration], in source: SwiftSource
  ) -> [[Burden]] {
    var burdens = types.map { dataSources(of: $0) + kept(by: $0) }
    let ranges = Nest(types.map(\.range.bytes))
    let possibleViews = Nest(types.filter(mayBeView).map(\.range.bytes))
    for burden in chores(in: source) + views(in: source) + filters(in: source)
      + sharedWork(in: source, within: possibleViews)
      + askedWork(in: source, within: possibleViews)
    {
      // Only of a view anybody asks what it schedules.
      if let owner = ranges.last(containing: burden.range.bytes.lowerBound),
        burden.kind != .chore(.scheduling) || mayBeView(types[owner])
      {
        burdens[owner].append(burden)
      }
    }
    return burdens
  }

  private static func chores(in source: SwiftSource) -> [Burden] {
    source.chores.compactMap { use in
      guard use.owner?.responsibleType != nil else { return nil }
      let isShared = ChoreTable.mayBeOfProject(use.name.hash)
      return Burden(
        .chore(use.chore), at: use.name.range, subject: isShared ? use.name.text : nil)
    }
  }

  /// Whether it is `addSubview` or one of those that extensions add beside it: `addArrangedSubviews`, `addSubViews`.
  private static func isBuilder(_ name: Name) -> Bool {
    let end = name.hasSuffix("s") ? name.utf8.dropLast() : name.utf8
    return (name.hasPrefix("add") || name.hasPrefix("insert"))
      && (end.ends(with: "Subview") || end.ends(with: "SubView"))
  }

  /// Those without a label, or those in an array that is written.
  private static func addedCount(in call: Call) -> Int {
    let views = call.arguments.lazy.filter { $0.label.isEmpty }
    guard let first = views.first, views.count == 1, first.value.hasPrefix("[") else {
      return views.count
    }
    return elementCount(of: first.value)
  }

  private static let stacks = ["NSGridView", "NSStackView", "UIStackView"]

  private static func views(in source: SwiftSource) -> [Burden] {
    var burdens: [Burden] = []
    for (index, call) in source.facts.calls.enumerated() where !call.callee.isEmpty {
      let first = source.bytes[Int(call.callee.start)]
      let isOfStack = first == UInt8(ascii: "N") || first == UInt8(ascii: "U")
      guard first == UInt8(ascii: "a") || first == UInt8(ascii: "i") || isOfStack,
        call.callee.end - call.callee.start > 9
      else { continue }
      let call = Call(source: source, index: index)
      if isOfStack {
        guard stacks.contains(where: { call.callee == $0 }) else { continue }
        let count = viewCount(in: call)
        burdens += Array(repeating: Burden(.viewConstruction, at: call.callee.range), count: count)
      } else if isBuilder(call.callee) {
        let count = max(1, addedCount(in: call))
        burdens += Array(repeating: Burden(.viewConstruction, at: call.callee.range), count: count)
      }
    }
    return burdens
  }

  /// How many views a stack is made of where it is made.
  private static func viewCount(in call: Call) -> Int {
    (call.argument("views") ?? call.argument("arrangedSubviews")).map { elementCount(of: $0.value) }
      ?? 0
  }

  /// None in `[]`, and nothing behind a last comma.
  private static func elementCount(of array: Name) -> Int {
    let bytes = array.utf8
    let content = bytes.filter { !$0.isSpace }.dropLast()
    var depth = 0
    var count = content.last == UInt8(ascii: ",") || content.last == UInt8(ascii: "[") ? 0 : 1
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: count += 1
      default: break
      }
    }
    return count
  }

  private static let rows: Set = [
    "tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)",
    "outlineView(_:child:ofItem:)", "tableView(_:numberOfRowsInSection:)",
    "collectionView(_:numberOfItemsInSection:)", "numberOfRows(in:)",
    "outlineView(_:numberOfChildrenOfItem:)",
  ]

  /// The conformances to data sources, else the methods of one that the superclass asks for.
  private static func dataSources(of type: Declaration) -> [Burden] {
    let conformances = type.inheritedTypes.filter { inherited in
      // Pages are controllers, and to hand out controllers is a controller's own work.
      inherited.type.baseBytes.map {
        $0.ends(with: "DataSource") && !$0.contains("Page")
          && !$0.ends(with: "ControllerDataSource")
      } == true
    }
    if !conformances.isEmpty {
      return conformances.map { inherited in
        let asksForRows = rowAskers.contains {
          inherited.base?.hasSuffix($0 + "ViewDataSource") == true
        }
        return Burden(
          .dataSource, at: inherited.name.range, subject: asksForRows ? nil : inherited.base)
      }
    }
    let method = type.children.first { method in
      method.kind == .function && mayAskForRows(method.name) && rows.contains(nameToday(of: method))
        && !leavesRows(method)
    }
    return method.map { [Burden(.dataSource, at: $0.name.range)] } ?? []
  }

  private static let rowAskers = ["Collection", "Outline", "Table"]

  /// What a class that may be a view keeps besides what it shows.
  private static func kept(by type: Declaration) -> [Burden] {
    guard type.kind == .classType, type.inheritedRole.map({ $0 == .view }) ?? true else {
      return []
    }
    return type.children.compactMap { property in
      guard property.kind.isValue, !property.isStatic else { return nil }
      let name = property.type.isEmpty ? property.value : property.type.name
      // A quick look at the first letter.
      if let first = name.utf8.first, "[N".utf8.contains(first) {
        if property.isStored, rawData.contains(where: name.hasPrefix) {
          return Burden(.rawData, at: property.name.range)
        }
        if ["NSArray", "NSMutableArray"].contains(where: name.hasPrefix) {
          return Burden(.objects, at: property.name.range, subject: "[Any]")
        }
      }
      return property.keptObject.map {
        Burden(.objects, at: property.name.range, subject: $0.text)
      }
    }
  }

  private static let rawData = [
    "[String: Any]", "[AnyHashable: Any]", "NSDictionary", "NSMutableDictionary",
  ]

  /// Swift 2 wrote no label in front of a first parameter, and meant none: `tableView(tableView:numberOfRowsInSection:)`.
  private static func nameToday(of method: Declaration) -> String {
    let name = method.fullName
    let old = "\(method.name)(\(method.name):"
    return name.hasPrefix(old) ? "\(method.name)(_:" + name.dropFirst(old.count) : name
  }

  /// One that leaves the rows to its superclass, and makes none itself, only changes what a storyboard lays
  /// out.
  private static func leavesRows(_ method: Declaration) -> Bool {
    method.body.utf8.contains("super.\(method.name)(") && !method.body.utf8.contains("dequeue")
  }

  /// A quick look, which most methods do not pass.
  private static func mayAskForRows(_ name: Name) -> Bool {
    name.hasSuffix("View") || name == "numberOfRows"
  }

  /// Filtered collections of the controller's own properties, by the type of what they hold.
  private static func filters(in source: SwiftSource) -> [Burden] {
    var burdens: [Burden] = []
    for (index, call) in source.facts.calls.enumerated()
    where call.callee.end - call.callee.start == 6 {
      let call = Call(source: source, index: index)
      guard call.callee == "filter", !call.receiver.isEmpty else { continue }
      let root = call.receiver.root
      guard let type = call.owner?.responsibleType,
        let property = type.parts.lazy.flatMap(\.storedProperties).first(where: {
          $0.name == String(root)
        }),
        let subject = property.type.element ?? property.type.base
      else { continue }
      burdens.append(Burden(.filtering, at: call.callee.range, subject: subject))
    }
    return burdens
  }
}

extension Declaration {
  /// How many lines it covers.
  public var lineCount: Int {
    1 + source.bytes[range.bytes.clamped(to: source.bytes.indices)].lineEndCount
  }
}

extension Declaration {
  /// Whether it has a body that is a view, by whatever protocol it is one.
  fileprivate var hasViewForBody: Bool {
    !inheritedTypes.isEmpty
      && children.contains { $0.name == "body" && $0.type.name == "some View" }
  }
}
