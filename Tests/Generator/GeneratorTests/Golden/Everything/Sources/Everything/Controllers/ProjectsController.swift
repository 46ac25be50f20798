import ApplicationKit
import ModelKit

/// What is yours of ProjectsController: its own state, and what it does when it appears.
final class ProjectsController: TableViewController<Project, ColumnsCell> {}
