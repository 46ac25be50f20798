import ModelKit

/// Brings models and views together for one screen.
///
/// A subclass overrides the hooks of its life cycle; its title and actions come from
/// `ControllerSpecification`.
open class ViewController: Responder {
  public internal(set) weak var navigationController: NavigationController?
  private var givenEnvironment: ApplicationEnvironment?
  private var loadedView: View?

  /// What tells the controller of changes, for as long as it lives.
  public final private(set) var receptionists: [Receptionist] = []

  /// How it is shown above the one before.
  final var presentation = Presentation.push

  /// The view to which keys are sent first.
  public internal(set) weak var firstResponder: View?

  open override var next: Responder? { navigationController ?? application?.window }

  /// The controller over which this one is shown in a frame gets no keys, but does actions.
  override var nextForAction: Responder? {
    guard presentation == .modal, let covered = presentingController else { return next }
    return covered.firstResponder ?? covered
  }

  // MARK: What surrounds the controller

  /// Stores, queues and settings. Whoever shows a controller passes on its own.
  public final var environment: ApplicationEnvironment {
    guard let givenEnvironment else {
      preconditionFailure("\(type(of: self)) is asked for its environment before it is shown")
    }
    return givenEnvironment
  }

  /// The application in which the controller is shown.
  public private(set) final weak var application: Application?

  final func enter(_ application: Application?, _ environment: ApplicationEnvironment) {
    self.application = application
    givenEnvironment = environment
  }

  // MARK: View

  /// The view, made when it is first asked for.
  public final var view: View {
    if let loadedView { return loadedView }
    let view = makeView()
    loadedView = view
    view.viewController = self
    view.loadIfNeeded()
    receptionists = specification?.makeReceptionists() ?? []
    viewDidLoad()
    return view
  }

  /// Makes the view. Called once.
  open func makeView() -> View { View() }

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Called before the view is shown, also when another controller above it goes away.
  open func viewWillAppear() {}

  /// Called after the view was shown.
  open func viewDidAppear() {}

  /// Called before the view is covered or goes away.
  open func viewWillDisappear() {}

  /// Called when what is shown may have changed other than by moving a selection.
  func contentMayHaveChanged() {}

  /// Called when the screen is about to be drawn, after views were laid out.
  func viewDidLayout() {}

  /// Called after a form of this controller has inserted an object, and after objects came back.
  func didInsert(_ objects: [ManagedObject]) {}

  // MARK: Title and keys

  /// What the first line of the screen says.
  open var heading: String { specification?.title ?? "" }

  /// What the first line of the screen adds to the heading, such as which rows are shown, and in which order.
  var note: String { "" }

  /// The actions of the controller. Override to add to those of the specification.
  open var keyActions: [KeyAction] { specification?.actions ?? [] }

  /// Keys that are not actions but worth telling, such as `return` and `open`.
  open var keyHints: [KeyHint] { [] }

  open override var keyHelp: [KeyHint] {
    actionHints + keyHints
  }

  /// What the keys of the actions do.
  final var actionHints: [KeyHint] {
    keyActions.map { KeyHint($0.key.name, $0.name, isEnabled: $0.isEnabled()) }
  }

  /// Asked before another controller is shown and before this one goes away: the place to finish what
  /// is being edited.
  ///
  /// - Returns: false when the controller has to stay.
  open func commitEditing() -> Bool { true }

  /// Whether the controller may be shown over one in which something is being edited, which goes on
  /// behind it.
  var coversEditing: Bool { false }

  /// Whether something was typed that would be lost if the controller went away.
  var hasUnsavedInput: Bool { false }

  /// Whether the controller shows many things, of which one can be opened.
  var isList: Bool { false }

  /// What a list shows, all of it; nil for what is not a list.
  var listContent: ListContent? { nil }

  /// Whether the controller shows one thing.
  var isDetail: Bool { false }

  /// Shows what several objects have in common, of which one is shown already.
  func showSelection(of several: [ManagedObject]) {}

  /// Whether the controller asks for values, so that letters are text and escape discards.
  var isForm: Bool { false }

  private var specification: (any ControllerSpecification)? {
    self as? any ControllerSpecification
  }

  open override func respond(to key: Key) -> Bool {
    guard let action = keyActions.first(where: { $0.isMeant(by: key) }) else { return false }
    perform(action)
    return true
  }

  private func perform(_ action: KeyAction) {
    guard action.isEnabled() else {
      application?.tell(Language.texts.impossible(action.name))
      return
    }
    let question = action.asksFirst ? Language.texts.question(before: action.name) : nil
    perform(after: question) { [weak self] in
      self?.application?.recordChanges(named: action.name) { self?.attempt(action.perform) }
    }
  }

  /// Does something and shows the error that it throws.
  public final func attempt(_ work: () throws -> Void) {
    do { try work() } catch { application?.show(error: error) }
  }

  // MARK: First responder

  /// Sends keys to a view first.
  public final func makeFirstResponder(_ view: View?) {
    firstResponder = view
  }

  /// The view that gets the keys when the controller appears.
  var initialFirstResponder: View? { view.firstInLayout }

  /// Called after the user has chosen another first responder.
  func didMoveFirstResponder() {}

  /// Sends keys to the next view that takes them, or to the one before; false when there is none.
  final func moveFirstResponder(by distance: Int) -> Bool {
    let responders = view.responders
    guard !responders.isEmpty else { return false }
    let current = responders.firstIndex { $0 === firstResponder }
    let next = current.map { $0 + distance } ?? (distance > 0 ? 0 : -1)
    firstResponder = responders[(next + responders.count) % responders.count]
    didMoveFirstResponder()
    return true
  }
}
