import ApplicationKit
import Testing

@MainActor @Suite struct OutletTests {
  @Test func `A view owns what its outlets refer to weakly`() {
    let view = NoteView()
    #expect(view.titleLabel.superview == nil)
    view.loadIfNeeded()
    #expect(view.titleLabel.superview === view)
    weak let label = view.titleLabel
    view.titleLabel.removeFromSuperview()
    #expect(label == nil)
    #expect(view.$titleLabel == nil)
    #expect(view.$closeButton != nil)
  }

  @Test func `A part without a place stays connected`() {
    let view = NoteView()
    view.closeButton.isHidden = true
    view.loadIfNeeded()
    view.layoutSubviews()
    #expect(view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(view.titleLabel)])
    view.showsTitle = false
    view.closeButton.isHidden = false
    view.layoutSubviews()
    #expect(view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(view.closeButton)])
    #expect(view.titleLabel.superview === view)
    view.closeButton.removeFromSuperview()
    #expect(view.subviews.isEmpty)
  }

  @Test func `Inherited outlets are connected`() {
    let view = SignedNoteView()
    view.loadIfNeeded()
    #expect(view.titleLabel.superview === view)
    #expect(view.signatureLabel.superview === view)
  }

  @Test func `A view with an outlet that no layout names does not load`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ForgetfulView().loadIfNeeded() }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let message = "signatureLabel of ForgetfulView is not connected: name it in the layout"
    #expect(text.contains(message))
  }
}

private class NoteView: View, ViewLayout {
  @Outlet var titleLabel = Label("Title")
  @Outlet var closeButton = Button("Close")
  var showsTitle = true

  var layout: Layout {
    showsTitle ? .column(titleLabel, .row(closeButton)) : .column(closeButton)
  }
}

private final class SignedNoteView: NoteView {
  @Outlet var signatureLabel = Label("Ada")

  override var layout: Layout { .column(titleLabel, closeButton, signatureLabel) }
}

private final class ForgetfulView: NoteView {
  @Outlet var signatureLabel = Label("Ada")
}
