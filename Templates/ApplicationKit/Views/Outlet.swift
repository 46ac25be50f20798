/// A part of a view by its name (an outlet of Concepts in Objective-C Programming): the hierarchy owns
/// the part, the outlet refers to it weakly.
///
/// ```swift
/// final class NewsView: View, ViewLayout {
///   @Outlet var titleLabel = Label()
///
///   var layout: Layout { .column(titleLabel) }
/// }
/// ```
/// What connects an outlet is its place in the layout: when the view loads, it takes over what its
/// outlets have made, and ends the program with the name of one that the layout leaves out. A part that
/// is not to be seen for a while is hidden, and stays connected.
@MainActor @propertyWrapper
public final class Outlet<Part: View> {
  /// What no hierarchy owns yet.
  private var madePart: Part?
  private weak var part: Part?

  /// Keeps a new part until the view loads.
  public init(wrappedValue part: Part) {
    madePart = part
    self.part = part
  }

  /// The part. One that was taken out of its view must not be asked for.
  public var wrappedValue: Part {
    guard let part else {
      preconditionFailure("an outlet is used whose \(Part.self) was taken out of its view")
    }
    return part
  }

  /// The part, nil after it was taken out of its view: `$titleLabel`.
  public var projectedValue: Part? { part }
}

/// An outlet of whatever class.
@MainActor
protocol Connectable: AnyObject {
  var view: View? { get }
  /// Leaves the part to the hierarchy.
  func release()
}

extension Outlet: Connectable {
  var view: View? { part }

  func release() { madePart = nil }
}

extension View {
  /// Of some classes, such as labels, new views load all the time.
  private static var classesWithoutOutlets: Set<ObjectIdentifier> = []

  /// The outlets by their names, inherited ones first.
  final var outlets: [(name: String, outlet: any Connectable)] {
    let ownClass = ObjectIdentifier(Self.self)
    guard !Self.classesWithoutOutlets.contains(ownClass) else { return [] }
    let mirrors = sequence(first: Mirror(reflecting: self)) { mirror in
      mirror.superclassMirror.flatMap { $0.subjectType == View.self ? nil : $0 }
    }
    let outlets = mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { name, value in
        (value as? any Connectable).map { (String((name ?? "").trimmingPrefix("_")), $0) }
      }
    }
    if outlets.isEmpty { Self.classesWithoutOutlets.insert(ownClass) }
    return outlets
  }
}
