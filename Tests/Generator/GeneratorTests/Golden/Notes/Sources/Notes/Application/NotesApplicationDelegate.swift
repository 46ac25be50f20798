import ApplicationKit

/// What the application does at its start and its end is yours: override the methods of the kit.
final class NotesApplicationDelegate {}
