import ApplicationKit
import ModelKit

/// What is yours of TagsController: its own state, and what it does when it appears.
final class TagsController: TableViewController<Tag, TagCell> {}
