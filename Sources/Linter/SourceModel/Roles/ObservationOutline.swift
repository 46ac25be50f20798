import Diagnostics

/// A place that asks to be told of changes, as far as it may be the wrong one for that.
public struct ObservationOutline: Hashable, Sendable {
  public let range: FileRange
  /// The view that observes; nil for anything else.
  public let view: String?
  /// The types that are named in what is observed.
  public let types: [String]
  /// Whether it may be told on any queue and changes the interface right there.
  public let showsOnAnyQueue: Bool

  /// The observations of a file by views, or with a change of the interface on any queue.
  static func all(in source: SwiftSource) -> [ObservationOutline] {
    source.calls.lazy.filter(\.isObservationOfScreen).compactMap(ObservationOutline.init)
  }
}

extension ObservationOutline {
  private init?(_ call: Call) {
    guard let type = call.owner?.innermostType else { return nil }
    let isView = type.kind == .classType && type.inheritedRole == .view
    let types = isView ? call.observedTypes : []
    let showsOnAnyQueue = Self.showsOnAnyQueue(call, in: type)
    guard !types.isEmpty || showsOnAnyQueue else { return nil }
    self.init(
      range: call.callee.range, view: isView ? type.name.text : nil, types: types,
      showsOnAnyQueue: showsOnAnyQueue)
  }

  private static let shown = [
    "reloadData()", "reloadRows(", "reloadSections(", "setNeedsDisplay()", "setNeedsLayout()",
    ".text =", ".isHidden =", ".image =", ".isEnabled =", ".alpha =",
  ]

  private static func showsOnAnyQueue(_ call: Call, in type: Declaration) -> Bool {
    guard let name = call.argument("forName"), !isOfInterface(name.value),
      let queue = call.argument("queue")?.value, queue == "nil" || queue == "OperationQueue()",
      type.isViewController || type.inheritedRole == .view,
      let closure = call.arguments.last(where: \.isClosure)?.value.text
    else { return false }
    return shown.contains(where: closure.contains)
      && !["DispatchQueue.main", "MainActor", "OperationQueue.main", "onMain"].contains(
        where: closure.contains)
  }

  /// The frameworks of the interface post on the main queue.
  private static func isOfInterface(_ name: Name) -> Bool {
    ["UI", "NSWindow", "NSView", "NSApplication", ".UI", "NSNotification.Name.UI"]
      .contains(where: name.hasPrefix)
  }
}
