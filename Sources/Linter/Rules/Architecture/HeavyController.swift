import Diagnostics
import Roles
import SourceModel

struct HeavyController: Rule {
  static let maximumLines = RuleOption(
    "maximumLines", default: 300, "The most lines that a controller and its extensions may have.")
  static let maximumViews = RuleOption(
    "maximumViews", default: 3, "The most views that a controller may put into others.")

  static let about = RuleDescription(
    id: "heavy_controller",
    summary: "A controller keeps only what is its own: it connects views and models.",
    why: "What a controller does for others can be neither reused nor tested without it.",
    severity: .warning,
    options: [maximumLines, maximumViews],
    examples: [
      Example(
        "a controller that is its table's data source and reads the archive",
        """
        final class PhotosViewController: UITableViewController {
        //          ^^^^^^^^^^^^^^^^^^^^ heavy_controller: extract from 'PhotosViewController': the data \
        source into 'PhotosDataSource', file access and decoding into 'PhotosStore'
          func readArchive() throws {
            let archive = try Data(contentsOf: address)
            photos = try JSONDecoder().decode([Photo].self, from: archive)
          }
        }
        extension PhotosViewController: UITableViewDataSource {}
        """),
      Example(
        "a controller that asks the web and chooses among model objects",
        """
        // file: Sources/App/Controllers/UserController.swift
        final class UserController: UIViewController {
        //          ^^^^^^^^^^^^^^ heavy_controller: extract from 'UserController': web requests into \
        'UserService', the choice of objects into an extension of 'User'
          var user: User
          func load() { URLSession.shared.dataTask(with: address).resume() }
          func priorities() -> [Priority] { user.priorities.filter { $0.isCurrent } }
        }
        // file: Sources/App/Models/User.swift
        final class User { let priorities: [Priority] = [] }
        """),
      Example(
        "a view hierarchy and a query",
        """
        class LoginViewController: FormViewController {
        //    ^^^^^^^^^^^^^^^^^^^ heavy_controller: extract from 'LoginViewController': the query into \
        'LoginStore', the view hierarchy into 'LoginView'
          override func loadView() {
            view.addSubview(name)
            view.addSubview(password)
            stack.addArrangedSubview(button)
          }
          func users() { let request = NSFetchRequest<User>(entityName: "User") }
        }
        """, settings: ["maximumViews": .integer(2)]),
      Example(
        "a view hierarchy in a stack, and several views in one step",
        """
        class AboutViewController: NSViewController {
        //    ^^^^^^^^^^^^^^^^^^^ heavy_controller: extract from 'AboutViewController': the view hierarchy into \
        'AboutView'
          override func loadView() { view = NSStackView(views: [Label(text: "a", size: 16), linkView, quitButton]) }
        }
        class LinkViewController: NSViewController {
        //    ^^^^^^^^^^^^^^^^^^ heavy_controller: extract from 'LinkViewController': the view hierarchy into 'LinkView'
          override func viewDidLoad() { view.addSubViews(title, text, link) }
        }
        class EmptyViewController: NSViewController {
          let columns = [UIStackView(arrangedSubviews: []), UIStackView(arrangedSubviews: [ ]), NSStackView(views: [text,])]
        }
        """, settings: ["maximumViews": .integer(2)]),
      Example(
        "a controller that is too long",
        """
        class MapViewController: UIViewController {
        //    ^^^^^^^^^^^^^^^^^ heavy_controller: extract from 'MapViewController': what other \
        controllers could use into types of their own: it has 5 lines, at most 4 are allowed
          func show() {
          }

        }
        """, settings: ["maximumLines": .integer(4)]),
      Example(
        "a controller by what it inherits from, in whatever file, and one that only counts its rows",
        """
        // file: Sources/App/Base.swift
        class Base: UIViewController {}
        class ListBase: Base {}
        // file: Sources/App/Gallery.swift
        final class Gallery: ListBase {}
        //          ^^^^^^^ heavy_controller: extract from 'Gallery': the data source into 'GalleryDataSource'
        final class AlbumsVC: ProjectScreen {}
        //          ^^^^^^^^ heavy_controller: extract from 'AlbumsVC': the data source into 'AlbumsDataSource'
        // file: Sources/App/Gallery+Rows.swift
        extension Gallery: UITableViewDataSource {}
        extension AlbumsVC: UICollectionViewDataSource {}
        // file: Sources/App/ListController.swift
        class ListController: UITableViewController {
        //    ^^^^^^^^^^^^^^ heavy_controller: extract from 'ListController': the data source into \
        'ListDataSource'
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
        """),
      Example(
        "a controller inside of another type, and one that asks a database somewhere else",
        """
        import FirebaseFirestore
        extension AlbumsFlow {
          final class PickerController: UIViewController, UITableViewDataSource {}
        //            ^^^^^^^^^^^^^^^^ heavy_controller: extract from 'PickerController': the data source into 'PickerDataSource'
        }
        final class SignInController: UIViewController {
        //          ^^^^^^^^^^^^^^^^ heavy_controller: extract from 'SignInController': web requests into 'SignInService'
          func load() { Firestore.firestore().collection("users") }
        }
        final class TourController: UIViewController, TourMarksControllerDataSource {}
        """),
      Example(
        "what is left when data source and store are types of their own",
        """
        final class PhotosViewController: UITableViewController {
          private let dataSource: PhotosDataSource
          override func viewDidLoad() { tableView.dataSource = dataSource }
        }
        """),
      Example(
        "what a server calls a controller",
        """
        struct UsersController: RouteCollection {
          func index(request: Request) async throws -> [User] { try JSONDecoder().decode(request) }
        }
        final class DatabaseController { let manager = FileManager.default }
        """),
      Example(
        "a cell of a table that is called as a controller of one is",
        """
        class BaseTVC: UITableViewCell {}
        final class StageTVC: BaseTVC { func load() { URLSession.shared.getAllTasks {} } }
        """),
      Example(
        "two views, a test of a pattern, a collection of something else",
        """
        final class LoginViewController: UIViewController {
          private var views: [UIView] = []
          override func viewDidLoad() {
            view.addSubview(field)
            let isAddress = NSPredicate(format: "SELF MATCHES %@", "a").evaluate(with: "b")
            let hidden = views.filter { $0.isHidden }
          }
        }
        """),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    // Of what lies in files that nobody asks for, nobody asks whether it is heavy.
    let names = Self.names(in: project.files.lazy.filter(\.isWanted))
      .filter { Self.isController($0, in: project) }
    return project.classes(named: names, nestedAs: .controller).compactMap { parts in
      guard let whole = parts.first(where: { !$0.isExtension }), mayBeHeavy(parts) else {
        return nil
      }
      return finding(on: whole, plan: ControllerPlan(parts, by: settings, in: project))
    }
  }

  private func finding(on whole: ClassOutline, plan: ControllerPlan) -> Finding? {
    guard !plan.steps.isEmpty else { return nil }
    return Finding(
      "extract from '\(whole.name)': \(plan.steps.joined(separator: ", "))", at: whole.nameRange,
      certainty: .likely, notes: plan.notes)
  }

  /// The classes that may be controllers. By their places: what is known of one is much to copy.
  private static func names(in files: some Sequence<FileOutline>) -> Set<String> {
    files.reduce(into: []) { names, file in
      for place in file.classes.indices where file.classes[place].isWhole {
        names.insert(file.classes[place].name)
      }
    }
  }

  /// A quick look, which most classes pass.
  private func mayBeHeavy(_ parts: [ClassOutline]) -> Bool {
    parts.contains { !$0.burdens.isEmpty }
      || parts.reduce(0) { $0 + $1.lineCount } > settings[Self.maximumLines]
  }

  /// Whether it controls views: by its name, or by a superclass however far up.
  private static func isController(_ name: String, in project: Project) -> Bool {
    let declared = project.types.declarations(of: name)
    // A `StageTVC` may be a cell of a table as well.
    let isView = declared.contains {
      project.types.inheritedLayer(of: $0)?.name == Role.view.rawValue
    }
    guard !isView else { return false }
    return ControllerName.isOne(name)
      || declared.contains { type in
        project.types.hasSuperclass(of: type) { name in
          ControllerName.isOne(name)
            || LayerTable.standard.layer(ofHeirOf: name)?.name == Role.controller.rawValue
        }
      }
  }
}
