import Foundation
import Testing

@testable import ApplicationKit
@testable import ModelKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What errors of archives and stores say to a person.
@MainActor @Suite struct ErrorTextTests {
  private func text(_ error: any Error) -> (english: String, japanese: String) {
    (
      ErrorText.text(of: error, in: EnglishTexts()), ErrorText.text(of: error, in: JapaneseTexts())
    )
  }

  @Test(arguments: [
    ("[", "line 1, column 2: expected a value", "1行目2桁目: 値が必要です"),
    (
      #"{"format": 1, "Writer": [{"name": 5}]}"#,
      "Writer[0].name: expected a string, found a number '5'",
      "Writer[0].name: 文字列が必要ですが、数値です '5'"
    ),
    (
      #"{"format": 1, "Writer": [{"nam%2": "a"}]}"#,
      "Writer[0].nam%2: Writer has no property 'nam%2'; did you mean 'name'?",
      "Writer[0].nam%2: Writerに「nam%2」というプロパティはありません。「name」ではありませんか?"
    ),
    (
      #"{"format": 1, "Book": [{"genre": "war"}]}"#,
      "Book[0].genre: expected one of novel, science, travel, found a string 'war'",
      "Book[0].genre: novel, science, travelのどれかが必要ですが、文字列です 'war'"
    ),
  ])
  func `What is wrong with an archive is said in each language`(
    archive: String, english: String, japanese: String
  ) throws {
    let store = try Library(at: .memory)
    let error = #expect(throws: ArchiveError.self) {
      try Archive.read(Data(archive.utf8), into: store)
    }
    let text = text(try #require(error))
    #expect(text.english == english)
    #expect(text.japanese == japanese)
    let url = try #require(URL(string: "http://a"))
    let answer = #expect(throws: DownloadError.self) {
      try Archive.read(Data(archive.utf8), from: url, into: store)
    }
    #expect(
      self.text(try #require(answer)).english.hasSuffix(
        "http://a is not what it should be: " + english))
    let undecodable = self.text(
      DownloadError.undecodable(url, reason: try #require(error?.sentence)))
    #expect(undecodable.japanese == "http://aの応答を読み取れません: " + japanese)
  }

  @Test func `What is wrong with a store is said in each language`() throws {
    let object = Writer.insert(in: try Library(at: .memory))
    let writer = object.objectID
    let conflict = SaveConflict(objectID: writer, property: nil)
    let conflicts = text(StoreError.conflict(Array(repeating: conflict, count: 5)))
    #expect(conflicts.english.hasSuffix("\(writer) was deleted by another application; and 2 more"))
    #expect(
      conflicts.japanese
        == Array(repeating: "\(writer)はほかのアプリケーションで削除されました", count: 3)
        .joined(separator: "。") + "、ほか2件")
    let counts = [
      BreachReason.tooFewObjects(minimum: 2, count: 1), .tooManyObjects(maximum: 3, count: 4),
    ].map { text(SaveConflict(objectID: writer, property: "1", reason: $0)) }
    #expect(
      counts[1].english
        == "1 of \(writer) takes at most 3; with what another application has changed, it has 4")
    for japanese in counts.map(\.japanese) {
      #expect(!japanese.replacing("\(writer)", with: "").contains(#/[A-Za-z]/#), "\(japanese)")
    }
    let denials = [
      DeniedDeletion.Reason.required(by: writer, modelName: "Book", text: "A"),
      .unread(writer, modelName: "Book"),
    ].map { text(StoreError.deniedDeletion(DeniedDeletion(of: object, $0))) }
    #expect(denials.map(\.english).allSatisfy { $0.hasPrefix("Writer 1 cannot be deleted: Book ") })
    #expect(
      denials.map(\.japanese) == [
        "Writer 1は削除できません。Book Aに必要です", "Writer 1は削除できません。読めないBook 1が参照しています",
      ])
    let damage = text(StoreError.damagedDatabase(path: "/a", place: "nothing is left in it"))
    #expect(damage.japanese.hasPrefix("/aが壊れています: 何も残っていません。"))
    #expect(damage.japanese.contains("--recover"))
    let several = text(
      UnopenedStores(
        failures: ["/a", "/b"].map { StoreError.damagedDatabase(path: $0, place: "y") }))
    #expect(several.japanese.split(separator: "\n").count == 2)
    #expect(several.english.split(separator: "\n").allSatisfy { $0.contains("--recover") })
    let inUse = text(
      StoreError.unusableFile(path: "/a", reason: "is in use by another application"))
    #expect(inUse.japanese == "/a: ほかのアプリケーションが使用中です")
  }

  @Test(arguments: [
    ENOSPC, EDQUOT, EACCES, EPERM, ENOENT, EEXIST, ENOTDIR, EISDIR, EROFS, EIO, EPIPE,
  ])
  func `What the system says is said in each language`(number: Int32) throws {
    let reason = ErrorSentence(systemError: number)
    let what: ErrorSentence = "cannot be written"
    let failure = text(StoreError.unusableFile(path: "/1", reason: "\(what): \(reason)"))
    #expect(failure.english == "/1: cannot be written: " + String(cString: strerror(number)))
    #expect(failure.japanese.hasPrefix("/1: 書き込めません: "))
    let code = try #require(POSIXErrorCode(rawValue: number))
    let output = OutputError(number: number)
    for japanese in [failure, text(POSIXError(code)), text(output)].map(\.japanese) {
      #expect(!japanese.contains(#/[A-Za-z]/#), "\(japanese)")
    }
  }

  @Test func `What Foundation says of files and servers is said in each language`() throws {
    let missing = #expect(throws: (any Error).self) {
      try Data(contentsOf: URL(filePath: "/1/2"))
    }
    let file = text(try #require(missing))
    #expect(file.english == "/1/2: No such file or directory")
    #expect(file.japanese == "/1/2: ファイルやフォルダーがありません")
    let url = try #require(URL(string: "http://1"))
    let codes: [URLError.Code] = [
      .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .notConnectedToInternet,
      .timedOut, .secureConnectionFailed,
    ]
    for error in codes.map({ URLError($0) }) {
      let reason = ErrorSentence(ofFoundation: error)
      let texts = [text(error), text(DownloadError.unreachable(url, reason: reason))]
      for text in texts {
        #expect(text.english.hasSuffix(reason.description))
        let words = text.japanese.replacing(url.absoluteString, with: "")
        #expect(!words.contains(#/[A-Za-z]/#), "\(words)")
      }
    }
    #expect(text(URLError(.badURL)).japanese == URLError(.badURL).localizedDescription)
  }

  @Test(arguments: ["ModelKit/Archive", "ModelKit/Stores", "SQLiteStorage"])
  func `Every sentence of an error has its Japanese`(folder: String) throws {
    let files = try kitFiles(in: folder)
    #expect(!files.isEmpty)
    for (file, text) in files {
      for start in text.matches(
        of: #/(?:message|reason|place): "|\b(?:error|failure|repeatedValue)\("/#)
      {
        let words = Self.words(text[start.range.upperBound...])
        // Names and values alone are the same in every language.
        guard words.contains(#/[a-z]{2}/#), words.contains(" ") else { continue }
        #expect(JapaneseTexts().words(for: words) != nil, "\(file): \(words)")
      }
    }
  }

  @Test func `A property without a label is called by the words of its name`() {
    let name = Language.name(ofProperty: "hourlyRate", in: "Employee", called: "hourlyRate")
    #expect(name == "hourly rate")
    #expect(Language.name(ofProperty: "rate", in: "Employee", called: "the Rate") == "the Rate")
  }

  /// The words of a literal, with numbers for what stands between them.
  private static func words(_ code: Substring) -> String {
    var (words, depth, count) = ("", 0, 0)
    var rest = code
    while let character = rest.popFirst(), depth > 0 || character != "\"" {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if character == "\\", let escaped = rest.popFirst() {
        if escaped == "(" { (depth, count) = (1, count + 1) }
        words += escaped == "(" ? "%\(count)" : String(escaped)
      } else {
        words.append(character)
      }
    }
    return words
  }

  private func kitFiles(in folder: String) throws -> [(String, String)] {
    let root = URL(filePath: #filePath).appending(path: "../../../../../Templates/\(folder)")
      .standardized
    return try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
  }
}
