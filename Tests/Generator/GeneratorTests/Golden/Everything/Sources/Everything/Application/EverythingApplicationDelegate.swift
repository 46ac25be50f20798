import ApplicationKit

/// Your half of the delegate: what the application does at its start and its end goes into
/// `applicationDidFinishLaunching(_:)` and `applicationWillTerminate(_:)`.
@MainActor final class EverythingApplicationDelegate {}
