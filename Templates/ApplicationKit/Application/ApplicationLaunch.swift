import Foundation
import ModelKit

/// With what an application is started.
@MainActor
struct ApplicationLaunch {
  var location: StoreLocation
  var size: Size
  /// A moment that stands still, nil for the clock.
  var now: Date?
  var settings: [String: String] = [:]

  /// Opens the stores and reads the settings; nothing is shown yet.
  func makeApplication(_ delegate: any ApplicationDelegate) throws -> Application {
    let place = now.map { location.with(clock: .stopped(at: $0)) } ?? location
    ValueText.clock.withLock { $0 = place.clock }
    let environment = try delegate.makeEnvironment(at: place)
    environment.settings = try Settings(delegate.settings, texts: settings, file: settingsFile)
    if let now { environment.clock = .stopped(at: now) }
    return Application(delegate, environment: environment, size: size)
  }

  private var settingsFile: SettingsFile? {
    location.folder.map { SettingsFile(inFolder: $0) }
  }
}
