import ApplicationKit
import ModelKit

/// Your half of NotesController: its own state, and what it does when it appears.
final class NotesController: TableViewController<Note, NoteCell> {}
