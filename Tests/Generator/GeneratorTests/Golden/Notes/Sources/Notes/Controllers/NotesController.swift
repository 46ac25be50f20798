import ApplicationKit
import ModelKit

/// What is yours of NotesController: its own state, and what it does when it appears.
final class NotesController: TableViewController<Note, NoteCell> {}
