import Diagnostics
import Naming
import SourceModel
import Words

struct VerbOrNoun: Rule {
  static let overloads = RuleOption(
    "overloads", default: true, "whether methods that differ in their result alone are found")

  static let about = RuleDescription(
    .verbOrNoun, yields: .toNames,
    options: [NamingStrictness.option, overloads],
    examples: [
      Example(
        "a participle where nothing comes back, and a verb of an array for a changed copy, where the naming is strict",
        """
        struct Literal {
          mutating func consumed(_ count: Int) { position += count }
        //              ^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
        }
        extension Array { func flatten() -> [Any] { flatMap { $0 as? [Any] ?? [$0] } } }
        //                     ^^^^^^^ verb_or_noun: write 'flattened' instead of 'flatten': it returns a changed copy
        """, settings: ["naming": .text("strict")]),
      Example(
        "a participle for a method that changes its value",
        """
        struct Album {
          mutating func sorted() {}
        //              ^^^^^^ verb_or_noun: write 'sort' instead of 'sorted': it changes the value
        }
        """),
      Example(
        "a getter with get",
        """
        struct Album {
          func getTitle() -> String { "" }
        //     ^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns, as 'title'
          func getOrder(of photo: Photo) -> Order { orders[photo] }
        //     ^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns, as 'order'
          func getTitleFromPhoto(photo: Photo) -> String { photo.title }
        //     ^^^^^^^^^^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns, as 'title(from:)'
        }
        """),
      Example(
        "a getter that gives nothing to anybody",
        """
        final class Page {
          func getPhotos(of album: Album) { photos = album.photos }
        //     ^^^^^^^^^ verb_or_noun: write what it does, such as 'load' or 'update', instead of 'get': \
        it returns nothing
          func getTitle(whenDone done: () -> Void) {}
        //     ^^^^^^^^ verb_or_noun: write what it does, such as 'load' or 'update', instead of 'get': \
        it returns nothing
          func getCover(done: (Cover) -> Void) {}
          func getBytes(_ buffer: UnsafeMutableRawPointer) {}
          func getSize(completion: SizeCompletion) {}
        }
        """),
      Example(
        "a verb that tells how the value comes about",
        """
        final class Page {
          var leadingDays: [Day] = []
          func getLeadingDays() -> [Day] { [] }
        //     ^^^^^^^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns
          func calculateHeight() -> Double { 0 }
        //     ^^^^^^^^^^^^^^^ verb_or_noun: leave out 'calculate': name it for what it returns, \
        as 'height'
          func extractKeys(from text: String) throws -> [String] { [] }
        //     ^^^^^^^^^^^ verb_or_noun: leave out 'extract': name it for what it returns, as 'keys'
        }
        """),
      Example(
        "make for what is not a new object",
        """
        struct Format {
          func makeSampleRate(_ input: Double) -> Double { input }
        //     ^^^^^^^^^^^^^^ verb_or_noun: leave out 'make': it returns a number, and no new object
        }
        """),
      Example(
        "a verb for a method that returns a changed copy",
        """
        struct Album {
          func sort() -> Album { self }
        //     ^^^^ verb_or_noun: write 'sorted' instead of 'sort': it returns a changed copy
          func sanitizeName(_ name: String) -> String { name }
        //     ^^^^^^^^^^^^ verb_or_noun: write 'sanitizedName' instead of 'sanitizeName': it returns \
        a changed copy
          func stripLines(from text: String) -> String { text }
        //     ^^^^^^^^^^ verb_or_noun: write 'strippingLines' instead of 'stripLines': it returns a changed copy
          func apply(to photos: [Photo]) -> [Photo] { photos.filter { $0.isShown } }
        //     ^^^^^ verb_or_noun: name it for what it returns: 'apply' tells what to do
          func filterAndSortPhotos(_ photos: [Photo]) -> [Photo] { photos }
        //     ^^^^^^^^^^^^^^^^^^^ verb_or_noun: write 'filteredAndSortedPhotos' instead of 'filterAndSortPhotos': it \
        returns a changed copy
          func trimAndSort(for reader: Reader) -> Album { self }
        //     ^^^^^^^^^^^ verb_or_noun: write 'trimmedAndSorted' instead of 'trimAndSort': it returns a changed copy
          func removeBlanks(at end: Bool) -> Album { self }
        //     ^^^^^^^^^^^^ verb_or_noun: write 'removingBlanks' instead of 'removeBlanks': it returns \
        a changed copy
          func filter(_ isWanted: (Photo) -> Bool) -> Album { self }
          func startOfYear() -> Album { self }
          func setTitle(_ title: String) -> Album { self }
        }
        extension Date {
          func addDays(_ count: Int) -> Date? { calendar.date(adding: count, to: self) }
        //     ^^^^^^^ verb_or_noun: write 'addingDays' instead of 'addDays': it returns a changed copy
        }
        """),
      Example(
        "a noun for a method that acts",
        """
        final class Album {
          func sessionHeader() {}
        //     ^^^^^^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
          func database(name: String, isShared: Bool) {}
        //     ^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
          func commonSetup(in view: View) {}
        //     ^^^^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
          func onBack() {}
        //     ^^^^^^ verb_or_noun: begin with a verb: it returns nothing
        }
        """),
      Example(
        "methods that differ in nothing but their result",
        """
        struct Setting {
          func value() -> Int { 1 }
          func value() -> String { "1" }
        //     ^^^^^ verb_or_noun: name it for what it returns: 'value()' also returns Int
        }
        """),
      Example(
        "a setter with a participle, where the naming is strict",
        """
        final class Page {
          func setColored(_ color: Color) {}
        //     ^^^^^^^^^^ verb_or_noun: write 'setColor' instead of 'setColored'
          func setSelected(_ photo: Photo) {}
        //     ^^^^^^^^^^^ verb_or_noun: write 'select' instead of 'setSelected'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a getter that waits, where the naming is strict",
        """
        struct Album {
          func getTitle() async -> String { "" }
        //     ^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns, as 'title'
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a command for what is only worked out of arguments, where the naming is strict",
        """
        struct Clock {
          func prettifyTime(_ time: Double) -> String { "\\(Int(time)) s" }
        //     ^^^^^^^^^^^^ verb_or_noun: name it for what it returns: 'prettify' tells what to do
          func unpack(data: Data) throws -> Data { try Unpacker(data).rest }
        //     ^^^^^^ verb_or_noun: name it for what it returns: 'unpack' tells what to do
          func urlEncode() -> String { String(escaping: text) }
        //     ^^^^^^^^^ verb_or_noun: name it for what it returns: 'encode' tells what to do
          func encode(_ time: Double) -> Data { Data(time) }
          func sendTime(_ time: Double) -> String { server.send(time) }
          func removeButtonTitle(isEdited: Bool) -> String { isEdited ? "-" : "" }
          func translateServerVariables(_ server: Server) -> [Code] { [Code(server)] }
        //     ^^^^^^^^^^^^^^^^^^^^^^^^ verb_or_noun: name it for what it returns: 'translate' tells what to do
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a conversion, the noun of a verb with its particle, and a name behind an underscore, where the naming is strict",
        """
        struct Angle {
          func toRadians() -> Double { 0 }
        //     ^^^^^^^^^ verb_or_noun: leave out 'to': name it for what it returns, as 'radians'
          func asTurns(in system: System) -> Turns { system.turns(of: self) }
        //     ^^^^^^^ verb_or_noun: leave out 'as': name it for what it returns, as 'turns'
          func cleanup() {}
        //     ^^^^^^^ verb_or_noun: write two words: 'cleanup' in one is the noun
          func _logger(message: Text) {}
        //     ^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
          func delayedSubscribe(to clock: Clock) {}
        //     ^^^^^^^^^^^^^^^^ verb_or_noun: begin with the verb: it returns nothing
          func hourToText(hour: Hour) -> Text { Text(hour) }
        //     ^^^^^^^^^^ verb_or_noun: write an initializer, or name it for what it returns: its argument \
        says the rest
          func timeToMidnight(from hour: Hour) -> Duration { Duration(hour) }
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "setters of a Bool and of what they name, where the naming is strict",
        """
        final class Page {
          func setSelected(_ isSelected: Bool, animated: Bool) {}
          func setSelectedPhoto(_ photo: Photo) {}
        }
        """, settings: ["naming": .text("strict")]),
      Example(
        "a question without an answer",
        """
        func isWeekend(day: Day) {}
        //   ^^^^^^^^^ verb_or_noun: begin with a verb: it returns no answer
        func isStored(_ photo: Photo, then done: (Bool) -> Void) {}
        """),
      Example(
        "the pair",
        """
        struct Album {
          mutating func sort() {}
          func sorted() -> Album { self }
        }
        """),
      Example(
        "verbs, also those that are nouns more often",
        """
        final class Page {
          func styleSubviews(style: Style) {}
          func cacheImage(_ image: Image) {}
          func setup() {}
          func softReset() {}
          func log(type: Kind) {}
          func book() {}
          func ship(order: Order) {}
          func sumUp() {}
          func star() {}
          func email() {}
        }
        """),
      Example(
        "where a program begins, and the words of Apple's views",
        """
        @main enum Entry { static func main() async throws {} }
        class Recognizer {
          func touchesMoved(_ touches: Set<Touch>) {}
          func mouseDragged(with event: Event) {}
          func keyDown(with event: Event) {}
          func sizeToFit() {}
          func backgroundColor() {}
        //     ^^^^^^^^^^^^^^^ verb_or_noun: begin with a verb: it returns nothing
        }
        """),
      Example(
        "getters that wait, that hand on, or that do more",
        """
        struct Album {
          func getTitle() async -> String { "" }
          func getCover(on database: Database) -> EventLoopFuture<Cover> { database.cover() }
          func getPhotos() -> Observable<[Photo]> { photos }
          func getPhotoPublisher() -> AnyPublisher<Photo, Never> { publisher }
        //     ^^^^^^^^^^^^^^^^^ verb_or_noun: leave out 'get': name it for what it returns, as 'photoPublisher'
          func getTitle(then done: (String) -> Void) {}
          func getOrCreateTitle() -> String { "" }
        }
        """),
      Example(
        "requests, and the levels of a log",
        """
        extension Library {
          static func getAlbum(with id: String) -> Endpoint { Endpoint() }
        }
        struct Logger {
          func error(_ message: String) {}
        }
        """),
      Example(
        "methods that differ in more than their result",
        """
        struct Setting {
          func value(at index: Int) -> Int { 1 }
          func value(named name: String) -> String { "" }
          func value() async -> Int { 1 }
          func value() -> Int { 1 }
          func value<Other>() -> Other? { nil }
        }
        """),
      Example(
        "verbs that only look like participles",
        """
        struct Seeds { mutating func feed() {} }
        """),
    ],
    exceptions: NamingExceptions.verbOrNoun)

  var settings = RuleSettings()

  func findings(in source: SwiftSource) -> [Finding] {
    source.isTest
      ? []
      : source.functions.compactMap(name)
        + (settings[Self.overloads] ? ReturnOverload.findings(in: source) : [])
  }

  private func name(of method: Declaration) -> Finding? {
    let isStrict = settings.isStrict
    guard method.kind == .function, !method.isLocal,
      isStrict || !method.type.isVoid || !method.name.glance.beginsWithPlainVerb
        || method.name.glance.beginsWithGetting,
      method.isNamedHere || isStrict && method.isNamedHereBehindUnderscore,
      let finding = finding(on: method), !method.isForAnswers, !Self.isExcepted(method)
    else { return nil }
    return finding
  }

  private func finding(on method: Declaration) -> Finding? {
    let isStrict = settings.isStrict
    if method.type.isVoid {
      return (isStrict ? SetterName.finding(on: method) : nil)
        ?? GettingVerb.empty(method) ?? Self.changingParticiple(method)
        ?? Self.emptyAssertion(method) ?? actingNoun(method)
    }
    return CopyingVerb.finding(on: method, isStrict: isStrict)
      ?? GettingVerb.finding(on: method, isStrict: isStrict) ?? Self.madeValue(method)
      ?? (isStrict ? Self.conversion(method) ?? ValueCommand.finding(on: method) : nil)
  }

  /// What a server does is no name for a value that is made here.
  private static func isExcepted(_ method: Declaration) -> Bool {
    !(method.type.base.map(StandardTypes.isValue) ?? false) && about.exceptions.cover(method.path)
  }

  private static func changingParticiple(_ method: Declaration) -> Finding? {
    guard method.modifiers.contains(.mutating), method.name.hasSuffix("ed") else { return nil }
    let name = method.name.text
    guard let verb = LexicalWord(name).pastOf, verb.isChange else { return nil }
    return .likely(
      "write '\(verb.text)' instead of '\(name)': it changes the value", at: method.name.range,
      replacements: [verb.text])
  }

  /// `isWeekend(day: Day)`: what asks a question gives an answer, be it to a closure.
  private static func emptyAssertion(_ method: Declaration) -> Finding? {
    guard method.nameWords.count > 1, ["is", "are"].contains(method.nameWords[0]),
      !method.parameters.contains(where: \.type.hasArrow), !method.hasAttribute("objc")
    else { return nil }
    return .likely("begin with a verb: it returns no answer", at: method.name.range)
  }

  /// `dateToString(date: Date) -> String`: what is converted is the argument.
  private static func conversion(_ method: Declaration) -> Finding? {
    let words = method.nameWords
    guard let place = words.dropFirst().firstIndex(of: "to"), place < words.count - 1,
      !method.parameters.isEmpty, !LexicalWord(words[0]).isMainlyVerb,
      !GettingVerb.isNamedForResult(method, name: words),
      GettingVerb.isNamedForResult(method, name: Array(words[(place + 1)...]))
    else { return nil }
    return .likely(
      "write an initializer, or name it for what it returns: its argument says the rest",
      at: method.name.range)
  }

  /// `makeSampleRate() -> Double`: make is for what is new each time.
  private static func madeValue(_ method: Declaration) -> Finding? {
    guard method.name.hasPrefix("make"), method.nameWords.count > 1,
      let result = method.type.base, StandardTypes.isNumber(result)
    else { return nil }
    return .likely(
      "leave out 'make': it returns a number, and no new object", at: method.name.range)
  }

  /// `sizeToFit`, `touchesMoved`, `keyDown`: whoever takes the word of Apple's views for it is understood. Their nouns are
  /// properties.
  private static func isOfViews(_ method: Declaration) -> Bool {
    guard method.nameWords.count > 1, let last = method.nameWords.last.map({ LexicalWord($0) }),
      last.pastOf != nil || last.isParticle || last.isMainlyVerb
    else { return false }
    return ["NSView", "UIView"].contains {
      OutsideMembers.known.has(method.name.text, in: $0) == true
    }
  }

  /// No reading of the name begins with a verb.
  private func actingNoun(_ method: Declaration) -> Finding? {
    guard !method.hasAttribute("objc"), !method.hasAttribute("IBAction"),
      let fault = Command.fault(
        of: method.nameWords, readAs: method.name.commandForm, isStrict: settings.isStrict),
      !method.isMember || !Self.isOfViews(method)
    else { return nil }
    return fault.finding(at: method.name.range)
  }
}
