import Foundation

/// An operation that runs, as the status line tells about it.
@MainActor
struct RunningOperation {
  let name: String
  let fractionCompleted: @MainActor () -> Double?

  var text: String {
    guard let fraction = fractionCompleted(), fraction > 0 else { return name + " …" }
    return name + " … \(Int((min(fraction, 1) * 100).rounded(.down))) %"
  }

  /// The name of an operation for people: `SynchronizeNewsOperation` is `synchronize news`.
  static func name(ofType type: Any.Type) -> String {
    var name = String(describing: type)
    if name.hasSuffix("Operation") { name.removeLast("Operation".count) }
    return WordSplitting.words(of: name).joined(separator: " ")
  }
}
