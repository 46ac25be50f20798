import ApplicationKit

extension NoteCell: ViewLayout {
  /// How the outlets are arranged is yours.
  var layout: Layout { .row(titleLabel) }
}
