import ModelKit

/// What the kit says in Japanese.
struct JapaneseTexts: InterfaceTexts {
  let allRows = "全行を表示"
  let back = "戻る"
  let cancel = "やめる"
  let choose = "選ぶ"
  let discard = "破棄"
  let done = "完了"
  let edit = "編集"
  let keys = "キー一覧"
  let move = "移動"
  let next = "次へ"
  let quit = "終了"
  let save = "保存"
  func stop(_ operation: String) -> String { "\(operation)を中止" }
  func undo(_ step: String) -> String { "取り消す: \(step)" }
  func redo(_ step: String) -> String { "やり直す: \(step)" }

  let keysTitle = "キー一覧"
  let settingsTitle = "設定"
  let changeSettings = "設定を変更"
  let beginLine = "改行する(alt+return)"
  let chooseRow = "行を選ぶ、または選択を外す"
  let deleteAllAfter = "後ろをすべて削除"
  let deleteAllBefore = "前をすべて削除"
  let deleteWordAfter = "後ろの単語を削除"
  let deleteWordBefore = "前の単語を削除(alt+delete、ctrl+w)"
  let drawAgain = "画面を描き直す"
  let filterRows = "入力した文字を含む行だけを表示"
  let moveByCell = "セル単位で移動"
  let moveByLine = "一行ずつ移動"
  let moveByRow = "一行ずつ移動"
  let moveByScreenful = "一画面ずつ移動"
  let moveByWord = "単語単位で移動(altまたはcontrolと矢印、alt+b、alt+f)"
  let moveToEnd = "先頭または末尾へ移動"
  let nextControl = "次のボタンまたは入力欄"
  let previousControl = "前のボタンまたは入力欄"
  let openOrClose = "行を開く・閉じる"
  let orderByNextColumn = "次の列で並べ替え"
  let scrollByLine = "一行ずつスクロール"
  let scrollByScreenful = "一画面ずつスクロール"
  let scrollToEnd = "先頭または末尾へスクロール"
  let showKeys = "すべてのキーを表示"
  let stopProcess = "シェルに戻る(再開まで停止)"
  let turnOrderAround = "並び順を逆にする"

  func question(before action: String) -> String { "「\(action)」を実行しますか?" }
  func deletionQuestion(_ name: String, with count: Int) -> String {
    count == 0 ? "\(name)を削除しますか?" : "\(name)と、それに属する\(count)件を削除しますか?"
  }
  let discardQuestion = "入力した内容を破棄しますか?"
  let filterQuestion = "表示する行に含まれる文字"
  let quitAndDiscardQuestion = "入力した内容を破棄して終了しますか?"
  func quitAndStopQuestion(_ operation: String) -> String {
    "「\(operation)」を中止して終了しますか?"
  }

  let emptyTable = "まだ何もありません。"
  func filteredRows(with text: String) -> String { "「\(text)」を含む行" }
  func filteredRows(withStored text: String) -> String { "保存されている文字に「\(text)」を含む行" }
  func noRows(with text: String) -> String { "「\(text)」を含む行はありません。" }
  let unreadableRow = "(読めません)"
  let unreadableSelection = "この行は読めないため、何もできません"
  let severalValues = "複数の値"
  func impossible(_ action: String) -> String { "「\(action)」は今は実行できません" }
  func column(_ number: Int) -> String { "\(number)列目" }
  let listOrder = "一覧の順"
  let reversedOrder = "一覧の逆順"
  func order(by column: String, isDescending: Bool) -> String {
    "\(column)の\(isDescending ? "降順" : "昇順")"
  }
  let tooManyRows = "保存されていない値であり、行が多すぎて計算できません"
  let storedTextsOnly = "行が多いため、保存されている文字だけを検索します"
  func finished(_ operation: String, output: String) -> String {
    "\(operation)が完了しました" + (output.isEmpty ? "" : ": " + output)
  }
  func cancelled(_ operation: String) -> String { "\(operation)を中止しました" }
  func waiting(_ operation: String) -> String { "\(operation)は待機中" }
  let escapeStops = "escapeで中止"
  func nothingClosed(after failure: String) -> String { "\(failure)。終了を取りやめました" }
  let endedBeforeSaved = "すべてを保存する前に終了しました"
  func recoveryAdvice(after damage: String) -> String {
    "\(damage)。--recoverで、読める内容を新しいファイルに書き出せます"
  }

  func addition(of name: String) -> String { "\(name)の追加" }
  func deletion(of name: String) -> String { "\(name)の削除" }
  func edit(of name: String) -> String { "\(name)の編集" }
  func undone(_ step: String) -> String { "取り消しました: \(step)" }
  func redone(_ step: String) -> String { "やり直しました: \(step)" }
  let nothingToUndo = "取り消す操作がありません"
  let nothingToRedo = "やり直す操作がありません"
  let addedIsGone = "追加したものはもうありません"
  let editedIsGone = "編集したものはもうありません"
  let chosenIsGone = "選んだものはもうありません。選び直してください"
  let editedAgain = "編集した内容はその後変更されたため、そのまま残ります"
  func changedMeanwhile(to value: String) -> String {
    "今は「\(value)」になっています。もう一度保存すると置き換えます"
  }

