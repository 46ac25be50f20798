import ModelKit

/// Says what an application consists of, and is told about its life.
///
/// It is asked last for every key, and for every action that has no target.
@MainActor
public protocol ApplicationDelegate: KeyResponder {
  /// The application's name, also that of its folder of data.
  var name: String { get }

  /// What `--version` prints after the name.
  var version: String { get }

  /// What can be set by `--setting`, or is asked for once and remembered.
  var settings: [Setting] { get }

  /// What things are called in the language that the application speaks: models by `News`, their
  /// properties by `News.title`, cases by `News.Section.world`, operations by the names of their types,
  /// settings by `settings.feedURL`. Any other is called what its model says, or by its name in words.
  var labels: [String: String] { get }

  /// The languages in which the application has texts, the first for those who speak none of them;
  /// without any it follows the environment.
  var languages: [String] { get }

  /// What the kit says in languages that it does not speak by itself, by their codes.
  var interfaceTexts: [String: any InterfaceTexts] { get }

  /// The server whose reachability the application observes, if any.
  var reachability: ServerAddress? { get }

  /// The notifications whose payloads are kept for the delegate's properties.
  var keptNotifications: [KeptNotification] { get }

  /// The types of the stores.
  var stores: [any StoreSpecification.Type] { get }

  /// Opens the stores and names the operation queues.
  func makeEnvironment(at location: StoreLocation) throws -> ApplicationEnvironment

  /// The controller that is shown first.
  func makeInitialController() -> ViewController

  /// Called once, after the initial controller has appeared.
  func applicationDidFinishLaunching(_ application: Application)

  /// Called once, before the application ends.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationDelegate {
  public var version: String { "1.0" }
  public var settings: [Setting] { [] }
  public var labels: [String: String] { [:] }
  public var languages: [String] { [] }
  public var interfaceTexts: [String: any InterfaceTexts] { [:] }
  public var reachability: ServerAddress? { nil }
  public var keptNotifications: [KeptNotification] { [] }
  public var stores: [any StoreSpecification.Type] { [] }
  public func applicationDidFinishLaunching(_ application: Application) {}
  public func applicationWillTerminate(_ application: Application) {}
}
