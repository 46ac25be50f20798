import Diagnostics
import Roles
import SourceModel

struct ReceptionistForObservation: Rule {
  static let about = RuleDescription(
    id: "receptionist_for_observation",
    summary: "A controller observes models, and shows what has changed on the main queue.",
    why:
      "A view that observes is bound to one model; an update beside the main queue shows anything.",
    severity: .warning,
    examples: [
      Example(
        "a view that observes a model's property",
        """
        // file: Sources/App/Models/Photo.swift
        final class Photo: NSObject { @objc dynamic var title = "" }
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView: UIView {
          var photo: Photo
          func start() { token = photo.observe(\\.title) { photo, _ in self.show(photo.title) } }
        //                             ^^^^^^^ receptionist_for_observation: let the controller observe 'Photo' \
        and hand the view 'PhotoView' what to show
        }
        """),
      Example(
        "a view that listens to a model's notification",
        """
        // file: Sources/App/Models/Album.swift
        final class Album { static let didChange = 0 }
        // file: Sources/App/Views/AlbumCell.swift
        class AlbumCell: UITableViewCell {
          func listen() {
            center.addObserver(self, selector: update, name: Album.didChange, object: nil)
        //         ^^^^^^^^^^^ receptionist_for_observation: let the controller observe 'Album' and hand the view \
        'AlbumCell' what to show
          }
        }
        """),
      Example(
        "an update of the interface on whatever queue posts",
        """
        final class PhotosViewController: UIViewController {
          func listen() {
            center.addObserver(forName: Photo.didImport, object: nil, queue: nil) { _ in
        //         ^^^^^^^^^^^ receptionist_for_observation: pass 'queue: .main', since the closure changes what is \
        shown
              self.tableView.reloadData()
            }
          }
        }
        """),
      Example(
        "a controller that observes on the main queue",
        """
        final class PhotosViewController: UIViewController {
          func listen() {
            center.addObserver(forName: Photo.didImport, object: nil, queue: .main) { _ in
              self.tableView.reloadData()
            }
          }
        }
        """),
      Example(
        "a view that observes the system",
        """
        final class ComposeView: UIView {
          func listen() {
            center.addObserver(
              self, selector: move, name: UIResponder.keyboardWillShowNotification, object: nil)
          }
        }
        """),
      Example(
        "the closure goes to the main queue itself, or shows nothing",
        """
        final class PhotosViewController: UIViewController {
          func listen() {
            center.addObserver(forName: Photo.didImport, object: nil, queue: nil) { _ in
              DispatchQueue.main.async { self.tableView.reloadData() }
            }
            center.addObserver(forName: Photo.didImport, object: nil, queue: nil) { _ in
              self.count += 1
            }
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.files.filter { $0.isJudged && !$0.isTest && $0.observes }.flatMap { file in
      guard let source = project.source(at: file.path) else { return [Finding]() }
      return source.calls.filter(\.isObservation).compactMap { call in
        direct(call, in: project) ?? offMain(call)
      }
    }
  }

  /// A view that observes a model.
  private func direct(_ call: Call, in project: Project) -> Finding? {
    guard let view = call.owner?.innermostType, view.kind == .classType,
      view.inheritedRole == .view,
      let model = call.observedTypes.first(where: { name in
        project.types.layer(ofType: name)?.name == Role.model.rawValue
      })
    else { return nil }
    return Finding(
      "let the controller observe '\(model)' and hand the view '\(view.name)' what to show",
      at: call.callee.range, certainty: .likely)
  }

  private static let shown = [
    "reloadData()", "reloadRows(", "reloadSections(", "setNeedsDisplay()", "setNeedsLayout()",
    ".text =", ".isHidden =", ".image =", ".isEnabled =", ".alpha =",
  ]

  /// An observation that may tell on any queue and changes the interface right there.
  private func offMain(_ call: Call) -> Finding? {
    guard let type = call.owner?.innermostType,
      type.isViewController || type.inheritedRole == .view,
      let name = call.argument("forName"), !Self.isOfInterface(name.value),
      let queue = call.argument("queue")?.value, queue == "nil" || queue == "OperationQueue()",
      let closure = call.arguments.last(where: \.isClosure)?.value.text,
      Self.shown.contains(where: closure.contains),
      !["DispatchQueue.main", "MainActor", "OperationQueue.main", "onMain"].contains(
        where: closure.contains)
    else { return nil }
    return Finding(
      "pass 'queue: .main', since the closure changes what is shown", at: call.callee.range,
      certainty: .likely)
  }

  /// The frameworks of the interface post on the main queue.
  private static func isOfInterface(_ name: Name) -> Bool {
    ["UI", "NSWindow", "NSView", "NSApplication", ".UI", "NSNotification.Name.UI"]
      .contains(where: name.hasPrefix)
  }
}
