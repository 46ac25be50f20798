import Diagnostics
import Roles
import SourceModel

struct ReceptionistForObservation: Rule {
  static let about = RuleDescription(
    id: "receptionist_for_observation",
    summary: "A controller observes models, and shows what has changed on the main queue.",
    why:
      "A view that observes is bound to one model; an update off the main queue may show anything.",
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
    project.files.filter { $0.isJudged && !$0.isTest }.flatMap { file in
      file.observations.compactMap { direct($0, in: project) ?? offMain($0) }
    }
  }

  /// A view that observes a model.
  private func direct(_ observation: ObservationOutline, in project: Project) -> Finding? {
    guard let view = observation.view,
      let model = observation.types.first(where: { name in
        project.types.layer(ofType: name)?.name == Role.model.rawValue
      })
    else { return nil }
    return .likely(
      "let the controller observe '\(model)' and hand the view '\(view)' what to show",
      at: observation.range)
  }

  /// An observation that may tell on any queue and changes the interface right there.
  private func offMain(_ observation: ObservationOutline) -> Finding? {
    guard observation.showsOnAnyQueue else { return nil }
    return .likely(
      "pass 'queue: .main', since the closure changes what is shown", at: observation.range)
  }
}
