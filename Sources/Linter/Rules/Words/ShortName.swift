import Diagnostics
import Naming
import SourceModel

struct ShortName: Rule {
  static let lines = RuleOption(
    "lines", default: 12, "how many lines a name of one letter may be in force")
  static let allowed = RuleOption(
    "allowed", default: OneLetter.usual, "letters that may stand anywhere")

  static let about = RuleDescription(
    .shortName, yields: .toNames, options: [lines, allowed],
    examples: [
      Example(
        "a member, which is in force everywhere",
        """
        struct Photo { var s = 1 }
        //                 ^ short_name: write a whole word instead of 's'
        """),
      Example(
        "a type and a function",
        """
        struct P {}
        //     ^ short_name: write a whole word instead of 'P'
        func f() {}
        //   ^ short_name: write a whole word instead of 'f'
        """),
      Example(
        "a local value in a long body",
        """
        func load() {
          let p = 1
        //    ^ short_name: write a whole word instead of 'p'
          print(1)
          print(2)
          print(3)
          print(p)
        }
        """, settings: ["lines": .integer(4)]),
      Example("a local value in a short body", "func load() {\n  let p = 1\n  print(p)\n}"),
      Example(
        "a letter that somebody else's label has",
        """
        func load() {
          let d = 1
          print(1)
          print(2)
          show(Key(d: d))
        }
        """, settings: ["lines": .integer(4)]),
      Example("coordinates and counters", "struct Point { var x = 1, y = 2 }"),
      Example("letters that belong together", "struct Color { var r = 1, g = 2, b = 3 }"),
      Example("a closure's parameter", "let titles = photos.map { p in p.title }"),
      Example(
        "a type that a protocol asks for by its letter",
        """
        protocol Answer { associatedtype T }
        struct Page: Answer { typealias T = Int }
        struct Sheet: Sendable {
          typealias T = Int
        //          ^ short_name: write a whole word instead of 'T'
        }
        """),
      Example("generic parameters", "func first<T>(of all: [T]) {}"),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let short = source.declaredNames(with: .isOneByte).filter(Self.isOneLetter)
    let lasting = short.filter { !isVisibleAtOnce($0) }
    guard !lasting.isEmpty else { return [] }
    let allowed = Set(settings[Self.allowed])
    let families = Dictionary(grouping: short, by: Self.family)
    return lasting.compactMap { declared in
      guard !allowed.contains(declared.name.text.lowercased()) || declared.role == .type,
        families[Self.family(of: declared), default: []].count < OneLetter.family,
        !declared.isLabelOfAnother
      else { return nil }
      return OneLetter.fault(of: declared.name.text).finding(at: declared.name.range)
    }
  }

  /// Where what the name belongs to begins; the name itself at the top of a file.
  private static func family(of declared: DeclaredName) -> Int {
    (declared.declaration?.parent?.range ?? declared.name.range).bytes.lowerBound
  }

  private static func isOneLetter(_ declared: DeclaredName) -> Bool {
    guard OneLetter.isOne(declared.name.utf8) else { return false }
    switch declared.role {
    case .genericParameter, .label, .binding(.forBinding), .enumerationCase: return false
    case .type: return declared.declaration?.kind != .associatedType
    default: return true
    }
  }

  /// Whether the name's scope ends within a few lines.
  private func isVisibleAtOnce(_ declared: DeclaredName) -> Bool {
    guard let scope = declared.scope else { return false }
    let bytes = declared.name.source.bytes
    return bytes[scope.clamped(to: bytes.indices)].hasLineEnds(
      atMost: settings[Self.lines])
  }
}
