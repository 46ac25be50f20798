import ApplicationKit

extension TaskView: ViewLayout {
  /// How the outlets are arranged is yours.
  var layout: Layout {
    .column(titleLabel, summaryLabel, heaviestLabel, noteField, wordField, closeButton)
  }
}
