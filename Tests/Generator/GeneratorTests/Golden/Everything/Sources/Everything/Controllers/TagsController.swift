import ApplicationKit
import ModelKit

/// Your half of TagsController: its own state, and what it does when it appears.
final class TagsController: TableViewController<Tag, TagCell> {}
