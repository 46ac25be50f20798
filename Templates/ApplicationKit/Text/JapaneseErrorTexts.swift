import ModelKit

extension JapaneseTexts {
  /// What errors say, by the English words.
  static let errorWords: [String: String] = [
    "line %1, column %2": "%1行目%2桁目",
    "the value": "値",
    "expected %1, found %2": "%1が必要ですが、%2です",
    "a Boolean": "真偽値",
    "a number": "数値",
    "a string": "文字列",
    "an array": "配列",
    "an object": "オブジェクト",
    "true or false": "trueまたはfalse",
    "a whole number": "整数",
    "a date such as 2026-01-01T12:00:00Z": "2026-01-01T12:00:00Zのような日付",
    "a URL": "URL",
    "a UUID": "UUID",
    "data in Base64": "Base64のデータ",
    "one of %1": "%1のどれか",
    "the @id of an object": "オブジェクトの@id",
    "expected an object": "オブジェクトが必要です",
    "is missing; this version writes 1": "ありません(このバージョンでは1)",
    "is newer than this application, which reads 1": "このアプリケーションより新しい形式です(読めるのは1)",
    "expected 1": "1にしてください",
    "expected a positive whole number": "正の整数が必要です",
    "is abstract and has no objects of its own": "抽象モデルなので、オブジェクトを持てません",
    "'%1' is listed twice": "「%1」が二度あります",
    "no %1 has the @id '%2'": "@idが「%2」の%1はありません",
    "%1 has no property '%2'%3": "%1に「%2」というプロパティはありません%3",
    "; did you mean '%1'?": "。「%1」ではありませんか?",
    "the store has no %1%2": "このストアに%1はありません%2",
    "is transient and is not part of an archive": "保存されない属性なので、アーカイブには書けません",
    "is required": "必須です",
    "is new and required": "新しい必須の値です",
    "another object has the same, which must be unique": "同じ値がほかにもあります(一意でなければなりません)",
    "has objects, and there is no such model any more": "オブジェクトがありますが、このモデルはもうありません",
    "its objects were kept as %1, and are now kept as %2": "オブジェクトの保存先が%1から%2に変わりました",
    "there is no such property any more": "このプロパティはもうありません",
    "is new and required, and nothing says what its objects have there":
      "新しい必須の値ですが、既存のオブジェクトの値が決まりません",
    "led to many objects, and leads to one now": "複数のオブジェクトへの関連でしたが、今は一つだけです",
    "led to one object, and leads to many now": "一つのオブジェクトへの関連でしたが、今は複数です",
    "was ordered, and is not any more": "順序がありましたが、今はありません",
    "the link to %1 has no place beside another": "ほかの関連があるため、%1との関連を残せません",
    "%1.%2: the link to %3 has no place beside another": "%1.%2: ほかの関連があるため、%3との関連を残せません",
    "no %1 is exactly%2": "ちょうど%2になる%1はありません",
    "what stands behind %1": "%1より後",
    "what is damaged at %1": "%1で壊れている部分",
    "%1: %2; the record stays in the file and is not shown": "%1: %2。このレコードはファイルに残し、表示しません",
    "%1: %2; this record and %3 more stay in the file and are not shown":
      "%1: %2。これとほか%3件のレコードはファイルに残し、表示しません",
    "is there already, as %1": "すでに%1としてあります",
    "expected an object of %1": "%1のオブジェクトが必要です",
    "expected an object, found none": "オブジェクトが必要ですが、一つもありません",
    "expected the end": "ここで終わるはずです",
    "nested too deeply": "入れ子が深すぎます",
    "expected a name in quotes": "引用符で囲んだ名前が必要です",
    "the name \"%1\" is listed twice": "名前「%1」が二度あります",
    "expected ':'": "「:」が必要です",
    "expected ',' or '%1'": "「,」または「%1」が必要です",
    "expected a value": "値が必要です",
    "expected a number": "数値が必要です",
    "expected a digit": "数字が必要です",
    "expected a string in quotes": "引用符で囲んだ文字列が必要です",
    "this string has what is not a character of UTF-8": "UTF-8の文字でないものがあります",
    "%1 is damaged: %2; restore it from a backup, or move it away to start afresh":
      "%1が壊れています: %2。バックアップから戻すか、別の場所に移してやり直してください",
    """
    %1 does not fit this application: %2; open it with the version of the application that made \
    it, or move it away to start afresh
    """:
      "%1はこのアプリケーションに合いません: %2。作成したバージョンで開くか、別の場所に移してやり直してください",
    "nothing of it can be read: %1; restore it from a backup, or move it away to start afresh":
      "何も読み出せません: %1。バックアップから戻すか、別の場所に移してやり直してください",
    "another object has this value: %1": "同じ値がすでに使われています: %1",
    "%1 was deleted by another application": "%1はほかのアプリケーションで削除されました",
    "%1 of %2 was changed by another application: %3 there, %4 here":
      "%2の%1はほかのアプリケーションで変更されました(保存済み: %3、こちら: %4)",
    "%1 of %2 needs at least %3; with what another application has changed, it has %4":
      "%2の%1は%3件以上必要ですが、ほかのアプリケーションの変更と合わせると%4件になります",
    "%1 of %2 takes at most %3; with what another application has changed, it has %4":
      "%2の%1は%3件までですが、ほかのアプリケーションの変更と合わせると%4件になります",
    "%1; and %2 more": "%1、ほか%2件",
    "%1; %2": "%1。%2",
    "%1 is yours to write": "%1はまだ書かれていません",
    "cannot be read": "読めません",
    "is closed": "閉じられています",
    "cannot be written": "書き込めません",
    "cannot be replaced": "置き換えられません",
    "cannot be locked: %1": "ロックできません: %1",
    "is in use by %1; end it, or use another folder of data": "%1が使用中です。終了するか、別のデータフォルダーを使ってください",
    "another application": "ほかのアプリケーション",
    "was changed meanwhile; look at what it has now, and save again":
      "その間に変更されました。今の内容を確かめて、もう一度保存してください",
    "cannot be made a folder": "フォルダーを作れません",
    """
    the store was kept here before, and is kept in %1 now; open it with the version of the \
    application that made it, or move it away to start afresh
    """:
      "以前の保存先です(今は%1)。作成したバージョンで開くか、別の場所に移してやり直してください",
    """
    a store was kept here that the application does not know by this name, and %1 has nothing yet; \
    rename it to %2.%3 if it is the same store, or move it away to start afresh
    """:
      "この名前のストアはアプリケーションになく、%1にはまだ何もありません。同じストアなら%2.%3に名前を変え、そうでなければ別の場所に移してください",
    "%1 cannot be read": "%1を読めません",
    "%1: rows that cannot be read: %2": "%1: 読めない行 %2件",
    "not all of it can be read": "一部を読めません",
    "was changed by another application meanwhile": "その間にほかのアプリケーションで変更されました",
    """
    was removed, and nothing can be saved any more; what is not saved is still on the screen: note it, \
    and start again
    """:
      "削除されたため、もう保存できません。保存していない内容は画面に残っています。書き留めてから、起動し直してください",
    """
    was replaced by another file, and nothing can be saved any more; what is not saved is still on the \
    screen: note it, and start again
    """:
      "別のファイルに置き換えられたため、もう保存できません。保存していない内容は画面に残っています。書き留めてから、起動し直してください",
    """
    belongs to another version of the application by now, and nothing can be saved any more; what is \
    not saved is still on the screen: note it, and start again
    """:
      "アプリケーションの別のバージョンのものになったため、もう保存できません。保存していない内容は画面に残っています。書き留めてから、起動し直してください",
    "is in use by another application": "ほかのアプリケーションが使用中です",
    "is read-only": "書き込みが禁止されています",
    "is not a database; restore it from a backup, or move it away to start afresh":
      "データベースではありません。バックアップから戻すか、別の場所に移してやり直してください",
    "cannot be written: the disk is full; free some of it, and try again":
      "ディスクがいっぱいで書き込めません。空きを作ってから、やり直してください",
    "cannot be opened; see that it is a file, and that you may read and write it":
      "開けません。ファイルであり、読み書きできることを確かめてください",
    "cannot be opened: %1": "開けません: %1",
    "cannot be used: %1": "使えません: %1",
    "table \"%1\" has no keys left": "表「%1」のキーを使い切りました",
    "it was cut off and is empty": "途中で切れて空になっています",
    "nothing is left in it": "何も残っていません",
    "several objects in table %1 have one %2, which must be unique":
      "表%1に同じ%2のものが複数あります(一意でなければなりません)",
    "table %1 has %2 but belongs to no model here": "表%1(%2)に対応するモデルがありません",
    "another application made it": "別のアプリケーションが作ったものです",
    "a newer version of the application made it": "新しいバージョンのアプリケーションが作ったものです",
    "table %1 has a different structure": "表%1の構造が違います",
    "column \"%1\" of table %2 holds %3, and its type is now %4": "表%2の列「%1」は%3ですが、今の型は%4です",
    "holds %1, and its type is now %2": "%1ですが、今の型は%2です",
    "table %1 has no column \"%2\", and nothing says what its rows have there":
      "表%1に列「%2」がなく、既存の行の値が決まりません",
    "table %1 has a column \"%2\" that %3 does not have": "表%1の列「%2」は%3にありません",
    "%1: \"%2\" is required and has no value": "%1: 「%2」は必須ですが、値がありません",
    "%1: no model is called '%2'": "%1: 「%2」というモデルはありません",
    "%1: '%2' in \"%3\" is no case of %4": "%1: 「%3」の「%2」は%4のケースではありません",
    "%1: '%2' in \"%3\" is not a valid %4": "%1: 「%3」の「%2」は正しい%4ではありません",
    "is there already; use it, or move it away": "すでにあります。それを使うか、別の場所に移してください",
    "cannot be copied to be read": "読むための複製を作れません",
    "cannot be made": "作れません",
    "standard output: %1": "標準出力: %1",

    // What the system says.
    "No space left on device": "空き容量がありません",
    "Disk quota exceeded": "割り当てられた容量を使い切りました",
    "Permission denied": "アクセス権がありません",
    "Operation not permitted": "許可されていません",
    "No such file or directory": "ファイルやフォルダーがありません",
    "File exists": "同じ名前のものがすでにあります",
    "Not a directory": "フォルダーではありません",
    "Is a directory": "フォルダーです",
    "Read-only file system": "ディスクへの書き込みが禁止されています",
    "Input/output error": "ディスクや機器の読み書きに失敗しました",
    "Broken pipe": "出力先が閉じられました",
    "no server has this name": "この名前のサーバーが見つかりません",
    "no server answers there": "サーバーが応答しません",
    "the connection was lost": "接続が切れました",
    "there is no connection to a network": "ネットワークに接続していません",
    "the connection takes too long": "接続に時間がかかりすぎています",
    "no secure connection can be made": "安全な接続ができません",
  ]

  func sentence(
    for denial: DeniedDeletion, about name: String, _ other: String
  ) -> String {
    let reason =
      switch denial.reason {
      case .related: "\(other)がまだあります"
      case .required: "\(other)に必要です"
      case .unread: "読めない\(other)が参照しています"
      }
    return "\(name)は削除できません。\(reason)"
  }
}
