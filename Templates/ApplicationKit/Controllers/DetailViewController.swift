import ModelKit

/// Shows one object in a view, which scrolls when it is taller than the screen.
///
/// How the view is filled comes from `DetailControllerSpecification`. When the object is deleted,
/// the controller goes back.
open class DetailViewController<ShownObject: Model, ShownView: View>: ViewController {
  public typealias Object = ShownObject
  public typealias ContentView = ShownView

  public let object: Object
  public let contentView = ContentView()
  private lazy var scrollView = ScrollView(contentView)
  private var observation: Observation?

  public init(showing object: Object) {
    self.object = object
    super.init()
  }

  private var specification: (any DetailControllerSpecification<ShownObject, ShownView>)? {
    self as? any DetailControllerSpecification<ShownObject, ShownView>
  }

  override var isDetail: Bool { true }

  open override var keyHelp: [KeyHint] {
    super.keyHelp + (object.context == nil ? [] : [KeyHint("e", "edit")])
  }

  open override func respond(to key: Key) -> Bool {
    if super.respond(to: key) { return true }
    guard key == .character("e"), let context = object.context else { return false }
    edit(object, in: context)
    return true
  }

  open override func makeView() -> View {
    contentView.loadIfNeeded()
    configureView()
    observe()
    return scrollView
  }

  open override func viewWillAppear() {
    if object.isDeleted { goBack() } else { configureView() }
  }

  /// Fills the view for the object again.
  public func configureView() {
    specification?.configure(contentView, for: object)
  }

  // What is shown may come from any object that a path leads to.
  private func observe() {
    guard let context = object.context else { return }
    let names = Set(context.schema.entities.map(\.name))
    observation = context.observe(entitiesNamed: names) { [weak self] _ in
      self?.objectsDidChange()
    }
  }

  private func objectsDidChange() {
    if !object.isDeleted {
      configureView()
    } else if navigationController?.topViewController === self {
      goBack()
    }
    application?.setNeedsDisplay()
  }

  // A button that gets the keys must be seen.
  override func didMoveFirstResponder() {
    if let firstResponder { scrollView.reveal(firstResponder) }
  }
}
