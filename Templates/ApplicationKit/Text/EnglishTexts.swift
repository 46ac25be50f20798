import ModelKit

/// What the kit says in English.
struct EnglishTexts: InterfaceTexts {
  let allRows = "all rows"
  let back = "back"
  let cancel = "cancel"
  let choose = "choose"
  let discard = "discard"
  let done = "done"
  let edit = "edit"
  let keys = "keys"
  let move = "move"
  let next = "next"
  let quit = "quit"
  let save = "save"
  func stop(_ operation: String) -> String { "stop " + operation }
  func undo(_ step: String) -> String { "undo " + step }
  func redo(_ step: String) -> String { "redo " + step }

  let keysTitle = "Keys"
  let settingsTitle = "Settings"
  let changeSettings = "change the settings"
  let beginLine = "start a new line (alt+return)"
  let chooseRow = "select or deselect the row"
  let deleteAllAfter = "delete all after"
  let deleteAllBefore = "delete all before"
  let deleteWordAfter = "delete the word after"
  let deleteWordBefore = "delete the word before (alt+delete, ctrl+w)"
  let drawAgain = "redraw the screen"
  let filterRows = "show only the rows that contain a text"
  let moveByCell = "move by one cell"
  let moveByLine = "move by one line"
  let moveByRow = "move by one row"
  let moveByScreenful = "move by one screen"
  let moveByWord = "move by one word (alt or ctrl with an arrow, alt+b, alt+f)"
  let moveToEnd = "move to either end"
  let nextControl = "next button or field"
  let previousControl = "previous button or field"
  let openOrClose = "open or close the row"
  let orderByNextColumn = "order by the next column"
  let scrollByLine = "scroll by one line"
  let scrollByScreenful = "scroll by one screen"
  let scrollToEnd = "scroll to either end"
  let showKeys = "show all keys"
  let stopProcess = "suspend (fg in the shell resumes)"
  let turnOrderAround = "reverse the order"

  func question(before action: String) -> String {
    action.prefix(1).uppercased() + action.dropFirst() + "?"
  }
  func deletionQuestion(_ name: String, with count: Int) -> String {
    let others = count == 1 ? "1 object that belongs" : "\(count) objects that belong"
    return count == 0 ? "Delete \(name)?" : "Delete \(name) and \(others) to it?"
  }
  let discardQuestion = "Discard your changes?"
  let filterQuestion = "Show rows containing"
  let quitAndDiscardQuestion = "Quit and lose your changes?"
  func quitAndStopQuestion(_ operation: String) -> String { "Quit and stop '\(operation)'?" }

  let emptyTable = "Nothing here yet."
  func filteredRows(with text: String) -> String { "rows with '\(text)'" }
  func filteredRows(withStored text: String) -> String { "rows with '\(text)' in stored text" }
  func noRows(with text: String) -> String { "Nothing matches '\(text)'." }
  let unreadableRow = "(cannot be read)"
  let unreadableSelection = "this row cannot be read, so nothing can be done with it"
  let severalValues = "several values"
  func impossible(_ action: String) -> String { action + " is not possible now" }
  func column(_ number: Int) -> String { "column \(number)" }
  let listOrder = "in the order of the list"
  let reversedOrder = "in reverse order"
  func order(by column: String, isDescending: Bool) -> String {
    "ordered by \(column)" + (isDescending ? ", descending" : "")
  }
  let tooManyRows = "this is not stored, and there are too many rows to compute it"
  let storedTextsOnly = "only stored text is searched, because there are too many rows"
  func finished(_ operation: String, output: String) -> String {
    operation + " finished" + (output.isEmpty ? "" : ": " + output)
  }
  func cancelled(_ operation: String) -> String { operation + " cancelled" }
  func waiting(_ operation: String) -> String { operation + " waits" }
  let escapeStops = "escape stops it"
  func nothingClosed(after failure: String) -> String { failure + " — nothing was closed" }
  let endedBeforeSaved = "ended before everything was saved"
  func recoveryAdvice(after damage: String) -> String {
    damage + "; --recover writes what can be read into a new one"
  }

  func addition(of name: String) -> String { "add " + name }
  func deletion(of name: String) -> String { "delete " + name }
  func edit(of name: String) -> String { "edit " + name }
  func undone(_ step: String) -> String { "undone: " + step }
  func redone(_ step: String) -> String { "redone: " + step }
  let nothingToUndo = "there is nothing to undo"
  let nothingToRedo = "there is nothing to redo"
  let addedIsGone = "what was added is gone already"
  let editedIsGone = "what was edited is gone"
  let chosenIsGone = "what was chosen is gone; choose again"
  let editedAgain = "what was edited was changed again meanwhile, and stays"
  func changedMeanwhile(to value: String) -> String {
    "was changed to '\(value)' meanwhile; save again to replace it"
  }

  func bytes(_ count: Int) -> String { count.counted("byte") }
  func chosen(_ count: Int) -> String { "\(count) chosen" }
  func objects(_ count: Int, of model: String?) -> String {
    model.map { "\(count) × \($0)" } ?? count.counted("object")
  }

  func additionTitle(_ model: String) -> String { "Add " + model }
  func editTitle(_ model: String) -> String { "Edit " + model }
  let no = "no"
  let none = "none"
  let yes = "yes"
  let nothingToChoose = "there is nothing to choose yet; add one first"
  func expectation(of type: AttributeType) -> String {
    switch type {
    case .bool: "yes or no"
    case .integer: "a whole number"
    case .double, .decimal: "a number"
    case .string: "text"
    case .date: "a date such as 2026-01-31 or 2026-01-31 18:05"
    case .url: "an address such as https://example.org"
    case .uuid: "a UUID"
    case .data: "data in Base64"
    case .enumeration(_, let cases): "one of " + cases.joined(separator: ", ")
    }
  }
  func optional(_ expectation: String) -> String { expectation + ", or nothing" }
  func missing(_ expectation: String) -> String { "needs " + expectation }
  func unfit(_ expectation: String) -> String { "not " + expectation }
  func sentence(for reason: BreachReason, about name: String) -> String {
    reason.sentence(about: name)
  }
  func sentence(
    for denial: DeniedDeletion, about name: String, _ other: String
  ) -> String { denial.sentence(about: name, other) }

  func sentence(for error: DownloadError) -> String { error.description }
  func words(for english: String) -> String? { nil }

  func unfitSetting(_ name: String, _ text: String, _ problem: String) -> String {
    "setting '\(name)': '\(text)' is \(problem)"
  }
  func unknownSetting(_ name: String, known: [String]) -> String {
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    return "no setting is called '\(name)'; "
      + (known.isEmpty ? "this application has none" : "there is \(names)")
  }
  let unreadableSettings = "cannot be read"
  let malformedSettings =
    "is not a JSON object of strings, numbers and Booleans; correct it, or move it away to "
    + "start with the usual settings"
  let unwritableSettings = "cannot be written"
  let noDataFolder =
    "you have no home folder for the data; set HOME, or name a folder with --data"
  func unusableFolder(_ path: String) -> String {
    "the data folder \(path) cannot be created or written to"
  }

  let chosenRow = "chosen"
  let button = "button"
  let choice = "choice"
  let emptyField = "empty"
  let problem = "problem"
  func place(level: Int, isOpen: Bool?) -> String {
    let state = isOpen.map { [$0 ? "open" : "closed"] } ?? []
    return ((level > 1 ? ["level \(level)"] : []) + state).joined(separator: ", ")
  }
}
