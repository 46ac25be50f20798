import Diagnostics
import Roles
import SourceModel

struct LayerDependency: Rule {
  static let about = RuleDescription(
    id: "layer_dependency",
    summary: "A type names only types of the layers that its own layer may use.",
    why: "A model that knows no view can be shown by any; a view that knows no model can show any.",
    examples: [
      Example(
        "a view that names a model",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView {
          var photo: Photo?
        //           ^^^^^ layer_dependency: a view may not name the model 'Photo'
        }
        """),
      Example(
        "a model that names a controller in a body",
        """
        // file: Sources/App/Models/Album.swift
        struct Album {
          func open() { AlbumController().show() }
        //              ^^^^^^^^^^^^^^^ layer_dependency: a model may not name the controller 'AlbumController'
        }
        // file: Sources/App/Controllers/AlbumController.swift
        final class AlbumController { func show() {} }
        """),
      Example(
        "folders of an application's sources, which nobody imports, and two modules of a package",
        """
        // file: App/Sources/Models/Talk.swift
        struct Talk {}
        // file: App/Sources/Views/TalkView.swift
        final class TalkView: UIView {
          var talk: Talk?
        //          ^^^^ layer_dependency: a view may not name the model 'Talk'
        }
        // file: Sources/Core/Models/Room.swift
        struct Room {}
        // file: Sources/Tool/main.swift
        import Core
        // file: Sources/Tool/Views/RoomView.swift
        import Rooms
        final class RoomView: UIView { var room: Room? }
        """),
      Example(
        "a model that names whoever only by his work is a service, and what only describes a view",
        """
        // file: Sources/App/Models/Device.swift
        struct Device: Codable {
          var isNew: Bool { Loader().isKnown(id) }
        //                  ^^^^^^ layer_dependency: a model may not name the service 'Loader'
          var size: Int { Counter().count(id) }
          var page: some View { DevicePage() }
        //                      ^^^^^^^^^^ layer_dependency: a model may not name the view 'DevicePage'
        }
        // file: Sources/App/Pages/DevicePage.swift
        struct DevicePage: View {}
        // file: Sources/App/Loading/Loader.swift
        final class Loader { func isKnown(_ id: String) -> Bool { UserDefaults.standard.bool(forKey: id) } }
        final class Counter { func count(_ id: String) -> Int { id.count } }
        """),
      Example(
        "a role that the superclass gives",
        """
        // file: Sources/App/Models/Money.swift
        struct Money { var table: PriceTable }
        //                        ^^^^^^^^^^ layer_dependency: a model may not name the view 'PriceTable'
        // file: Sources/App/Screen/PriceTable.swift
        class PriceTable: UIView {}
        """),
      Example(
        "a model that lies beside its view, and is known by what it is read from",
        """
        // file: Sources/App/Shop/Goods.swift
        struct Goods: Codable { let title: String }
        struct GoodsStyle: Codable { let size: Double }
        // file: Sources/App/Shop/GoodsCell.swift
        final class GoodsCell: UITableViewCell {
          var goods: Goods?
        //           ^^^^^ layer_dependency: a view may not name the model 'Goods'
          var style: GoodsStyle?
        }
        """),
      Example(
        "a part of such a model, which inherits from nothing",
        """
        // file: Sources/App/Shop/Order.swift
        struct Order: Codable { let rows: [OrderRow]; let makePrinter: () -> Printer }
        class OrderRow: NSObject { var title = "" }; class Printer: NSObject {}
        // file: Sources/App/Shop/OrderCell.swift
        final class OrderCell: UITableViewCell {
          var row: OrderRow?
        //         ^^^^^^^^ layer_dependency: a view may not name the model 'OrderRow'
          var printer: Printer?
        }
        """),
      Example(
        "a model that is made of what a service sends, and what is made to work in some way",
        """
        // file: Sources/App/Shop/Offer.swift
        struct Offer { init(json: [String: Any]) {} }
        struct Shape { init(options: [String: Any]) {} }; struct Price {}; extension Price: Decodable {}
        final class Receipt: NSObject, NSCoding {}; class Track: Record {}
        // file: Sources/App/Shop/OfferBadge.swift
        final class OfferBadge: UIView {
          var offer: Offer?
        //           ^^^^^ layer_dependency: a view may not name the model 'Offer'
          var price: Price?
        //           ^^^^^ layer_dependency: a view may not name the model 'Price'
          var receipt: Receipt?
        //             ^^^^^^^ layer_dependency: a view may not name the model 'Receipt'
          var track: Track?, shape: Shape?
        //           ^^^^^ layer_dependency: a view may not name the model 'Track'
        }
        """),
      Example(
        "one of Apple's controllers, and a delegate protocol that passes its sender",
        """
        // file: Sources/App/Shop/OfferView.swift
        final class OfferView: UIView {
          weak var parent: UIViewController?
        //                 ^^^^^^^^^^^^^^^^ layer_dependency: a view may not name the controller 'UIViewController'
          weak var delegate: OfferPageDelegate?
        }
        protocol OfferPageDelegate: AnyObject { func offerPageDidClose(_ page: UIViewController) }
        """),
      Example(
        "a store, and a value that it shares",
        """
        // file: Sources/App/Log/LogStore.swift
        final class LogStore { enum Level { case low, high } }
        // file: Sources/App/Log/LogLabel.swift
        final class LogLabel: UILabel {
          var store: LogStore?
        //           ^^^^^^^^ layer_dependency: a view may not name the store 'LogStore'
        }
        final class LogBadge: UIView { var level: LogStore.Level? }
        """),
      Example(
        "a store by its name alone, and what is a view for sure",
        """
        // file: Sources/App/Load/Chart.swift
        final class Chart: UIView { static let limit = 10 }
        // file: Sources/App/Load/LoadStore.swift
        final class LoadStore {
          func trim(_ values: [Int]) -> [Int] { values.suffix(Chart.limit) }
        //                                                    ^^^^^ layer_dependency: a store may not name the view 'Chart'
        }
        """),
      Example(
        "a name that has a type of its own",
        """
        // file: Sources/App/Shop/Selector.swift
        struct Selector: RawRepresentable, Codable { let rawValue: String }
        // file: Sources/App/Shop/SelectorView.swift
        final class SelectorView: UIView { var selector: Selector? }
        """),
      Example(
        "what is written down as a whole and shows itself, beside its view",
        """
        // file: Sources/App/Log/LogEntry.swift
        final class LogEntry: NSObject, NSCoding {
          static func cell() -> UITableViewCell { LogCell() }
        //                                        ^^^^^^^ layer_dependency: a model may not name the view 'LogCell'
        }
        // file: Sources/App/Log/LogCell.swift
        final class LogCell: UITableViewCell {}
        """),
      Example(
        "what holds a model and does nothing with it, beside its view or among the views, and a service",
        """
        // file: Sources/App/Shop/Order.swift
        struct Order: Codable { let number: Int }
        // file: Sources/App/Shop/Views/OrderEvent.swift
        class OrderEvent: CalendarEvent { let order: Order; init(order: Order) { self.order = order } }
        struct OrderLook { let order: Order; let tint: UIColor }
        struct OrderPrinter { let order: Order; func print() {} }
        // file: Sources/App/Shop/Views/OrderCell.swift
        final class OrderCell: UITableViewCell {
          var event: OrderEvent?
        //           ^^^^^^^^^^ layer_dependency: a view may not name the model 'OrderEvent'
          var look: OrderLook?
          var printer: OrderPrinter?
          var orders: OrderService?
        //            ^^^^^^^^^^^^ layer_dependency: a view may not name the service 'OrderService'
        }
        // file: Sources/App/Shop/OrderService.swift
        final class OrderService {}
        """),
      Example(
        "a view by the class from Apple above it, and its extension in the same file",
        """
        // file: Sources/App/Shop/Badge.swift
        struct Badge: Codable {}; struct Size2: Codable {}
        // file: Sources/App/Shop/BadgeButton.swift
        final class BadgeButton: UIButton {}
        extension BadgeButton {
          func show(_ badge: Badge) {}
        //                   ^^^^^ layer_dependency: a view may not name the model 'Badge'
        }
        final class BadgePrinter: UIPrintPageRenderer { var badge: Badge? }; final class BadgeLabel: UILabel { var size: Size2? }
        // file: Sources/App/Shop/BadgeButton+Badge.swift
        extension BadgeButton { func configure(for badge: Badge) {} }
        """),
      Example(
        "what lies beside an application delegate and is none",
        """
        // file: Sources/App/Application/Theme.swift
        final class Theme {}
        // file: Sources/App/Controllers/ThemeController.swift
        final class ThemeController { var theme: Theme? }
        """),
      Example(
        "a view that only describes itself holds models, but no controller, store or service",
        """
        // file: Sources/App/Share/ShareView.swift
        struct ShareView: View {
          let photo: Photo
          let owner: SharePage
        //           ^^^^^^^^^ layer_dependency: a view may not name the controller 'SharePage'
          let feed: FeedController, kind: SharePage.Kind
          let service: ShareService, level: ShareService.Level
        //             ^^^^^^^^^^^^ layer_dependency: a view may not name the service 'ShareService'
          func open() { present(UISplitViewController()) }
        //                      ^^^^^^^^^^^^^^^^^^^^^ layer_dependency: a view may not name the controller 'UISplitViewController'
        }
        // file: Sources/App/Share/ShareService.swift
        final class ShareService { enum Level {} }
        // file: Sources/App/Share/SharePage.swift
        final class SharePage: UIViewController { enum Kind {} }; final class FeedController {}
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        """),
      Example(
        "a view in another type, one by the name of its superclass, and what else lies beside views",
        """
        // file: Sources/App/Views/PollController.swift
        final class PollController: UIViewController {}
        extension PollController {
          final class PollButton: RoundButton {
            var poll: Poll?
        //            ^^^^ layer_dependency: a view may not name the model 'Poll'
            var parent: PollController?
        //              ^^^^^^^^^^^^^^ layer_dependency: a view may not name the controller 'PollController'
          }
        }
        final class PollViewModel { var poll: Poll? }
        // file: Sources/App/Polls/Poll.swift
        final class Poll: Comparable {
          var pollId = Int(), title = String(), text = String(), day = Date()
        }
        """),
      Example(
        "repositories and managers, who keeps one, a service by a key path, whatever the surroundings give or a type shares, a protocol of data, and what only hands out looks",
        """
        // file: Sources/App/Users/UserRepository.swift
        final class UserRepository {}; final class ThemeService {}
        protocol UserValues { var name: String { get } }
        struct User: Codable { let name: String }; extension User: UserValues {}
        struct UserCard: View {
          let theme: ThemeService, repository: UserRepository
        //                                     ^^^^^^^^^^^^^^ layer_dependency: a view may not name the store 'UserRepository'
        }
        struct UserMark: ViewModifier {
          @Environment(UserRepository.self) private var repository
        //             ^^^^^^^^^^^^^^ layer_dependency: a view may not name the store 'UserRepository'
        }
        final class UserCell: UITableViewCell {
          func show(_ user: UserValues) {}
        //                  ^^^^^^^^^^ layer_dependency: a view may not name the model 'UserValues'
          func draw(_ slice: SliceModel, of data: UserViewData, by model: UserCellViewModelType) {}
        }
        private struct SliceModel { let share: Double }; struct UserViewData: Codable { let name: String }; protocol UserCellViewModelType { var name: String { get } }
        // file: Sources/App/Managers/DataManager.swift
        final class UserSession { let sync: Sync }; final class UserRouter { let sync: Sync }; protocol UserServiceProtocol {}
        final class DataManager {}; final class AvatarCache {}; final class FontConfigurationManager {}; final class Sync: FileSync {}
        final class Visit: ObservableObject {}; final class Visits {}; final class VisitPath: ObservableObject {}; final class UserNavigation: ObservableObject {}
        class FileSync { func clear() { try? FileManager.default.removeItem(at: folder) } }
        struct UserPage: View {
          let manager: DataManager, fonts: FontConfigurationManager
        //             ^^^^^^^^^^^ layer_dependency: a view may not name the service 'DataManager'
          let sync: Sync, rows = Limits.rows, state: UserState, router: UserRouter
        //          ^^^^ layer_dependency: a view may not name the service 'Sync'
          @Environment(\\.userService) private var userService
        //                                        ^^^^^^^^^^^ layer_dependency: a view may not name the service 'UserServiceProtocol'
          let session: UserSession
        //             ^^^^^^^^^^^ layer_dependency: a view may not name the service 'UserSession'
          let cache: AvatarCache
        //           ^^^^^^^^^^^ layer_dependency: a view may not name the store 'AvatarCache'
          @EnvironmentObject var visit: Visit
        //                              ^^^^^ layer_dependency: a view may not name the service 'Visit'
          let mark = Visits.shared.mark, path: VisitPath
        //           ^^^^^^ layer_dependency: a view may not name the service 'Visits'
          @EnvironmentObject var navigation: UserNavigation
          let settings: UserSettings
        //              ^^^^^^^^^^^^ layer_dependency: a view may not name the service 'UserSettings'
        }
        struct UserMap: UIViewRepresentable { let store: UserStore }
        //                                               ^^^^^^^^^ layer_dependency: a view may not name the store 'UserStore'
        // file: Sources/App/Models/UserSettings.swift
        struct Limits { static let rows = 3 }; struct UserState { var rows = 0 }; final class UserStore {}; final class UserSettings { func keep() { UserDefaults.standard.set(true, forKey: "kept") } }
        // file: Sources/App/Models/UsersViewModel.swift
        final class UsersViewModel { let manager: DataManager }
        """),
      Example(
        "a controller knows all of them",
        """
        // file: Sources/App/Controllers/PhotoController.swift
        final class PhotoController { var photo: Photo?; let view = PhotoView() }
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView {}
        """),
      Example(
        "a cell's configuration is its data source's business",
        """
        // file: Sources/App/DataSources/PhotoCell+Photo.swift
        extension PhotoCell { func configure(for photo: Photo) {} }
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoCell.swift
        final class PhotoCell {}
        """),
      Example(
        "a nested type or a generic parameter of the same name",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Views/PhotoView.swift
        final class PhotoView<Photo> { var photo: Photo? }
        // file: Sources/App/Views/GridView.swift
        final class GridView { struct Photo {}; var photo: Photo? }
        """),
      Example(
        "a service by its name alone, and an extension of a model in a file of no layer",
        """
        // file: Sources/App/Sync/SyncService.swift
        final class SyncService {
          var screen: PhotoViewController?
        //            ^^^^^^^^^^^^^^^^^^^ layer_dependency: a service may not name the controller 'PhotoViewController'
        }
        // file: Sources/App/Models/Photo.swift
        struct Photo {}
        // file: Sources/App/Sync/Sharing.swift
        extension Photo {
          func share(in screen: PhotoViewController) {}
        //                      ^^^^^^^^^^^^^^^^^^^ layer_dependency: a model may not name the controller 'PhotoViewController'
        }
        // file: Sources/App/Controllers/PhotoViewController.swift
        final class PhotoViewController: UIViewController {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var findings: [Finding] = []
    for file in project.files where file.isJudged && !file.isTest {
      project.forEachDependency(in: file) { dependency in
        if let finding = finding(on: dependency, in: project) { findings.append(finding) }
      }
      project.forEachOutsideController(in: file) {
        findings.append(Self.finding(on: $0, in: project))
      }
    }
    return findings
  }

  private static func finding(on use: OutsideUse, in project: Project) -> Finding {
    Finding(
      "\(LayerRemedy.phrase(use.layer)) may not name the \(use.used.title) '\(use.name)'",
      at: use.range, certainty: .likely,
      notes: [Note(LayerRemedy(from: use.layer, to: use.used, in: project.conventions).sentence)],
      dependency: Dependency(from: use.owner.name, to: use.name))
  }

  private func finding(on dependency: LayeredUse, in project: Project) -> Finding? {
    guard !dependency.isAllowed else { return nil }
    let (layer, wrong, name) = (dependency.layer, dependency.used, dependency.name)
    let message =
      project.conventions.hasOwnLayers
      ? "'\(layer.name)' may not name '\(name)' of '\(wrong.name)'"
      : "\(LayerRemedy.phrase(layer)) may not name the \(wrong.title) '\(name)'"
    return Finding(
      message, at: dependency.range,
      certainty: project.conventions.hasOwnLayers ? .certain : .likely,
      notes: [
        Note("the path: \(project.locating(dependency).path)"),
        Note("'\(name)' is declared here", at: dependency.declaration.nameRange),
        Note(LayerRemedy(from: layer, to: wrong, in: project.conventions).sentence),
      ],
      dependency: Dependency(from: dependency.owner.name, to: name))
  }
}
