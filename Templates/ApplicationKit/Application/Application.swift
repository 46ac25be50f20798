import Foundation
import ModelKit

/// A running application: its controllers, its screen and the work that it has not finished.
public final class Application: Responder {
  public let delegate: any ApplicationDelegate
  public let environment: ApplicationEnvironment
  public let navigationController: NavigationController

  /// Of the server that the delegate names.
  public let reachability = Reachability()

  /// Whether the server that the delegate names can be reached.
  public var isReachable: Bool { reachability.isReachable }

  private let notifications: ReceivedNotifications
  private var reachabilityObservation: StateObservation?

  /// The size of what is shown, in columns and lines.
  public internal(set) var size: Size
  /// Where everything is shown.
  public let window = Window()

  var message: Message?

  /// How often somebody beside the kit has shown one.
  private(set) var shownMessageCount = 0
  var question: Question?
  var runningOperations: [RunningOperation] = []
  /// The operation that was started last, whatever became of it.
  var lastOperation: (any ApplicationOperation)?
  var unfinishedWork = 0
  /// How much of the work that has begun must end before the next key is pressed.
  var keyHoldingWork = 0
  var waitingKeys: [Key] = []
  let undoHistory = UndoHistory()
  /// What went wrong with work since the application was told to end.
  var failuresAtEnd: [String] = []
  /// Why something is missing among what is shown; the first reason.
  private(set) var incompleteness: String?
  /// Whether what is shown was scrolled by the wheel, and no key was pressed since.
  var isScrolledByWheel = false
  /// Whether everything has its place already.
  var isLaidOut = false
  private var toldUnwritten = Set<Unwritten>()
  var isTerminating = false
  /// Whether somebody at the keyboard wants to end it, who can be told why it does not.
  var canResume = false
  /// The exit status of the process: 0, or 128 plus the number of a signal.
  var exitStatus: Int32 = 0
  /// Called when something on the screen may have changed.
  var displayRequest: (@MainActor () -> Void)?
  /// Called once, when the application is told to end.
  var terminationRequest: (@MainActor () -> Void)?

  /// Opens the stores and reads the settings; nothing is shown yet.
  ///
  /// - Parameters:
  ///   - now: a moment that stands still, nil for the clock.
  ///   - settings: values of settings as text, by name.
  ///   - access: which machines operations and services ask.
  init(
    _ delegate: any ApplicationDelegate, at location: StoreLocation, size: Size, now: Date?,
    settings: [String: String], access: NetworkAccess = .everyMachine
  ) throws {
    let place = now.map { location.with(clock: .stopped(at: $0)) } ?? location
    ValueText.clock.withLock { $0 = place.clock }
    // Before a store is changed.
    let settings = try Settings(
      delegate.settings, texts: settings, file: place.folder.map { SettingsFile(inFolder: $0) })
    environment = try delegate.makeEnvironment(at: place)
    environment.clock = place.clock
    environment.access = access
    environment.settings = settings
    self.delegate = delegate
    self.size = size
    // In the language that is spoken by now; one that runs beside it in a test may have none.
    let labels = delegate.labels
    if !labels.isEmpty { Language.setLabels(labels) }
    notifications = ReceivedNotifications(for: delegate)
    let initial = delegate.makeInitialController()
    navigationController =
      initial as? NavigationController ?? NavigationController(root: initial)
    super.init()
    window.application = self
    observe()
    navigationController.enter(self, environment)
  }

  private func observe() {
    reachabilityObservation = reachability.observe(\.isReachable) { [weak self] _ in
      self?.setNeedsDisplay()
    }
    for store in environment.stores {
      store.onFailure = { [weak self] in self?.show(unread: $0) }
    }
  }

  /// Shows the initial controller.
  func start() {
    navigationController.start()
    delegate.applicationDidFinishLaunching(self)
    if message == nil, let problem = environment.settings.problem { show(unread: problem) }
  }

  /// The controller that is shown.
  public var topController: ViewController {
    navigationController.topViewController ?? navigationController
  }

  /// Asks for the screen to be drawn again, soon and once.
  public func setNeedsDisplay() {
    topController.contentMayHaveChanged()
    isLaidOut = false
    displayRequest?()
  }

  // MARK: Keys

  override var respondingDelegate: (any KeyResponder)? { delegate }

  public override func respond(to key: Key) -> Bool {
    switch key {
    case .character("q"): terminateUnlessWorkIsLost(exitStatus: 0)
    case .character("?"): topController.showKeys()
    case .character(",") where !environment.settings.declared.isEmpty && !topController.isForm:
      topController.show(environment.settings.makeForm(), as: .modal)
    case .character("u"): return takeStep(.undo)
    case .character("U"): return takeStep(.redo)
    case .control("c"): terminateUnlessWorkIsLost(exitStatus: 130)
    case .escape: return cancelOperation()
    default: return false
    }
    return true
  }

  public override var keyHelp: [KeyHint] {
    let texts = Language.texts
    let settings = environment.settings.declared.isEmpty ? [] : [KeyHint(",", texts.changeSettings)]
    return undoHints + settings + [
      KeyHint("? f1", texts.showKeys), KeyHint("q", texts.quit), KeyHint("ctrl+c", texts.quit),
      KeyHint("ctrl+l", texts.drawAgain), KeyHint("ctrl+z", texts.stopProcess),
    ]
  }

  /// Stops the operation that was started last of those that can be stopped; of those that run, if there are
  /// any.
  func cancelOperation() -> Bool {
    guard let running = cancellableOperation else { return false }
    running.operation.cancel()
    return true
  }

  /// The operation that escape stops.
  var cancellableOperation: RunningOperation? {
    let operations = runningOperations.filter { $0.isCancellable && !$0.operation.isCancelled }
    return operations.last(where: \.operation.isExecuting) ?? operations.last
  }

  // MARK: Status line

  /// Shows a sentence in the status line until the next key, unless an error stands there.
  public func show(message text: String) {
    shownMessageCount += 1
    tell(text)
  }

  /// Shows an error in the status line until the next key. Keys that wait are forgotten: nobody could know of
  /// it who pressed them.
  public func show(error: any Error) {
    waitingKeys = []
    message = Message(ErrorText.text(of: error), isError: true)
    setNeedsDisplay()
  }

  /// Shows why something is missing among what is shown.
  func show(unread error: any Error) {
    incompleteness = incompleteness ?? ErrorText.text(of: error)
    show(error: error)
  }

  /// Tells once about every place that is yours to write, unless there is something else to tell.
  func tellUnwritten() {
    guard message == nil, question == nil,
      let place = Unwritten.reported.first(where: { !toldUnwritten.contains($0) })
    else { return }
    toldUnwritten.insert(place)
    message = Message(place.description)
  }
}
