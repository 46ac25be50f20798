/// A stack of controllers of which the top one is shown. Escape goes back.
open class NavigationController: ViewController {
  /// From the root to the one that is shown; one at least.
  public private(set) var viewControllers: [ViewController] = []

  /// The root comes from `NavigationControllerSpecification`.
  public override init() {
    super.init()
    if let specification = self as? any NavigationControllerSpecification {
      setRoot(specification.makeRootController())
    }
  }

  /// - Parameter root: the controller that is shown first, and stays below all others.
  public init(root: ViewController) {
    super.init()
    setRoot(root)
  }

  private func setRoot(_ root: ViewController) {
    viewControllers = [root]
    root.navigationController = self
  }

  public var topViewController: ViewController? { viewControllers.last }

  /// Shows a controller above the others and passes on the environment. An application has one stack: of
  /// another navigation controller what is on its stack is shown.
  public func push(_ controller: ViewController) {
    if let other = controller as? NavigationController {
      for controller in other.viewControllers {
        controller.presentation = other.presentation
        push(controller)
      }
      return
    }
    guard controller.coversEditing || topViewController?.commitEditing() ?? true else { return }
    topViewController?.viewWillDisappear()
    viewControllers.append(controller)
    controller.navigationController = self
    controller.enter(application, environment)
    appear(controller)
    application?.setNeedsDisplay()
  }

  /// Goes back to the controller below; the last one stays.
  public func pop() {
    guard viewControllers.count > 1, topViewController?.commitEditing() ?? true,
      let leaving = viewControllers.popLast()
    else { return }
    leaving.viewWillDisappear()
    leaving.navigationController = nil
    topViewController?.viewWillAppear()
    topViewController?.viewDidAppear()
    application?.setNeedsDisplay()
  }

  /// Shows the root for the first time.
  func start() {
    guard let root = viewControllers.first else { return }
    root.enter(application, environment)
    appear(root)
  }

  private func appear(_ controller: ViewController) {
    _ = controller.view
    controller.viewWillAppear()
    if controller.firstResponder == nil {
      controller.makeFirstResponder(controller.initialFirstResponder)
    }
    controller.viewDidAppear()
  }

  open override var heading: String {
    headings.map(\.whole).joined(separator: Self.step)
  }

  /// The heading, and shorter forms of it: what is shown is named in full in each of them, what lies below it
  /// loses its notes first, and then goes from the root on. Empty where nothing has a name.
  var headingForms: [String] {
    let headings = headings
    guard let top = headings.last?.whole else { return [] }
    let names = headings.dropLast().map(\.heading)
    let shorter = names.indices.map { ["…"] + names[($0 + 1)...] + [top] }
    return ([headings.map(\.whole), names + [top]] + shorter + [[top]])
      .map { $0.joined(separator: Self.step) }
  }

  private static let step = " › "

  /// What the controllers are called that have a name, with what their notes add.
  private var headings: [(heading: String, whole: String)] {
    viewControllers.map { controller in
      let parts = [controller.heading, controller.note].filter { !$0.isEmpty }
      return (controller.heading, parts.joined(separator: " — "))
    }
    .filter { !$0.whole.isEmpty }
  }

  open override var keyHelp: [KeyHint] {
    let texts = Language.texts
    return (viewControllers.count > 1 ? [KeyHint("escape", texts.back)] : [])
      + [KeyHint("tab", texts.nextControl), KeyHint("backtab", texts.previousControl)]
  }

  open override func respond(to key: Key) -> Bool {
    switch key {
    case .escape where viewControllers.count > 1:
      // What runs is stopped first, whatever is shown.
      if topViewController?.isForm == false, application?.cancelOperation() == true { return true }
      topViewController?.goBack()
      return true
    case .tab, .down, .right: return topViewController?.moveFirstResponder(by: 1) ?? false
    case .backTab, .up, .left: return topViewController?.moveFirstResponder(by: -1) ?? false
    default: return super.respond(to: key)
    }
  }
}
