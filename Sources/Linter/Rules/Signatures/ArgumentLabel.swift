import Diagnostics
import SourceModel
import Words

struct ArgumentLabel: Rule {
  static let tuples = RuleOption(
    "tuples", default: true, "whether the members of a tuple that comes back need names")
  static let closures = RuleOption(
    "closures", default: false, "whether what a closure is given needs names")
  static let defaults = RuleOption(
    "defaults", default: false, "whether an argument is found that may be left out, before others")
  static let phrases = RuleOption(
    "phrases", default: false,
    "whether init(fromName:) and remove(boxesHavingLength:) are found, not only init(withName:)")
  static let roles = RuleOption(
    "roles", default: false, "whether 'for key: String' is found, where forKey says the role")

  static let about = RuleDescription(
    id: "argument_label",
    summary: "Labels make a call read as a phrase, and every argument after the first has one.",
    why:
      "A call is read far more often than its declaration, and there only the labels explain it.",
    severity: .warning, yields: .toNames,
    options: [NamingStrictness.option, tuples, closures, defaults, phrases, roles],
    examples: [
      Example(
        "a preposition in the name instead of in the label",
        """
        func moveTo(_ place: Place) {}
        //   ^^^^^^ argument_label: write 'move(to place: Place)'
        func indexOf(_ photo: Photo) -> Int { 0 }
        //   ^^^^^^^ argument_label: write 'index(of photo: Photo)'
        """),
      Example(
        "the same with a label, and with what the argument is called",
        """
        func moveTo(index: Int, animated: Bool) {}
        //   ^^^^^^ argument_label: write 'move(to index: Int)'
        func presentViaSegue(_ segueClass: Segue.Type, isAnimated: Bool) {}
        //   ^^^^^^^^^^^^^^^ argument_label: say 'via' in the label
        func frameAtIndex(_ index: Int) -> Frame { frames[index] }
        //   ^^^^^^^^^^^^ argument_label: say 'at' in the label
        func loginWithCode(name: String, code: String) {}
        //   ^^^^^^^^^^^^^ argument_label: say 'with' in the label
        func showListForPhotoRecord(record: PhotoRecord) {}
        //   ^^^^^^^^^^^^^^^^^^^^^^ argument_label: say 'for' in the label
        """),
      Example(
        "a label that says what the name has said",
        """
        func addRoutes(routes: [Route], animated: Bool) {}
        //             ^^^^^^ argument_label: write '_ routes' instead of 'routes': the name says it
        func moveFilesToTrash(file: File) {}
        //                    ^^^^ argument_label: write '_ file' instead of 'file': the name says it
        func showErrorAlert(error: String) {}
        func setTitleLabel(title: String) {}
        //                 ^^^^^ argument_label: write '_ title' instead of 'title': the name says it
        """),
      Example(
        "a label that says nothing of what changes",
        """
        func updateEmail(value: String, then done: @escaping () -> Void) {}
        //               ^^^^^ argument_label: write 'to value' instead of 'value': the name says what changes
        func setTitle(newValue title: String) {}
        //            ^^^^^^^^ argument_label: write '_ title' instead of 'newValue': the name says what changes
        func update(value: String) {}
        func setSetting(value: String, forKey key: String) {}
        """),
      Example(
        "one of two peers without a label, and a Boolean",
        """
        struct Canvas {
          func random(_ lower: Int, _ upper: Int) -> Int { 0 }
        //                          ^ argument_label: give 'upper' a label
          func scale(_ display: CGSize, image: CGSize) -> Double { 1 }
        //           ^ argument_label: give 'display' a label
          func updateBar(_ animated: Bool, direction: Direction) {}
        //               ^ argument_label: give 'animated' a label
          func showBar(_ show: Bool, duration: Double) {}
        //             ^ argument_label: give 'show' a label
        }
        """),
      Example(
        "labels that are chained",
        """
        func run(model: Model, andView view: View) {}
        //                     ^^^^^^^ argument_label: write 'view' instead of 'andView'
        func run(with model: Model, and view: View) {}
        //                          ^^^ argument_label: write 'view' instead of 'and'
        func run(with model: Model, withView view: View, withPage page: Page) {}
        //                          ^^^^^^^^ argument_label: write 'view' instead of 'withView'
        //                                               ^^^^^^^^ argument_label: write 'page' instead of 'withPage'
        """),
      Example(
        "an argument of another kind without a label",
        """
        func send(_ message: Message, _ person: Person) {}
        //                            ^ argument_label: give 'person' a label
        """),
      Example(
        "an initializer as a phrase",
        """
        struct Color {
          init(withName name: String) {}
        //     ^^^^^^^^ argument_label: write 'name' instead of 'withName'
          init(havingRed red: Int) {}
        //     ^^^^^^^^^ argument_label: write 'red' instead of 'havingRed'
          init(with red: Int, green: Int) {}
        //     ^^^^ argument_label: write 'red' instead of 'with'
        }
        """),
      Example(
        "a tuple whose parts nobody can tell apart",
        """
        func size(of photo: Photo) -> (Int, Int) { (0, 0) }
        //                            ^^^^^^^^^^ argument_label: name the 2 members of the tuple
        """),
      Example(
        "a closure whose arguments nobody can tell apart, where a project minds",
        """
        func load(then show: (Photo?, Error?) -> Void) {}
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^ argument_label: name the 2 values that the \
        closure is given
        """, settings: ["closures": .boolean(true)]),
      Example(
        "a second argument behind one with a label, and a closure behind one without",
        """
        func frame(at index: Int, _ stage: Stage) -> Frame { Frame() }
        //                        ^ argument_label: give 'stage' a label
        func send(_ message: Message, _ completion: @escaping (Bool) -> Void) {}
        //                            ^ argument_label: give 'completion' a label
        """),
      Example(
        "a closure behind other arguments, where the naming is strict",
        """
        func move(to place: Place, _ animations: () -> Void) {}
        //                         ^ argument_label: give 'animations' a label
        func animate(_ animations: () -> Void) {}
        """, settings: ["naming": .text("strict")]),
      Example(
        "a measure in the place of the verb's object, and what sums up the labels, where the naming is strict",
        """
        func drawArrow(_ bounds: CGRect, color: Color) {}
        //             ^ argument_label: give 'bounds' a label
        func connectWithAccess(name: String, password: String) {}
        //   ^^^^^^^^^^^^^^^^^ argument_label: say 'with' in the label
        func drawArrow(_ arrow: Arrow, color: Color) {}
        func setWidth(_ width: CGFloat, isAnimated: Bool) {}
        """, settings: ["naming": .text("strict")]),
      Example(
        "an argument that may be left out before one that may not, where a project minds",
        """
        func resize(scale: Double = 1, photo: Photo) {}
        //          ^^^^^ argument_label: put 'scale' behind 'photo': it may be left out
        """, settings: ["defaults": .boolean(true)]),
      Example(
        "a phrase that begins on the wrong side, where a project minds",
        """
        struct Album {
          init(fromPath path: String) {}
        //     ^^^^^^^^ argument_label: write 'path' instead of 'fromPath'
          func remove(photosHavingName name: String) {}
        //            ^^^^^^^^^^^^^^^^ argument_label: write 'removePhotos(havingName:)' instead \
        of 'photosHavingName'
        }
        """, settings: ["phrases": .boolean(true)]),
      Example(
        "a type that says nothing of the role, where a project minds",
        """
        func add(_ observer: Observer, for keyPath: String) {}
        //                             ^^^ argument_label: write 'forKeyPath' instead of 'for'
        """, settings: ["roles": .boolean(true)]),
      Example("phrases", "func move(_ photo: Photo, to album: Album, at index: Int) {}"),
      Example(
        "arguments that nobody could tell apart",
        """
        func distance(_ first: Point, _ second: Point) -> Double { 0 }
        func run(_ name: String, _ body: () -> Void) {}
        """),
      Example(
        "tuples and closures with names, and tuples that the method or Apple has named",
        """
        func size(of photo: Photo) -> (width: Int, height: Int) { (0, 0) }
        func sizeAndName(of photo: Photo) -> (Size, Name) { photo.both }
        func data(from url: URL) async throws -> (Data, URLResponse) { try await load(url) }
        func data(for page: Page) async throws -> (Data, HTTPResponse) { try await load(page) }
        func load(then show: (_ photo: Photo?, _ error: Error?) -> Void) {}
        """, settings: ["closures": .boolean(true)]),
      Example(
        "what may be left out, at the end or before a closure",
        """
        func resize(_ photo: Photo, scale: Double = 1, then show: (Photo) -> Void) {}
        func check(file: StaticString = #file, _ photo: Photo) {}
        """, settings: ["defaults": .boolean(true)]),
      Example(
        "verbs that end in a preposition, and what others have named",
        """
        func signIn(_ user: User) {}
        func turnOnLight(_ light: Light) {}
        protocol GridDelegate { func colorFor(_ grid: Grid) -> Color }
        func with(_ value: Value) {}
        func switchTo(_: Bool) {}
        final class Screen: Base { override func moveTo(_ place: Place) {} }
        """),
    ])

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    let isStrict = settings.isStrict
    let findsPhrases = settings[Self.phrases]
    let (tuples, closures) = (settings[Self.tuples], settings[Self.closures])
    let (defaults, roles) = (settings[Self.defaults], settings[Self.roles])
    var found: [Finding] = []
    for declaration in source.functions {
      guard
        !declaration.parameters.isEmpty
          || declaration.type.name.utf8.first == UInt8(ascii: "("),
        declaration.isNamedHere || declaration.isNamedHereBehindUnderscore
      else { continue }
      let isFunction = declaration.kind == .function
      if isFunction { Self.judgeWording(of: declaration, isStrict: isStrict, &found) }
      PhraseStart.finding(in: declaration, isStrict: findsPhrases).map { found.append($0) }
      Self.lastClosure(of: declaration, isStrict: isStrict).map { found.append($0) }
      if tuples { found += NamelessPart.findings(inResultOf: declaration) }
      if closures { found += NamelessPart.findings(inParametersOf: declaration) }
      if defaults { found += MisplacedDefault.findings(in: declaration) }
      if roles { found += WeakArgument.findings(in: declaration) }
    }
    return found
  }

  private static func judgeWording(
    of method: Declaration, isStrict: Bool, _ found: inout [Finding]
  ) {
    let worded =
      MisplacedPreposition.finding(in: method, isStrict: isStrict) ?? repetition(in: method)
      ?? emptyLabel(of: method)
    if let worded { found.append(worded) }
    // What stands behind a method with the same name hands on what that has got.
    let unlabelled =
      method.name.hasPrefix("_")
      ? nil
      : UnlabelledArgument.first(in: method, isStrict: isStrict)
        ?? PeerArgument.first(in: method, isStrict: isStrict)
    if let unlabelled { found.append(.unlabelled(unlabelled)) }
    let parameters = method.parameters
    let joints = isChain(parameters, isStrict: isStrict) ? ["and", "with"] : ["and"]
    for parameter in parameters.dropFirst() {
      if let chained = chained(parameter, by: joints) { found.append(chained) }
    }
  }

  /// A closure at the end without a label, which has none either where it is not written behind the call.
  ///
  /// - Parameter isStrict: whether one is found as well that runs on the spot, or behind arguments with labels:
  ///   Apple has some.
  private static func lastClosure(of method: Declaration, isStrict: Bool) -> Finding? {
    let parameters = method.parameters
    guard parameters.count > 1, let first = parameters.first, let last = parameters.last,
      last.label == "_"
    else { return nil }
    let type = last.type.name
    let runsLater = type.contains("@escaping") || last.type.isOptional
    guard type.contains("->"), !type.contains("@autoclosure"), !method.isNoInterface,
      isStrict || runsLater && first.label == "_"
    else { return nil }
    return .unlabelled(last)
  }

  /// `addRoutes(routes: [Route])`, `moveFilesToTrash(files: [File])`: a noun of the name once more, at its end or
  /// between its verb and a preposition.
  private static func repetition(in method: Declaration) -> Finding? {
    guard let label = method.parameters.first?.label, label != "_", label.utf8.count > 1,
      method.name.utf8.count > label.utf8.count,
      method.name.utf8.mayContain(label.utf8.dropFirst())
    else { return nil }
    let name = method.nameWords
    let repeated = words(of: label.text).map(\.key)
    guard name.count > repeated.count, !LexicalWord(repeated[0]).isPreposition,
      says(name.suffix(repeated.count), label: repeated) || isObject(repeated, of: name)
        || isContent(repeated, of: name),
      !method.isNoInterface
    else { return nil }
    return .likely(
      "write '_ \(method.parameters[0].name)' instead of '\(label)': the name says it",
      at: label.range)
  }

  private static func isObject(_ words: [String], of name: [String]) -> Bool {
    let rest = name.dropFirst(words.count + 1)
    guard let joint = rest.first, LexicalWord(joint).isPreposition else { return false }
    return LexicalWord(name[0]).isMainlyVerb && says(name[1..<rest.startIndex], label: words)
  }

  /// `setTitleLabel(title:)`: what is set shows on the screen, under the name of what shows it.
  private static func isContent(_ words: [String], of name: [String]) -> Bool {
    guard name.first == "set", let last = name.last, name.count > words.count + 1 else {
      return false
    }
    return says(name[1...words.count], label: words)
      && StandardTypes.isOnScreen(capitalized(last))
  }

  /// `updateEmail(value:)`: the name says what changes, so that the label has to say to what.
  private static func emptyLabel(of method: Declaration) -> Finding? {
    guard let first = method.parameters.first, first.label == "value" || first.label == "newValue",
      method.parameters.dropFirst().allSatisfy(\.type.hasArrow), method.type.isVoid,
      method.nameWords.count > 1,
      ["change", "set", "update"].contains(method.nameWords[0]), !method.isNoInterface
    else { return nil }
    let label = method.name.hasPrefix("set") ? "_" : "to"
    return .likely(
      "write '\(label) \(first.name)' instead of '\(first.label)': the name says what changes",
      at: first.label.range)
  }

  /// Whether words of the name say the same as a label, of one thing or of several.
  private static func says(_ words: ArraySlice<String>, label: [String]) -> Bool {
    guard words.dropLast() == label.dropLast()[...], let noun = words.last, let last = label.last
    else { return false }
    return noun == last || singular(of: noun) == last || noun == last + "s"
  }

  /// `run(with model:withView:withPage:)`; where the naming is strict, two are a chain.
  private static func isChain(_ parameters: RunViews<Parameter>, isStrict: Bool) -> Bool {
    let most = isStrict ? 1 : 2
    return parameters.count > most && parameters.count { $0.label.hasPrefix("with") } > most
  }

  private static func chained(_ parameter: Parameter, by joints: [String]) -> Finding? {
    if parameter.label == "and", parameter.name != "and" {
      return .relabelling(parameter.label, to: parameter.name.text)
    }
    guard let joint = joints.first(where: parameter.label.hasPrefix), parameter.label != joint
    else { return nil }
    let parts = words(of: parameter.label.text)
    guard parts.count > 1, parts[0].text == joint, parts[1].key != "then",
      !Verb.isBase(parts[1].key) || parts.count == 2
    else { return nil }
    return .relabelling(
      parameter.label, to: itemName(of: parts.dropFirst().map(\.text).joined()))
  }
}
