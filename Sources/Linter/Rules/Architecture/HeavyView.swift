import Diagnostics
import Roles
import SourceModel

struct HeavyView: Rule {
  static let maximumLines = RuleOption(
    "maximumLines", default: 350, "The most lines that a view and its extensions may have.")

  static let about = RuleDescription(
    id: "heavy_view",
    summary:
      "A view shows what it is given and tells what was pressed; it fetches and keeps nothing.",
    why: "A view that loads or schedules works with one application and one network only.",
    severity: .warning, options: [maximumLines],
    examples: [
      Example(
        "a view that loads its own image, and one that reads settings",
        """
        final class AvatarView: UIImageView {
          func load(_ address: URL) { URLSession.shared.dataTask(with: address).resume() }
        //                            ^^^^^^^^^^ heavy_view: move web requests from the view 'AvatarView' to a service and show the result
        }
        class ClockView: UIView {
          let format = UserDefaults.standard.string(forKey: "format")
        //             ^^^^^^^^^^^^ heavy_view: move settings from the view 'ClockView' to its controller and show the result
        }
        """),
      Example(
        "a cell that keeps raw data, a button that makes a timer, and a layer that is not a view",
        """
        class NewsCell: UITableViewCell { var values: [String: Any] = [:] }
        //                                    ^^^^^^ heavy_view: give the view 'NewsCell' the texts and images that it shows instead of data
        class PulseButton: UIButton { lazy var timer = Timer(timeInterval: 1, repeats: true) { _ in } }
        //                                             ^^^^^ heavy_view: move scheduling from the view 'PulseButton' to its \
        controller and show the result
        class PulseLayer: CALayer { lazy var timer = Timer(timeInterval: 1, repeats: true) { _ in } }
        """),
      Example(
        "a view that is the data source of another one, for objects and for words",
        """
        class ShelfView: UIView, UICollectionViewDataSource {
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^ heavy_view: extract the data source from the view 'ShelfView': it keeps the objects of its rows
          var books: [Book]?
        }
        class TagsView: UIView, UICollectionViewDataSource { var tags: [String] = [] }
        """),
      Example(
        "a view by a superclass of the project, whose rows are made of one object in another file",
        """
        // file: Sources/App/Views/Panel.swift
        class Panel: NSView {}
        // file: Sources/App/Views/ThemePanel.swift
        final class ThemePanel: Panel { var theme: Theme? }
        // file: Sources/App/Views/ThemePanel+Rows.swift
        extension ThemePanel: NSTableViewDataSource {
        //                    ^^^^^^^^^^^^^^^^^^^^^ heavy_view: extract the data source from the view 'ThemePanel': it keeps the objects of its rows
          func numberOfRows(in tableView: NSTableView) -> Int { theme?.colors.count ?? 0 }
        }
        // file: Sources/App/Models/Theme.swift
        struct Theme { var colors: [Int] }
        """),
      Example(
        "a view that asks in a panel of its own, and one of another framework in SwiftUI",
        """
        struct FolderRow: View {
          var body: some View { Button("Open") { NSOpenPanel().runModal() } }
        //                                       ^^^^^^^^^^^ heavy_view: move panels and other controllers from the view 'FolderRow' to its controller and show the result
        }
        struct WelcomeView: UIViewRepresentable {
          var text: String? { UserDefaults.standard.string(forKey: "welcome") }
        //                    ^^^^^^^^^^^^ heavy_view: move settings from the view 'WelcomeView' to its controller and show the result
        }
        """),
      Example(
        "a shared object of the project that keeps or fetches something, and one that says how views look",
        """
        // file: Sources/App/Tracks/TrackStore.swift
        final class TrackStore { static let shared = TrackStore() }
        final class Theme { static let shared = Theme() }; final class TrackService { static let shared = TrackService() }
        // file: Sources/App/Tracks/TrackList.swift
        struct TrackList: View {
          func refresh() { tracks = TrackStore.shared.getTracks(of: album) }
        //                                            ^^^^^^^^^ heavy_view: let the controller ask 'TrackStore', and give the view 'TrackList' what it shows
          func clear() { TrackStore.shared.removeAll() }; func count() -> Int { TrackStore.shared.count(of: album) }
          func paint() { Theme.shared.set(color) }; func load() { ImagePipeline.shared.loadImage(with: request) }
        }
        final class TrackCell: UITableViewCell { func stop() { TrackService().cancel(request) } }
        //                                                                    ^^^^^^ heavy_view: let the controller ask 'TrackService', and give the view 'TrackCell' what it shows
        struct TrackMark: ConnectedView { var body: some View { Cover(CoverCache.shared.loader(of: album)) } }
        //                                                                              ^^^^^^ heavy_view: let the controller ask 'CoverCache', and give the view 'TrackMark' what it shows
        """),
      Example(
        "what does such work itself, and is called by its type, looked up in or changed; colours are not looked up",
        """
        // file: Sources/App/Downloads/Downloads.swift
        enum Downloads {
          static func removeAll() { try? FileManager.default.removeItem(at: folder) }
          static func title(of url: URL) -> String { url.lastPathComponent }
        }
        final class EpisodeManager {
          static let sharedManager = EpisodeManager()
          let settings = UserDefaults.standard
        }
        enum Settings { static var isLarge: Bool { UserDefaults.standard.bool(forKey: "large") }; enum Kind {} }
        // file: Sources/App/Downloads/DownloadsView.swift
        struct SizeView: View { let kind = Settings.Kind.self, isLarge = Settings.isLarge }
        //                                                                        ^^^^^^^ heavy_view: let the controller ask 'Settings', and give the view 'SizeView' what it shows
        struct SpeedView: View {
          @EnvironmentObject var settings: EpisodeManager
          func press() { settings.speeds.removeAll(); isShown = true }
        //                        ^^^^^^ heavy_view: let the controller ask 'EpisodeManager', and give the view 'SpeedView' what it shows
        }
        struct DownloadsView: View {
          var body: some View { Button(Downloads.title(of: url)) { Downloads.removeAll() } }
        //                                                                   ^^^^^^^^^ heavy_view: let the controller \
        ask 'Downloads', and give the view 'DownloadsView' what it shows
        }
        final class EpisodeCell: UITableViewCell {
          func paint() { label.textColor = EpisodeManager.sharedManager.titleColor(for: episode) }
          func show() { list = EpisodeManager.sharedManager.contents(for: episode) }
        //                                                  ^^^^^^^^ heavy_view: let the controller ask 'EpisodeManager', and give the view 'EpisodeCell' what it shows
        }
        final class EpisodeBar: UIView {
          lazy var count = EpisodeManager.sharedManager.episodes.count
        //                                              ^^^^^^^^ heavy_view: let the controller ask 'EpisodeManager', and give the view 'EpisodeBar' what it shows
        }
        """),
      Example(
        "waiting for what somebody else does, who is named as the property is, but not for what prepares the screen",
        """
        // file: Sources/App/Relays/RelayService.swift
        final class RelayService { func close() async {} }
        protocol RelayCommand { func run() async }
        // file: Sources/App/Relays/RelayViewModel.swift
        final class RelayViewModel { func close() async {} }
        // file: Sources/App/Relays/RelayView.swift
        struct RelayView<Command: RelayCommand>: View {
          @Environment(\\.relayService) private var relayService
          let model: RelayViewModel
          func close() async { await relayService.close() }
        //                                        ^^^^^ heavy_view: let the controller ask 'RelayService', and give the view 'RelayView' what it shows
          func stop() async { await model.close() }
          func run(_ next: Command) async { await next.run() }
        //                                             ^^^ heavy_view: let the controller ask 'RelayCommand', and \
        give the view 'RelayView' what it shows
        }
        """),
      Example(
        "a view by a protocol of the project, which fetches what it shows, and by a superclass of some library",
        """
        // file: Sources/App/Pages/StatePage.swift
        protocol StatePage: View {}
        // file: Sources/App/Pages/ProfilePage.swift
        struct ProfilePage: StatePage {
          var body: some View { Text(name) }
          @FetchRequest(sortDescriptors: []) private var names: FetchedResults<ProfileName>
        // ^^^^^^^^^^^^ heavy_view: move the query from the view 'ProfilePage' to a data source and show the result
          private let panel: NSSavePanel = .init()
        //                   ^^^^^^^^^^^ heavy_view: move panels and other controllers from the view 'ProfilePage' \
        to its controller and show the result
        }
        final class PulseView: BaseChartView {
          func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
        //                     ^^^^^^^^^^^^^^ heavy_view: move scheduling from the view 'PulseView' to its controller and show the result
        }
        """),
      Example(
        "answers of a web service in a closure, and what came of them in collections of Objective-C",
        """
        // file: Sources/App/Points/Requests.swift
        import Alamofire
        final class Requests {
          static let shared = Requests()
          func callPoints(then show: () -> Void) { Alamofire.request("points") }
        }
        // file: Sources/App/Points/PointsView.swift
        final class PointsView: UICollectionViewCell, UICollectionViewDataSource {
        //                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^ heavy_view: extract the data source from \
        the view 'PointsView': it keeps the objects of its rows
          var points = NSArray()
          func refresh() { Requests.shared.callPoints { self.reload() } }
        //                                 ^^^^^^^^^^ heavy_view: let the controller ask 'Requests', and give the view 'PointsView' what it shows
        }
        final class PointCell: UICollectionViewCell { var point: NSDictionary? }
        //                                                ^^^^^ heavy_view: give the view 'PointCell' the texts and images \
        that it shows instead of data
        """),
      Example(
        "an object that is called as a function is, one that is made on the spot, and one that a container gives",
        """
        // file: Sources/App/Login/LoginUseCase.swift
        final class LoginUseCase { func callAsFunction(_ name: String) {} }
        final class LoginClient { func register(_ name: String) async {} }
        protocol RateRepository { var latestRate: Double { get } }
        struct LoginView: View {
          @Injected(\\.loginUseCase) private var loginUseCase
          let close: () -> Void
          func login() { loginUseCase(name); close() }
        //               ^^^^^^^^^^^^ heavy_view: let the controller ask 'LoginUseCase', and give the view 'LoginView' what it shows
          func register() async {
            let client = LoginClient()
            let isNew: Bool = await client.register(name)
        //                                 ^^^^^^^^ heavy_view: let the controller ask 'LoginClient', and give the view 'LoginView' what it shows
          }
        }
        final class RateView: UIView {
          func show() { rate = Application.container.resolve(RateRepository.self).latestRate }
        //                                           ^^^^^^^ heavy_view: let the controller ask 'RateRepository', and \
        give the view 'RateView' what it shows
        }
        """),
      Example(
        "what a shared object's own object keeps, and views of one name for two platforms",
        """
        // file: Sources/App/Days/DayManager.swift
        final class DayManager { var days: [Day] { UserDefaults.standard.array(forKey: "days") } }
        final class RecordManager { static let shared = RecordManager(); let dayManager = DayManager() }
        // file: Sources/App/Pages/DayView.swift
        final class DayView: UIView {
          func show() { count = RecordManager.shared.dayManager.days.count }
        //                                                      ^^^^ heavy_view: let the controller ask 'DayManager', and give the \
        view 'DayView' what it shows
        }
        // file: Sources/Mac/Pages/DayView.swift
        final class DayView: NSView {
          func show() { count = RecordManager.shared.dayManager.days.count }
        //                                                      ^^^^ heavy_view: let the controller ask 'DayManager', and give the \
        view 'DayView' what it shows
        }
        """),
      Example(
        "waiting for a library, work on another queue but no pause between two states, a view inside of a controller and a screen's state inside of a view",
        """
        struct TransferCell: View {
          func discard() async { try? await state.transferManager.deleteTransfer(transfer) }
        //                                                        ^^^^^^^^^^^^^^ heavy_view: let the controller ask 'transferManager', and give the view 'TransferCell' what it shows
          func paint() async { await animator.fade() }
        }
        struct GraphView: View {
          func fade() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = false } }
          func reckon() { DispatchQueue.global().async { reckonSeries() } }
        //                              ^^^^^^ heavy_view: move scheduling from the view 'GraphView' to its controller and show the result
        }
        final class FlashView: UIView {
          func flash() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.alpha = 1 } }
          func wait() { queue.asyncAfter(deadline: .now() + 1) { self.load() } }
        //                    ^^^^^^^^^^ heavy_view: move scheduling from the view 'FlashView' to its controller and show the result
          func paint() { DispatchQueue.main.async { self.alpha = 0 } }
        }
        extension GraphView { func hide() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = true } } }
        extension AlbumController {
          final class AlbumButton: RoundButton {
            @objc func press() { parentController?.present(AlbumPicker(), animated: true) }
        //                                         ^^^^^^^ heavy_view: move panels and other controllers from the view 'AlbumButton' to its controller and show the result
          }
        }
        extension AlbumView {
          final class Model: ObservableObject {
            func load() { URLSession.shared.dataTask(with: address).resume() }
          }
        }
        struct AlbumView: View {
          let ticks = Timer.publish(every: 1, on: .main, in: .common)
        //                  ^^^^^^^ heavy_view: move scheduling from the view 'AlbumView' to its controller and show the result
        }
        """),
      Example(
        "settings of a class of their own, data that keeps itself, and whoever another name stands for",
        """
        // file: Sources/App/Models/PlanModel.swift
        final class PlanModel { func save() { FileManager.default.createFile(atPath: path, contents: data) } }
        // file: Sources/App/Wallet/WalletDefaults.swift
        final class WalletDefaults: UserDefaults { static let shared = WalletDefaults() }
        protocol NewsSource {}
        typealias AnyNewsSource = any NewsSource
        // file: Sources/App/Wallet/WalletView.swift
        struct WalletView: View {
          let isHidden = WalletDefaults.shared.isHidden
        //                                     ^^^^^^^^ heavy_view: let the controller ask 'WalletDefaults', and give the view 'WalletView' what it shows
          let plan: PlanModel, source: AnyNewsSource
          func press() { plan.save() }
        //                    ^^^^ heavy_view: let the controller ask 'PlanModel', and give the view 'WalletView' what it shows
        }
        extension WalletView {
          func load() async { news = await source.latest() }
        //                                        ^^^^^^ heavy_view: let the controller ask 'AnyNewsSource', and give the view 'WalletView' what it shows
          func send() { RateService.shared.saveRates() }
        //                                 ^^^^^^^^^ heavy_view: let the controller ask 'RateService', and give the view 'WalletView' what it shows
        }
        """),
      Example(
        "whatever a store is asked for, and a store that the surroundings give",
        """
        // file: Sources/App/Users/UserRepository.swift
        final class UserRepository { static let shared = UserRepository() }; protocol UserServiceProtocol {}
        @Observable final class Defaults { var isLarge = false }; final class TabBarManager { var place = 0 }
        final class Wallets { var records: [Int] = [] }; final class ThemeColors { var rows: [Int] = [] }; final class VisitsController: ObservableObject { func load() async {} }
        struct AccountPage: View {
          var count: Int { Wallets.shared.records.count + ThemeColors.shared.rows.count }
        //                                ^^^^^^^ heavy_view: let the controller ask 'Wallets', and give the view 'AccountPage' what it shows
          @Environment(UserRepository.self) private var users
          func leave() { UserRepository.shared.logOut() }
        //                                     ^^^^^^ heavy_view: let the controller ask 'UserRepository', and give the view 'AccountPage' what it shows
        }
        // file: Sources/App/Pages/Card.swift
        import Defaults; import SwiftUI
        struct Card: View {
          @Environment(Defaults.self) private var defaults
          let service: UserServiceProtocol, bars: TabBarManager
          func show() { bars.load(1) }
          func mark() { service.recordVisit() }
        //                      ^^^^^^^^^^^ heavy_view: let the controller ask 'UserServiceProtocol', and give the view 'Card' what it shows
          func keep() { modelContext.insert(visit) }
        //                           ^^^^^^ heavy_view: move persistence from the view 'Card' to a store and show the result
        }
        struct AccountMark: ViewModifier {
          @Environment(UserRepository.self) private var users
          func reload() { users.fetchAll() }
        //                      ^^^^^^^^ heavy_view: let the controller ask 'UserRepository', and give the view 'AccountMark' what it shows
          @EnvironmentObject private var visits: VisitsController
          func open() async { await visits.load() }
        //                                 ^^^^ heavy_view: let the controller ask 'VisitsController', and give the view 'AccountMark' what it shows
          let onEditService: (Int) -> Void; func edit() { onEditService(1) }
        }
        """),
      Example(
        "a view that is too long, with its extensions",
        """
        struct MapView: View {
        //     ^^^^^^^ heavy_view: make parts of the view 'MapView' views of their own: it has 5 lines, at most 4 are allowed
        }
        extension MapView {
          func show() {}
        }
        """, settings: ["maximumLines": .integer(4)]),
      Example(
        "outlets, geometry and events",
        """
        final class AvatarView: UIView {
          let imageView = UIImageView(), inset: CGFloat = 4
          func show(_ image: UIImage) { imageView.image = image }
        }
        """),
      Example(
        "an object that somebody else made is only passed on",
        "final class WebView: UIView { func open(_ request: URLRequest, in session: URLSession) {} }"
      ),
      Example(
        "what a view asks the system for, in an extension of a view that lies in another type, and colours of a shared object",
        """
        // file: Sources/App/Places/Place.swift
        struct Place { struct Mark: View { var body: some View { Text("") } } }
        final class Brand { static let shared = Brand(); let settings = UserDefaults.standard }
        // file: Sources/App/Places/Place.Mark.swift
        extension Place.Mark {
          func ask() { CLLocationManager().requestLocation() }
        //             ^^^^^^^^^^^^^^^^^ heavy_view: move system services from the view 'Mark' to a service and show the result
        }
        final class PlaceImage: UIView { func keep() { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) } }
        //                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ heavy_view: move system services from the view 'PlaceImage' to a service and show the result
        final class PlaceLabel: UILabel { func paint() { textColor = Brand.shared.colors.primary } }
        """),
      Example(
        "a controller, which asks for what its views show",
        "class AvatarController: UIViewController { func load() { URLSession.shared.getAllTasks {} } }"
      ),
    ])

  var settings = RuleSettings()

  func findings(in project: Project) -> [Finding] {
    // Of what is light in a file that is asked for, nobody asks what it carries elsewhere.
    var names: Set<String> = []
    for file in project.files where file.isWanted {
      for outline in file.classes where outline.nestedRole == nil && mayBeHeavy(outline) {
        names.insert(outline.name)
      }
    }
    let views = names.filter { ViewPlan.isView($0, in: project) }
    return project.classes(named: views, nestedAs: .view).flatMap {
      ViewPlan.findings(on: $0, maximumLines: settings[Self.maximumLines], in: project)
    }
  }

  /// A quick look, which most types do not pass.
  private func mayBeHeavy(_ outline: ClassOutline) -> Bool {
    !outline.burdens.isEmpty || outline.lineCount * 2 > settings[Self.maximumLines]
  }
}
