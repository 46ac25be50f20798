import Diagnostics
import SourceModel

/// What of a value a text tells.
enum Showing: Hashable {
  /// The name of its type: `Photo.self`, `type(of: photo)`.
  case type
  /// What `print` writes, which is the value's own description if it has one.
  case text
  /// Its members, whatever it says of itself: `dump`.
  case members
}

/// Code of which the program makes a text.
struct ShownText {
  /// What the text is made of.
  let code: Name
  let showing: Showing
  /// The call or the literal that makes it.
  let maker: Name

  private static let printing: Set = ["print", "debugPrint", "NSLog", "NSStringFromClass"]
  private static let dumping: Set = ["dump", "Mirror"]
  private static let makers: [String: Showing] = [
    "print": .text, "debugPrint": .text, "dump": .members, "String.init": .text,
    "String.init(describing:)": .text, "String.init(reflecting:)": .text,
  ]

  private static let callees = NameSet(printing.union(dumping).union(["String", "init"]))
  private static let makerNames = NameSet(makers.keys)

  /// In the order of the file.
  static func all(in source: SwiftSource) -> [ShownText] {
    let literals = source.literals.map(\.text).filter { $0.contains("\\") }
      .map { ShownText(code: $0, showing: .text, maker: $0) }
    return (literals + source.calls.flatMap(texts))
      .sorted { $0.code.offsets.lowerBound < $1.code.offsets.lowerBound }
  }

  private static func texts(of call: Call) -> [ShownText] {
    let isMade = callees.contains(call.callee)
    guard isMade || !call.receiver.isEmpty else { return [] }
    let start = (call.receiver.isEmpty ? call.callee : call.receiver).offsets.lowerBound
    let end = max(call.argumentList.offsets.upperBound, call.callee.offsets.upperBound)
    let maker = call.source.name(at: start..<end)
    if isMade, let showing = showing(of: call) {
      return [ShownText(code: call.argumentList, showing: showing, maker: maker)]
    }
    return call.receiver.isEmpty
      ? []
      : call.arguments.compactMap { argument in
        guard argument.value.utf8.count < 30, makerNames.contains(argument.value),
          let showing = makers[argument.value.text]
        else {
          return nil
        }
        return ShownText(code: call.receiver, showing: showing, maker: maker)
      }
  }

  private static func showing(of call: Call) -> Showing? {
    let callee = call.callee.text
    let isFree = call.receiver.isEmpty || call.receiver == "Swift"
    if isFree, printing.contains(callee) { return .text }
    if isFree, dumping.contains(callee) { return .members }
    guard callee == "String" && isFree || callee == "init" else { return nil }
    let label = call.arguments.first?.label.text ?? ""
    return ["describing", "reflecting", "format"].contains(label) ? .text : nil
  }
}

/// Types that make a text of themselves, as a superclass or a protocol does for what inherits from it.
struct SelfShowing: Sendable {
  /// By the type and by what is shown: the code that makes the text.
  private(set) var makers: [String: [Showing: String]] = [:]

  init() {}

  init(in source: SwiftSource) {
    let uses = CarriedUses(in: source)
    for shown in ShownText.all(in: source) {
      uses.forEach(in: shown.code, where: \.isOfSelf) { use, isType in
        guard let type = FileTypes.namesAround(use.owner).first else { return }
        let showing = isType || use.owner?.isStatic == true ? .type : shown.showing
        if makers[type]?[showing] == nil {
          makers[type, default: [:]][showing] = shown.maker.excerpt
        }
      }
    }
  }

  mutating func merge(_ other: SelfShowing) {
    for (type, found) in other.makers {
      makers[type, default: [:]].merge(found) { first, _ in first }
    }
  }
}

extension Use {
  /// Whether it is `self` or `Self`.
  var isOfSelf: Bool { name == "self" || name == "Self" }
}
