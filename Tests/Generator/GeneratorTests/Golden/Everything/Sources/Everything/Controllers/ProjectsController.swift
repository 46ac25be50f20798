import ApplicationKit
import ModelKit

/// Your half of ProjectsController: its own state, and what it does when it appears.
final class ProjectsController: TableViewController<Project, ColumnsCell> {}
