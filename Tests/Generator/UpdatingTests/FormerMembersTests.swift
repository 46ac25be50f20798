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

  private func uses(_ owners: String, from old: String, to new: String, current: String) -> [String]
  {
    func entries(_ models: String) -> DeclaredEntries {
      DeclaredEntries([("armature.yml", Array("models: \(models)".utf8))])
    }
    let types = TypeRename.renames(from: entries(old), to: entries(new))
    let renames = MemberRename.renames(from: entries(old), to: entries(new), types: types)
    let parents = entries(new).parents
    return FormerMembers(renames, current: Array(current.utf8).names, parents: parents)
      .uses(in: Array(owners.utf8)).map { line, renames in
        let names = renames.map { "\($0.types[1]).\($0.old)" }
        return "\(line) \(names.joined(separator: " or ")) \(renames[0].new)"
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
          "1 URLItem.name or Tag.name title",
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
    ("attributes: { kind: { cases: [a, b] } }", "attributes: { kind: { cases: [a, c, d] } }", 0),
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
