/// A part of what an application shows: content of its own, and the views inside of it.
///
/// A view arranges its parts by conforming to `ViewLayout`; whoever has no parts overrides
/// `content`. It knows its place in columns and lines of text, and nothing of how a renderer shows
/// it.
open class View: Responder {
  /// Where the view lies in its superview, set by layout.
  public internal(set) var frame = Rect.zero
  public private(set) weak var superview: View?
  /// The parts that have a place.
  public private(set) var subviews: [View] = []
  /// What the outlets refer to: owned by the view whether it has a place or is hidden.
  private var connectedParts: [View] = []
  /// A hidden view takes no place.
  open var isHidden = false
  weak var viewController: ViewController?
  private var isLoaded = false

  public required override init() {
    super.init()
    precondition(!Self.isAbstract, "\(Self.self) is abstract: make one of its subclasses")
  }

  /// Whether the class is only there to be inherited from. Making a view of an abstract class ends the
  /// program; an abstract class answers `self == DailyView.self`, so that its subclasses can be made.
  open class var isAbstract: Bool { false }

  open override var next: Responder? { viewController ?? superview }

  /// Called once, before the view is laid out for the first time: the place to wire its parts.
  open func didLoad() {}

  /// Whether keys can be sent here first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether keys are sent here first.
  public final var isFirstResponder: Bool {
    if let controller { return controller.firstResponder === self }
    return superview?.hasFirstResponder ?? false
  }

  /// Whether the parts of a view that belongs to no controller are sent keys.
  var hasFirstResponder: Bool { false }

  /// What the view shows of its own.
  open var content: ViewContent { .nothing }

  /// Answers a click on the view.
  ///
  /// - Returns: false when it means nothing here, so that the view around it is asked.
  func respondToClick(at place: Point) -> Bool { false }

  /// Answers the wheel of the mouse: down by some lines, or up when they are negative.
  ///
  /// - Returns: false when it means nothing here, so that the view around it is asked.
  func respondToWheel(lines: Int) -> Bool { false }

  /// The place that the view wants when it may take at most `width` columns.
  open func sizeThatFits(width: Int) -> Size {
    loadIfNeeded()
    guard let ownLayout else { return content.size(width: width) }
    return LayoutSolver.size(of: ownLayout, width: width)
  }

  /// The same in a frame over others, where a list wants room for its rows.
  func sizeInFrame(width: Int) -> Size { sizeThatFits(width: width) }

  /// Gives every part its frame, by `place(_:)`. Called before the view is shown, whenever something may have
  /// changed.
  open func layoutSubviews() {
    guard let ownLayout else { return }
    place(LayoutSolver.frames(of: ownLayout, in: frame.size))
  }

  /// Makes exactly these views the parts of this view, each with its frame.
  public final func place(_ frames: [(view: View, frame: Rect)]) {
    for view in subviews where view.superview === self { view.superview = nil }
    subviews = frames.map(\.view)
    for part in connectedParts where part.superview == nil { part.superview = self }
    for (view, frame) in frames {
      view.superview = self
      view.frame = frame
      view.loadIfNeeded()
      view.layoutSubviews()
    }
  }

  /// Connects the outlets and calls `didLoad()` when nobody has yet.
  public final func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    connectOutlets()
    didLoad()
  }

  /// Takes over what the outlets have made.
  private func connectOutlets() {
    let outlets = outlets
    guard !outlets.isEmpty else { return }
    let placed = ownLayout?.views ?? []
    for (name, outlet) in outlets {
      guard let part = outlet.view, placed.contains(where: { $0 === part }) else {
        preconditionFailure("\(name) of \(Self.self) is not connected: name it in the layout")
      }
      connectedParts.append(part)
      part.superview = self
      outlet.release()
    }
  }

  /// Takes the view out of the one that it is a part of. An outlet that refers to it is empty from then
  /// on, and no layout may name it.
  public final func removeFromSuperview() {
    superview?.connectedParts.removeAll { $0 === self }
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Not named `layout`: a class member hides the requirement of the protocol.
  final var ownLayout: Layout? { hasLayout ? (self as? any ViewLayout)?.layout : nil }

  /// Most views have none, and a cast takes long to say so.
  private lazy var hasLayout = self is any ViewLayout

  /// The labels of the layout, in its order.
  final var labels: [Label] {
    (ownLayout?.views ?? []).flatMap { view in (view as? Label).map { [$0] } ?? view.labels }
  }

  final var controller: ViewController? {
    viewController ?? superview?.controller
  }

  /// The first view that can become first responder: this one or one inside of it.
  final var firstInLayout: View? {
    if canBecomeFirstResponder { return self }
    if subviews.isEmpty { layoutSubviews() }
    return responders.first
  }

  /// Every view below this one that can become first responder, in the order of the layout.
  final var responders: [View] {
    subviews.filter { !$0.isHidden }.flatMap { view in
      (view.canBecomeFirstResponder ? [view] : []) + view.responders
    }
  }
}

extension Layout {
  /// The views in their order, hidden ones too.
  fileprivate var views: [View] {
    switch content {
    case .view(let view): [view]
    case .row(let elements, _), .column(let elements, _): elements.flatMap(\.views)
    case .space: []
    }
  }
}
