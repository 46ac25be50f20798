import Words

/// What Apple's SDK does in the same place, with its count.
///
/// Methods are counted over 2,641 methods of 454 delegate and data source protocols in Apple's SDK
/// documentation. Properties, protocols and optional methods are counted over the same frameworks'
/// Objective-C headers, as objc2-generated of August 2026 lists them: 338 settable properties and 2,568
/// methods of 431 protocols whose names end in Delegate or DataSource.
struct Precedent {
  private let count: Int
  private let population: Int
  /// What is counted and what they do: `delegate methods say did`.
  private let pattern: String
  private let example: String
  /// How many do what was found instead: `5 begin with on`.
  private let contrast: String?

  private init(
    _ count: Int, of population: Int, _ pattern: String, example: String,
    but contrast: String? = nil
  ) {
    self.count = count
    self.population = population
    self.pattern = pattern
    self.example = example
    self.contrast = contrast
  }

  /// `Apple's own: 1,097 of 2,641 delegate methods say did, such as 'scrollViewDidZoom(_:)'`
  var sentence: String {
    let start = "Apple's own: \(Self.grouped(count)) of \(Self.grouped(population)) \(pattern)"
    return start + ", such as '\(example)'" + (contrast.map { "; " + $0 } ?? "")
  }

  /// With commas between the thousands.
  private static func grouped(_ number: Int) -> String {
    let rest = String(number % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return number < 1000 ? rest : "\(grouped(number / 1000)),\(zeros)\(rest)"
  }
}

extension Precedent {
  static func sender(like method: DelegateMethod) -> Precedent {
    let isQuestion = !method.returnsNothing && method.tense == nil
    return Precedent(
      2229, of: 2641, "delegate methods begin with the sender and pass it first",
      example: isQuestion
        ? "tableView(_:cellForRowAt:)" : did(method))
  }

  /// A sender that comes first under a label.
  static let bareSender = Precedent(
    2249, of: 2641, "delegate methods pass the sender first and without a label",
    example: "tableView(_:didSelectRowAt:)", but: "23 pass it first with one")

  static func did(
    like method: DelegateMethod, insteadOf reading: EventReading
  ) -> Precedent {
    let contrast: String? =
      switch reading.form {
      case .onPrefixed: "5 begin with on"
      case .past: "135 have the past form alone"
      default: nil
      }
    return Precedent(
      1097, of: 2641, "delegate methods say did",
      example: did(method), but: contrast)
  }

  static func decision(like method: DelegateMethod) -> Precedent {
    Precedent(
      205, of: 223, "delegate methods with should return Bool",
      example: passesSenderAlone(method)
        ? "scrollViewShouldScrollToTop(_:)" : "tableView(_:shouldHighlightRowAt:)",
      but: "1 asks and gets no answer")
  }

  static func silence(like method: DelegateMethod) -> Precedent {
    Precedent(
      1043, of: 1097, "delegate methods with did return nothing", example: did(method),
      but: "3 return Bool")
  }

  static let weakReference = Precedent(
    279, of: 338, "properties for a delegate or data source are weak, 40 more do not retain",
    example: "weak var delegate: (any UITableViewDelegate)?")

  static let classBound = Precedent(
    431, of: 431, "protocols for delegates in Objective-C are for classes alone",
    example: "UITableViewDelegate")

  static let optionalMethod = Precedent(
    2262, of: 2568, "delegate methods in Objective-C may be left out",
    example: "tableView(_:didSelectRowAt:)")

  private static func did(_ method: DelegateMethod) -> String {
    passesSenderAlone(method)
      ? "scrollViewDidZoom(_:)" : "tableView(_:didSelectRowAt:)"
  }

  private static func passesSenderAlone(_ method: DelegateMethod) -> Bool {
    method.parameters.count < 2
  }
}
