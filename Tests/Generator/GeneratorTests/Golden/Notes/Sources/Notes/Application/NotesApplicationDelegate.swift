import ApplicationKit

/// Your half of the delegate: `applicationDidFinishLaunching(_:)` and
/// `applicationWillTerminate(_:)`,
/// where the application does something at its start and its end.
final class NotesApplicationDelegate {}
