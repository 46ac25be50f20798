import ApplicationKit

extension TaskCell: ViewLayout {
  /// How the outlets are arranged is yours.
  var layout: Layout { .row(titleLabel, priorityLabel, projectLabel, countLabel) }
}
