import ModelKit

/// Shows one object in a view, which scrolls when it is taller than the screen, or what several objects
/// have in common.
///
/// How the view is filled comes from `DetailControllerSpecification`. When the object is deleted,
/// the controller goes back.
open class DetailViewController<ShownObject: Model, ShownView: View>: ViewController {
  public typealias Object = ShownObject
  public typealias ContentView = ShownView

  /// The object that is shown; of several the first.
  public var object: Object { objects[0] }

  /// One object, or several, of which labels show only what is the same.
  public private(set) var objects: [Object]

  public let contentView = ContentView()
  private lazy var scrollView = ScrollView(contentView)
  private var observation: Observation?

  public init(showing object: Object) {
    objects = [object]
    super.init()
  }

  override func showSelection(of several: [ManagedObject]) {
    let others = several.compactMap { $0 as? Object }.filter { $0 !== object }
    objects = [object] + others
    configureView()
  }

  private var specification: (any DetailControllerSpecification<ShownObject, ShownView>)? {
    self as? any DetailControllerSpecification<ShownObject, ShownView>
  }

  override var isDetail: Bool { true }

  open override var keyHelp: [KeyHint] {
    super.keyHelp + (canEdit ? [KeyHint("e", Language.texts.edit)] : [])
  }

  private var canEdit: Bool { objects.count == 1 && object.context != nil }

  /// Letters are keys of the controller until somebody moves to a field.
  override var initialFirstResponder: View? {
    let first = super.initialFirstResponder
    return first is TextField ? view.responders.first { !($0 is TextField) } : first
  }

  open override func respond(to key: Key) -> Bool {
    if super.respond(to: key) { return true }
    if key == .escape, firstResponder is TextField {
      makeFirstResponder(initialFirstResponder)
      return true
    }
    guard key == .character("e"), canEdit, let context = object.context else { return false }
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
    if objects.count > 1 { showWhatIsCommon() }
  }

  // The view is filled for each object in turn; where a label shows different values, it says so.
  private func showWhatIsCommon() {
    let labels = contentView.labels
    let first = labels.map(\.shownValue)
    var differing: Set<Int> = []
    for other in objects.dropFirst() {
      specification?.configure(contentView, for: other)
      differing.formUnion(labels.indices.filter { labels[$0].shownValue != first[$0] })
    }
    specification?.configure(contentView, for: object)
    for place in differing { labels[place].text = specification?.severalPlaceholder ?? "" }
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
    objects = [object] + objects.dropFirst().filter { !$0.isDeleted }
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
