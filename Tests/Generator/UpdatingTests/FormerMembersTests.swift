import Testing

@testable import Updating

/// Which entries and members of a spec are called otherwise now, and where code uses what members were called.
@Suite struct FormerMembersTests {
  private func renames(_ old: String, _ new: String) -> [TypeRename] {
    func entries(_ text: String) -> DeclaredEntries {
      DeclaredEntries([("armature.yml", Array(text.utf8))])
    }
    return TypeRename.renames(from: entries(old), to: entries(new))
  }

  @Test func `An entry that says the same under another name is the same type`() {
    let spec = """
      application: { name: App }
      models: { Photo: { attributes: { title: String, date: Date } }, Album: {} }
      views: { PhotoView: { outlets: { titleLabel: Label } } }
      """
    #expect(
      renames(spec, spec.replacing("Photo", with: "Image"))
        == [TypeRename(old: "Photo", new: "Image"), TypeRename(old: "PhotoView", new: "ImageView")])
    #expect(
      renames(spec, spec.replacing("App }", with: "Gallery }")) == [
        TypeRename(old: "App", new: "Gallery")
      ])
    #expect(renames(spec, spec.replacing("Album: {}", with: "Folder: {}")) == [])
  }

  @Test func `What an entry says of others is the same though its own name begins like theirs`() {
    let spec =
      "stores: { NewsStore: { engine: sqlite, models: [News, Author], archive: news.json } }"
    #expect(
      renames(spec, spec.replacing("NewsStore", with: "PaperStore"))
        == [TypeRename(old: "NewsStore", new: "PaperStore")])
    #expect(
      renames(spec, spec.replacing("News", with: "Paper"))
        == [TypeRename(old: "NewsStore", new: "PaperStore")])
  }

  private func uses(
    _ owners: String, from old: String, to new: String, current: String,
    functions: [MemberRename] = []
  ) -> [String] {
    func entries(_ models: String) -> DeclaredEntries {
      DeclaredEntries([("armature.yml", Array("models: \(models)".utf8))])
    }
    let types = TypeRename.renames(from: entries(old), to: entries(new))
    let renames = MemberRename.renames(from: entries(old), to: entries(new), types: types)
    // As they are noted and read again.
    var noted = FormerNames()
    noted.renames = Set(renames + functions)
    let members = FormerMembers(
      Array(FormerNames(noted.text).renames), written: WrittenNames([Array(current.utf8)]),
      parents: entries(new).parents,
      owner: OwnerNames(
        [(CodeNames(Array(owners.utf8)), nil)], types: Set(types.map(\.new) + ["News"])))
    return members.uses(in: Array(owners.utf8)).map { line, renames in
      let names = renames.map(\.formerName).joined(separator: " or ")
      return "\(line) \(names) \(renames[0].new ?? "gone")"
    }
  }

  @Test func `Uses of what a member was called are found where they can be its own`() {
    let owners = """
      extension News { var age: Double { date.distance + self.date.distance } }
      let news = try News(title: "", date: now), key = \\News.date
      print(news.date, other.date, date, log(date: now), "date \\(news?.date)") // date
      """
    let (old, new) = (
      "{ News: { attributes: { title: String, date: Date, size: Int } } }",
      "{ News: { attributes: { title: String, creationDate: { type: Date }, size: Int } } }"
    )
    let use = "News.date creationDate"
    let own = ["1 \(use)", "1 \(use)", "2 \(use)", "2 \(use)", "3 \(use)", "3 \(use)"]
    #expect(uses(owners, from: old, to: new, current: "var date: Date") == own)
    #expect(uses(owners, from: old, to: new, current: "") == own + ["3 \(use)"])
  }

  @Test func `A text by which code calls a setting is a use of its former name`() {
    let owners = """
      let keeper = environment.settings.value("keeper", as: String.self) ?? "keeper"
      try settings.set("keeper", for: "keeper"); others.value("keeper"); settings.value(keeper)
      withSetting(
        "keeper", as: String.self) { name in print(settings.value("place"), "keeper", name) }
      """
    let renames = [
      MemberRename(types: [], home: .setting, old: "keeper", new: "owner"),
      MemberRename(types: [], home: .setting, old: "place", new: nil),
    ]
    #expect(
      uses(owners, from: "{}", to: "{}", current: "", functions: renames) == [
        "1 settings.keeper owner", "2 settings.keeper owner", "4 settings.keeper owner",
        "4 settings.place gone",
      ])
  }

  @Test func `A member is found where types inherit it, with a receiver or without`() {
    let owners = """
      extension Patient { var initials: String { fullName + self.fullName } }
      let patient = try Patient(fullName: ""), other = patient.fullName
      extension Ward { var line: String { fullName } }
      """
    let old =
      "{ Person: { attributes: { fullName: String } }, Patient: { parent: Person }, Ward: { attributes: { name: Int } } }"
    let new = old.replacing("fullName", with: "wholeName")
    let use = "Person.fullName wholeName"
    #expect(
      uses(owners, from: old, to: new, current: "fullName") == [
        "1 \(use)", "1 \(use)", "2 \(use)", "2 \(use)",
      ])
  }

  @Test func `A member is that of the object that is named for a type with an acronym`() {
    let old = "{ URLItem: { attributes: { name: String } }, Tag: { attributes: { name: String } } }"
    #expect(
      uses(
        "print(urlItem.name, item.name, tag.name, other.name)", from: old,
        to: old.replacing("name", with: "title"), current: "")
        == [
          "1 URLItem.name title", "1 URLItem.name title", "1 Tag.name title",
          "1 Tag.name or URLItem.name title",
        ])
    #expect(
      uses(
        "print(urlItem.name, other.name)", from: old,
        to: old.replacing("{ name: String } }, Tag", with: "{ title: String } }, Tag"),
        current: "name") == ["1 URLItem.name title"])
  }

  @Test func `A column is nothing that code can use`() {
    func members(_ text: String) -> [String] {
      DeclaredEntries([("armature.yml", Array("controllers: { ListController: \(text) }".utf8))])
        .entries(of: "controllers").flatMap(\.members).map(\.name)
    }
    #expect(members("{ columns: { fullName: 20 }, actions: { addNews: a } }") == ["addNews"])
  }

  @Test(arguments: [
    ("attributes: { kind: { cases: [a, b] } }", "attributes: { kind: { cases: [a, c] } }", 1),
    ("attributes: { kind: { cases: [a, b] } }", "attributes: { kind: { cases: [a, c, d] } }", 1),
    ("relationships: { tag: Tag }", "relationships: { mark: Tag }", 1),
    ("fetchRequests: { b: { sortBy: x } }", "fetchRequests: { all: { sortBy: x } }", 1),
    (
      "fetchRequests: { b: { sortBy: x } }, attributes: { kind: { cases: [a, b] } }",
      "fetchRequests: { c: { sortBy: x } }, attributes: { kind: { cases: [a, b] } }", 1
    ),
    ("attributes: { b: Int, c: Int }", "attributes: { c: Int, d: Int }", 0),
    ("attributes: { b: Int }", "attributes: { d: Int }, derived: { b: Int }", 0),
    ("attributes: { b: Int }", "attributes: { d: String }", 0),
  ])
  func `A member that says the same at the same place is the same`(
    old: String, new: String, count: Int
  ) {
    let found = uses(
      "let x = [News.Kind.b, .b, news.tag, News.b]", from: "{ News: { \(old) } }",
      to: "{ News: { \(new) } }", current: "")
    #expect(found.isEmpty == (count == 0), "\(found)")
  }

  private static let enumeration = "{ News: { attributes: { kind: { cases: [draft, sent] } } } }"

  @Test func `The type of an enumeration is called as its attribute is`() {
    let owners = """
      extension News {
        func change(to kind: Kind) -> [News.Kind] { [kind] }
        struct Row { let kind: Kind; func end<Kind>(_ kind: Kind) -> Paper.Kind { .last } }
      }
      func change(_ kind: Kind, in news: News) { news.kind = News.Kind.sent as News.Kind }
      """
    let use = "News.Kind Form"
    #expect(
      uses(
        owners, from: Self.enumeration, to: Self.enumeration.replacing("kind", with: "form"),
        current: "var kind: Kind")
        == ["2 \(use)", "2 \(use)", "3 \(use)", "5 News.kind form", "5 \(use)", "5 \(use)"])
  }

  @Test func `A case that is renamed or gone is found, also in an enumeration that is renamed`() {
    let owners = """
      let all: [News.Kind] = [.sent, News.Kind.sent, News.Form.sent, .draft, Paper.sent]
      extension News.Kind { var isDone: Bool { self == Self.sent || news.sent } }
      """
    let renamed = Self.enumeration.replacing("kind", with: "form").replacing(
      "{ cases", with: "{ was: kind, cases")
    let types = ["1 News.Kind Form", "2 News.Kind Form"]
    for (cases, new) in [
      ("[draft, paid]", "paid"), ("[draft]", "gone"), ("[new, draft, paid]", "gone"),
    ] {
      let use = "News.Form.sent \(new)"
      for (current, count) in [("", 3), ("let sent", 2)] {
        let found = uses(
          owners, from: Self.enumeration, to: renamed.replacing("[draft, sent]", with: cases),
          current: current)
        let cases = Array(repeating: "1 \(use)", count: count) + ["2 \(use)"]
        #expect(found.sorted() == (cases + types + [types[0]]).sorted(), "\(found)")
      }
    }
  }

  @Test func `A label of what armature has written is found`() {
    let owners = """
      func find(_ text: String) -> News? { try News.get(title: text) ?? Tag.get(title: text) }
      extension News {
        func copy() -> News { .init(title: title) }
        func link(title: Int) { link(title: title) ?? get(title: 1) ?? service.get(title: 2) }
        static func find(subtitle title: Int) { find(title: title) }
      }
      let input = ReadInput(title: "", date: 1)
      """
    let old = "{ News: { attributes: { title: String } } }"
    func current(besides text: String) -> String {
      """
      extension News {
        init(headline: String) {}
        static func get(headline: String) {}
      }
      struct ReadInput { let headline: String }
      \(text)
      """
    }
    let use = "News.title headline"
    let new = old.replacing("title", with: "headline")
    let known = ["1", "3", "3", "4", "7"].map { "\($0) \(use)" }
    #expect(
      uses(owners, from: old, to: new, current: current(besides: ""))
        == ["1", "1", "3", "3", "4", "4", "7"].map { "\($0) \(use)" })
    let tag = "extension Tag {\n  static func get(title: String) {}\n}"
    #expect(uses(owners, from: old, to: new, current: current(besides: tag)) == known)
  }

  @Test func `A label of the owner's own function is no use of a member`() {
    let owners = """
      extension News {
        convenience init(title: String) { self.init(title: title, date: 1) }
        static func get(title: String) -> News { try .get(title: title) ?? get(title: title) }
      }
      struct Row { init(title: String) { _ = (News(title: title), Row(title: title)) } }
      """
    let old = "{ News: { attributes: { title: String } } }"
    let current =
      "extension News { init(headline: String) {}; static func get(headline: String) {} }"
    #expect(
      uses(owners, from: old, to: old.replacing("title", with: "headline"), current: current) == [])
    let row = owners.split(separator: "\n").last.map(String.init) ?? ""
    #expect(
      uses(row, from: old, to: old.replacing("title", with: "headline"), current: current)
        == ["1 News.title headline"])
  }

  @Test func `The label of a parameter is found where the function is called, and nowhere else`() {
    let owners = """
      let all = [News.recent(since: date), .recent(since: date), other.recent(since: date)]
      extension News { var since: Date { count(since: since) } }
      """
    let since = MemberRename(
      types: ["News", "News"], home: .function(["recent", "recent"]), old: "since", new: "start")
    let use = "1 News.recent(since:) start"
    #expect(
      uses(
        owners, from: "{}", to: "{}",
        current: "extension News { static func recent(start: Date) {} }",
        functions: [since]) == [use, use, use])
  }

  /// Code within a type, and how often it uses the member `date` of that.
  private static let locals: [(code: String, count: Int)] = [
    ("func a() { let date = 1; print(date) }", 0),
    ("func a() { print(date); let date = 1 }", 1),
    ("func a() {\n  let date = date\n  print(date)\n}", 1),
    ("func a() {\n  let date =\n    date + 1\n  print(date)\n}", 1),
    ("func a(date: Int) { print(date) }", 0),
    ("func a(of date: Int, text: String) { print(text, date) }", 0),
    ("func a(date other: Int) { print(other, date) }", 1),
    ("func a() { list.map { date in date } }", 0),
    ("func a() { list.map { [weak self] first, date in self?.add(date) }; print(date) }", 1),
    ("func a() { list.map { (date: Date) -> Int in date.day } }", 0),
    ("func a() { for date in date.all { print(date) } }", 1),
    ("func a() { for (index, date) in list { print(date) }; print(date) }", 1),
    ("func a() { for case let .some(date) in list { print(date) } }", 0),
    ("func a() { if let date = list.first, date > 1 { print(date) } else { print(date) } }", 1),
    ("func a() { if let date { print(date) } }", 1),
    ("func a() { guard let date else { return } }", 1),
    ("func a() { guard let date = list.first else { return }; print(date) }", 0),
    ("func a() { while case .some(let date) = next() { print(date) }; print(date) }", 1),
    ("func a() { do { try b() } catch let date { print(date) } }", 0),
    ("func a() { let (other, date) = (date: 1, 2); print(date) }", 0),
    ("func a() { if list.contains(where: { $0 == date }) { print(date) } }", 2),
    ("func a() { list.map { \\.date }; print(self.date, other.date) }", 3),
    ("enum Part { case first, date; var next: Part { self == .first ? .first : self } }", 0),
    ("var date: Int { 1 }\n  func a() { print(date, self.date, news.date) }", 0),
    ("func a() { #if DEBUG\n print(date)\n #endif }", 1),
    ("func a() { repeat { b() } while x < 1\n let date = 2\n list.map { $0 + date } }", 0),
  ]

  @Test(arguments: locals)
  func `What only a function knows is no use of a member`(code: String, count: Int) {
    let old = "{ News: { attributes: { date: Date } } }"
    let found = uses(
      "extension News {\n  \(code)\n}\n", from: old, to: old.replacing("date", with: "day"),
      current: "")
    #expect(found.count == count, "\(found)")
  }

  @Test func `A relationship that is renamed with its model is found`() {
    let old =
      "{ Visit: { attributes: { date: Date, cost: Int, room: Int } }, Patient: { relationships: { visits: [Visit] } } }"
    let new = old.replacing("visits", with: "stays").replacing("Visit", with: "Stay")
    #expect(
      uses("print(patient.visits)", from: old, to: new, current: "") == ["1 Patient.visits stays"])
  }

  @Test(arguments: [
    ("view", "PatientView.nameLabel"), ("patientCell", "PatientCell.nameLabel"),
    ("other", "PatientCell.nameLabel or PatientView.nameLabel"),
  ])
  func `A member that several types have is told of the one that the object is named for`(
    object: String, names: String
  ) {
    let old =
      "{ PatientCell: { outlets: { nameLabel: Label } }, PatientView: { outlets: { nameLabel: Label } } }"
    #expect(
      uses(
        "print(\(object).nameLabel)", from: old, to: old.replacing("name", with: "title"),
        current: "")
        == ["1 \(names) titleLabel"])
  }

  @Test func `Of entries that say the same those at the same place are one`() {
    let old =
      "models: { Tag: { attributes: { name: String } }, Mark: { attributes: { name: String } } }"
    #expect(
      Set(renames(old, old.replacing("Tag", with: "Sign").replacing("Mark", with: "Label")))
        == [TypeRename(old: "Tag", new: "Sign"), TypeRename(old: "Mark", new: "Label")])
  }

  @Test func `A new type in the place of another is not that type`() {
    #expect(
      renames(
        "models: { Tag: { attributes: { label: String, weight: Int } } }",
        "models: { Customer: { attributes: { name: String, birthday: Date?, city: String } } }")
        == [])
    #expect(
      renames(
        "views: { NewsCell: { kind: tableViewCell, outlets: { titleLabel: Label, dateLabel: Label } } }",
        "views: { PriceCell: { kind: tableViewCell, outlets: { titleLabel: Label, priceLabel: Label } } }"
      ) == [])
  }
}
