/// Views in a layout that needs no class of its own.
final class LayoutView: View, ViewLayout {
  private(set) var layout = Layout.empty

  convenience init(_ layout: Layout) {
    self.init()
    self.layout = layout
  }
}
