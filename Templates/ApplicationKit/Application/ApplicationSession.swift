import Foundation
import ModelKit

/// An application without a terminal: it is sent keys, and its screen is text.
///
/// For tests, and for `--keys`. Dates are shown in UTC. Every key waits until the operations and
/// saves that it began have ended.
@MainActor
public final class ApplicationSession {
  public let application: Application

  /// - Parameters:
  ///   - location: where the data lies; in memory it is gone with the session.
  ///   - settings: values of settings as text, by name.
  ///   - access: which machines operations and services ask.
  ///   - runsOperations: false where only it matters that they are started: they stay in their queues, and
  ///     no machine is asked, not even this one.
  public init(
    _ delegate: any ApplicationDelegate, location: StoreLocation = .memory,
    size: Size = Size(80, 24), now: Date = ApplicationSession.usualNow,
    settings: [String: String] = [:], access: NetworkAccess = .thisMachine,
    runsOperations: Bool = true
  ) async throws {
    NSTimeZone.default = .gmt
    application = try Application(
      delegate, at: location, size: size, now: now, settings: settings,
      access: runsOperations ? access : .noMachine)
    application.environment.holdsOperations = !runsOperations
    application.start()
    // As a terminal does before it takes the first key: what is selected is told to those who follow it.
    _ = application.laidOutWindow()
    await application.waitUntilIdle()
  }

  /// The moment at which sessions take place, so that their screens are always the same.
  public static let usualNow = Date(timeIntervalSinceReferenceDate: 788_918_400)

  /// Presses keys, written as a key script: `down "Hello 世界" return`.
  ///
  /// - Throws: `KeyScriptError`.
  public func press(_ script: String) async throws {
    await press(try KeyScript(script).keys)
  }

  func press(_ keys: [Key]) async {
    for key in keys where !application.isTerminating {
      application.press(key)
      await application.waitUntilIdle()
    }
  }

  /// Waits until nothing is left to do and everybody is told of what has changed.
  public func waitUntilIdle() async {
    await application.waitUntilIdle()
  }

  /// Ends the application.
  public func end() async {
    application.terminate()
    await application.waitUntilIdle()
  }

  /// Lets the application find that its server can be reached, or not; it is not asked.
  public func setReachable(_ isReachable: Bool) async {
    application.reachability.isReachable = isReachable
    await application.reachability.settle()
  }

  /// Gives the screen another size.
  public func resize(to size: Size) {
    application.size = size
  }

  /// The lines of the screen without trailing blanks, each followed by a newline.
  public var screen: String {
    CellRenderer.surface(showing: application.laidOutWindow()).buffer.text
  }

  /// What is shown as lines of text, as `--plain` prints them.
  public var plainText: String {
    PlainText.text(of: PlainRenderer.lines(showing: application.laidOutWindow()))
  }

  /// The controller that is shown.
  public var topController: ViewController { application.topController }

  /// Whether the application asks for something in its status line.
  public var isAsking: Bool { application.question != nil }

  /// The operation that was started last, whatever became of it.
  public var lastOperation: (any ApplicationOperation)? { application.lastOperation }

  /// Whether the application has been told to quit.
  public var isTerminated: Bool { application.isTerminating }
}