  func bytes(_ count: Int) -> String { "\(count)バイト" }
  func chosen(_ count: Int) -> String { "\(count)件選択" }
  func objects(_ count: Int, of model: String?) -> String { (model ?? "") + "\(count)件" }

  func additionTitle(_ model: String) -> String { "\(model)の追加" }
  func editTitle(_ model: String) -> String { "\(model)の編集" }
  let no = "いいえ"
  let none = "なし"
  let yes = "はい"
  let nothingToChoose = "選べるものがありません。先に追加してください"
  func expectation(of type: AttributeType) -> String {
    switch type {
    case .bool: "「はい」または「いいえ」"
    case .integer: "整数"
    case .double, .decimal: "数値"
    case .string: "文字"
    case .date: "日付(2026-01-31、2026-01-31 18:05など)"
    case .url: "アドレス(https://example.orgなど)"
    case .uuid: "UUID"
    case .data: "base 64のデータ"
    case .enumeration(_, let cases): cases.joined(separator: "、") + "のどれか"
    }
  }
  func optional(_ expectation: String) -> String { "\(expectation)、または空欄" }
  func missing(_ expectation: String) -> String { "\(expectation)を入力してください" }
  func unfit(_ expectation: String) -> String { "\(expectation)ではありません" }
  func sentence(for reason: BreachReason, about name: String) -> String {
    switch reason {
    case .missing: "\(name)は必須です"
    case .notFinite(let isDate): "\(name)は\(isDate ? "日付" : "数値")ではありません"
    case .belowMinimum(let minimum): "\(name)は\(minimum)以上にしてください"
    case .aboveMaximum(let maximum): "\(name)は\(maximum)以下にしてください"
    case .tooShort(let minimum, let unit):
      "\(name)は\(minimum)\(counter(of: unit))以上にしてください"
    case .tooLong(let maximum, let count, let unit):
      "\(name)は\(maximum)\(counter(of: unit))以下にしてください(今は\(count))"
    case .noneOf(let cases): "\(name)は\(cases.joined(separator: "、"))のどれかにしてください"
    case .mismatch(let pattern): "\(name)は\(pattern)の形ではありません"
    case .taken(let value): "\(name)の\(value)はすでに使われています"
    case .tooFewObjects(let minimum, let count):
      "\(name)は\(minimum)件以上必要です(今は\(count)件)"
    case .tooManyObjects(let maximum, let count):
      "\(name)は\(maximum)件以下にしてください(今は\(count)件)"
    }
  }
  private func counter(of unit: BreachReason.LengthUnit) -> String {
    unit == .byte ? "バイト" : "文字"
  }

  func sentence(for error: DownloadError) -> String {
    switch error {
    case .unusableURL(let url): "\(url.absoluteString)はhttpまたはhttpsのアドレスではありません"
    case .refused(let url, let status): "\(url.absoluteString)がステータス\(status)を返しました"
    case .tooLarge(let url, let limit): "\(url.absoluteString)の応答が\(bytes(limit))を超えています"
    case .closed(let url): "\(url.absoluteString)には接続しません: テストではテスト自身のサーバーにしか接続できません"
    case .unreachable(let url, let reason): "\(url.absoluteString)に接続できません: \(reason.text(words))"
    case .timedOut(let url, let time):
      "\(url.absoluteString)の応答が\(time / .seconds(1))秒以内に終わりませんでした"
    case .silent(let url, let time):
      "\(url.absoluteString)から\(time / .seconds(1))秒間何も届きませんでした"
    case .undecodable(let url, let reason):
      "\(url.absoluteString)の応答を読み取れません: \(reason.text(words))"
    }
  }
  func words(for english: String) -> String? { Self.errorWords[english] }

  func unfitSetting(_ name: String, _ text: String, _ problem: String) -> String {
    "設定「\(name)」の「\(text)」は\(problem)"
  }
  func unknownSetting(_ name: String, known: [String]) -> String {
    let names = known.map { "「\($0)」" }.joined(separator: "、")
    return "「\(name)」という設定はありません。"
      + (known.isEmpty ? "このアプリケーションには設定がありません" : "使えるのは\(names)です")
  }
  let unreadableSettings = "を読めません"
  let malformedSettings =
    "は文字列、数値、true、falseだけを持つJSONオブジェクトではありません。"
    + "直すか、別の場所に移して、元の設定で始めてください"
  let unwritableSettings = "に書き込めません"
  let noDataFolder =
    "データを置くホームフォルダーがありません。HOMEを設定するか、--dataでフォルダーを指定してください"
  func unusableFolder(_ path: String) -> String {
    "データのフォルダー\(path)を作れないか、書き込めません"
  }

  let chosenRow = "選択中"
  let button = "ボタン"
  let choice = "選択肢"
  let emptyField = "空欄"
  let problem = "問題"
  func place(level: Int, isOpen: Bool?) -> String {
    (level > 1 ? "第\(level)階層" : "") + (isOpen.map { $0 ? "(開)" : "(閉)" } ?? "")
  }
}
