import Words

/// What Apple's SDK does in the same place, with its count.
///
/// Methods are counted over 2,641 methods of 454 delegate and data source protocols in Apple's SDK
/// documentation. Properties, protocols and optional methods are counted over the same frameworks'
/// Objective-C headers, as objc2-generated of August 2026 lists them: 338 settable properties and 2,568
/// methods of 431 protocols whose names end in Delegate or DataSource.
struct Precedent {
  /// `Apple's own: 1,097 of 2,641 delegate methods say did, such as 'scrollViewDidZoom(_:)'`
  let sentence: String

  /// - Parameters:
  ///   - count: how many of how many do what: `1,097 of 2,641 delegate methods say did`.
  ///   - contrast: how many do what was found instead: `5 begin with on`.
  private init(_ count: String, example: String, but contrast: String? = nil) {
    sentence = "Apple's own: \(count), such as '\(example)'" + (contrast.map { "; " + $0 } ?? "")
  }

  static func sender(like method: DelegateMethod) -> Precedent {
    let isQuestion = !method.returnsNothing && method.tense == nil
    return Precedent(
      "2,229 of 2,641 delegate methods begin with the sender and pass it first",
      example: isQuestion ? "tableView(_:cellForRowAt:)" : event(like: method))
  }

  /// A sender that comes first under a label.
  static let bareSender = Precedent(
    "2,249 of 2,641 delegate methods pass the sender first and without a label",
    example: "tableView(_:didSelectRowAt:)", but: "23 pass it first with one")

  static func did(
    like method: DelegateMethod, insteadOf reading: EventReading? = nil
  ) -> Precedent {
    let contrast: String? =
      switch reading?.form {
      case .onPrefixed: "5 begin with on"
      case .past: "135 have the past form alone"
      default: nil
      }
    return Precedent(
      "1,097 of 2,641 delegate methods say did", example: event(like: method), but: contrast)
  }

  static func decision(like method: DelegateMethod) -> Precedent {
    Precedent(
      "205 of 223 delegate methods with should return Bool",
      example: method.parameters.count < 2
        ? "scrollViewShouldScrollToTop(_:)" : "tableView(_:shouldHighlightRowAt:)",
      but: "1 asks and gets no answer")
  }

  static func silence(like method: DelegateMethod) -> Precedent {
    Precedent(
      "1,043 of 1,097 delegate methods with did return nothing", example: event(like: method),
      but: "3 return Bool")
  }

  static let weakReference = Precedent(
    "279 of 338 properties for a delegate or data source are weak, 40 more do not retain",
    example: "weak var delegate: (any UITableViewDelegate)?")

  static let classBound = Precedent(
    "431 of 431 protocols for delegates in Objective-C are for classes alone",
    example: "UITableViewDelegate")

  static let optionalMethod = Precedent(
    "2,262 of 2,568 delegate methods in Objective-C may be left out",
    example: "tableView(_:didSelectRowAt:)")

  private static func event(like method: DelegateMethod) -> String {
    method.parameters.count < 2 ? "scrollViewDidZoom(_:)" : "tableView(_:didSelectRowAt:)"
  }
}
