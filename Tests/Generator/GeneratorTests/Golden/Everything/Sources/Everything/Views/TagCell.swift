import ApplicationKit

extension TagCell: ViewLayout {
  /// How the outlets are arranged is yours.
  var layout: Layout { .row(nameLabel) }
}
