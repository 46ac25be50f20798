import Diagnostics
import SourceModel
import Testing

@testable import Rules

/// How a proposed signature calls the arguments behind the sender, and where none is proposed.
@Suite struct DelegateArgumentTests {
  /// The messages about methods of a delegate protocol that a class keeps.
  private func messages(_ methods: String) -> [String] {
    let text = """
      protocol GridDelegate: AnyObject {
      \(methods)
      }
      final class Grid: UIView { weak var delegate: GridDelegate? }
      """
    let project = Project([SourceFile(path: "Sources/App/Screen.swift", text: text)])
    let rules: [any Rule<Project>] = [DelegateSender(), DelegateTense(), DelegateReturn()]
    return rules.flatMap { $0.findings(in: project) }.map(\.message)
  }

  @Test(arguments: [
    (
      "func received(title: String)\nfunc received(color: String)",
      [
        "write 'grid(_ grid: Grid, didReceiveTitle title: String)'",
        "write 'grid(_ grid: Grid, didReceiveColor color: String)'",
      ]
    ),
    (
      "func gridDidChoose(context: Any?)",
      ["write 'gridDidChoose(_ grid: Grid, context: Any?)'"]
    ),
    (
      "func gridDidResize(height: Double, animated: Bool)",
      ["write 'gridDidResize(_ grid: Grid, height: Double, animated: Bool)'"]
    ),
    (
      "func gridDidOpenPhoto(_ isPrivate: Bool)",
      ["write 'gridDidOpenPhoto(_ grid: Grid, isPrivate: Bool)'"]
    ),
    (
      "func gridDidFinish(result: Result)",
      ["write 'grid(_ grid: Grid, didFinishWith result: Result)'"]
    ),
    (
      "func gridDidFinish(photo: Photo)", ["write 'gridDidFinish(_ grid: Grid, photo: Photo)'"]
    ),
    (
      "func gridDidScale(scaleX: Double, scaleY: Double)",
      ["write 'gridDidScale(_ grid: Grid, scaleX: Double, scaleY: Double)'"]
    ),
    (
      "func gridStopClicked(grid: Grid, playsSound: Bool)",
      ["write 'gridStopClicked(_ grid: Grid, playsSound: Bool)'"]
    ),
    (
      "func gridDidTapEdit(_ sender: UIButton)",
      ["write 'gridDidTapEdit(_ grid: Grid, sender: UIButton)'"]
    ),
    (
      "func doneButtonDidPress(_ grid: Grid, photos: [Photo])",
      ["write 'gridDoneButtonDidPress(_ grid: Grid, photos: [Photo])'"]
    ),
    (
      "func gridDidReplacePlan(old: Plan, new: Plan)",
      ["write 'gridDidReplacePlan(_ grid: Grid, old: Plan, new: Plan)'"]
    ),
    (
      "func gridDidDeletePhoto(index: Int)",
      ["write 'grid(_ grid: Grid, didDeletePhotoAt index: Int)'"]
    ),
    (
      "func gridDidReplacePlan(_ oldPlan: Plan, _ plan: Plan)",
      ["write 'gridDidReplacePlan(_ grid: Grid, _ oldPlan: Plan, _ plan: Plan)'"]
    ),
    (
      "func gridDidChange(added: [Photo], removed: [Photo])",
      ["write 'gridDidChange(_ grid: Grid, added: [Photo], removed: [Photo])'"]
    ),
    (
      "func gridWillOpenAll(section: Int)",
      ["write 'gridWillOpenAll(_ grid: Grid, section: Int)'"]
    ),
    (
      "func shareButtonPressed(for grid: Grid, sender: NSObject)",
      ["write 'gridDidPressShareButton(_ grid: Grid, sender: NSObject)'"]
    ),
    (
      "func gridDidTapEditButton(hasEditButton: Bool)",
      ["write 'gridDidTapEditButton(_ grid: Grid, hasEditButton: Bool)'"]
    ),
    (
      "func gridImportCompleted(photo: Photo)",
      ["write 'grid(_ grid: Grid, importDidCompleteWith photo: Photo)'"]
    ),
    (
      "func gridSliderChanged(progress: Double)",
      ["write 'gridSliderDidChange(_ grid: Grid, progress: Double)'"]
    ),
    (
      "func onGridUpdated(_ result: Int?)",
      ["write 'grid(_ grid: Grid, didUpdateWith result: Int?)'"]
    ),
    (
      "func urlTapped(url: URL)", ["write 'grid(_ grid: Grid, didTapURL url: URL)'"]
    ),
    (
      "func gridDidFailLoading(error: any Error)\nfunc gridDidLosePhoto(error: any Error)",
      [
        "write 'grid(_ grid: Grid, didFailLoadingWith error: any Error)'",
        "write 'grid(_ grid: Grid, didLosePhotoWith error: any Error)'",
      ]
    ),
  ])
  func `A label is left out only where the event says it`(methods: String, better: [String]) {
    let found = messages(methods)
    #expect(found == better)
  }

  @Test func `An identifier is not what the event is about`() {
    let found = messages("func onLoadObject(_ photoIdentifier: Int)")
    #expect(found == ["write 'grid(_ grid: Grid, didLoadObjectFor photoIdentifier: Int)'"])
  }

  @Test(arguments: [
    ("func onReflowCompletion()", "write 'gridReflowDidComplete(_ grid: Grid)'"),
    ("func timePeriodPassed()", "write 'gridTimePeriodDidPass(_ grid: Grid)'"),
    ("func onReflowInitiation()", "write 'gridDidInitiateReflow(_ grid: Grid)'"),
    (
      "func onInputedAmount(_ amount: String)",
      "write 'grid(_ grid: Grid, didInputAmount amount: String)'"
    ),
    ("func editButtonPress(grid: Grid)", "write 'gridDidPressEditButton(_ grid: Grid)'"),
    ("func GridDidOpen()", "write 'gridDidOpen(_ grid: Grid)'"),
  ])
  func `An event is told by its verb, which may stand in a noun`(method: String, better: String) {
    let found = messages(method)
    #expect(found == [better])
  }

  @Test(arguments: [
    "func refreshModel(_ grid: Grid, leftModel: Model, rightModel: Model)",
    "func more(_ grid: Grid)", "func controllerDidOpen()", "func gridFeaturedChosen(_ grid: Grid)",
    "func importButtonAction(_ grid: Grid)", "func userDidClosePhotoGrid(photoGrid: Grid)",
    "func didPhotoSelected(_ grid: Grid)", "func emailAlreadyUsed()",
    "func onSelection(_ photo: Photo)", "func onMainResult(_ result: Result)",
    "func onPinResponse(_ pin: String)", "func onMessage(_ text: String)",
    "func onAlertOkay()", "func onEnableMusicAction(_ action: Action)", "func logged()",
    "func purchasedOrRestoredProduct()", "func alwaysSelected(at index: Int)",
    "func userChooseCompleted(photo: Photo)", "func onSendFailure(_ error: any Error)",
    "func syncTitleSucceeded(title: Title)", "func reportedUploadProgress(_ progress: Float)",
    "func didScroll(_ offset: CGFloat)", "func didUpdateIsBold(_ grid: Grid)",
    "func soundFinished(_ sender: Any)",
    "func gridShouldHide(_ grid: Grid, hide: Bool)", "func titleShouldHide()",
  ])
  func `Nothing is proposed that is no sentence or loses what labels say`(method: String) {
    let found = messages(method)
    #expect(found == [])
  }
}
