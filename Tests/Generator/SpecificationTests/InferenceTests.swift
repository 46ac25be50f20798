import Specification
import Testing

@Suite struct InferenceTests {
  private func specification(_ text: String) throws -> ApplicationSpecification {
    let reading = try MemoryFolder(spec: specHead + text).reading()
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(reading.specification)
  }

  @Test func `Short forms say the same as long ones`() throws {
    let spec = try specification(
      """
      models:
        Tag: { attributes: { name: String }, relationships: { news: [News] } }
        News: { attributes: { date: "Date?" }, relationships: { author: "Author?", tags: "[Tag]" } }
        Author: { relationships: { articles: { toMany: News, count: 0...15, ordered: true } } }
      """)
    let news = try #require(spec.models["News"])
    #expect(news.attribute(named: "date")?.isOptional == true)
    let author = try #require(news.relationship(named: "author"))
    #expect(author.isOptional && !author.isToMany && author.inverse == "articles")
    let tags = try #require(news.relationship(named: "tags"))
    #expect(tags.isManyToMany && tags.inverse == "news")
    let articles = try #require(spec.models["Author"]?.relationship(named: "articles"))
    #expect(articles.inverse == "author" && articles.isOrdered && articles.count?.maximum == 15)
    #expect(spec.isLibrary)
  }

  @Test func `An inverse in the same model is found on both sides`() throws {
    let spec = try specification(
      """
      models:
        Employee:
          attributes: { name: String }
          relationships:
            manager: "Employee?"
            reports: { toMany: Employee, inverse: manager, deleteRule: deny }
        Folder:
          relationships: { parent: "Folder?", children: [Folder] }
      """)
    let employee = try #require(spec.models["Employee"])
    #expect(employee.relationships.map(\.inverse) == ["reports", "manager"])
    #expect(employee.relationship(named: "reports")?.deleteRule == .deny)
    #expect(spec.models["Folder"]?.relationships.map(\.inverse) == ["children", "parent"])
  }

  @Test func `A name in a path has the type of the attributes that are called so`() throws {
    let spec = try specification(
      """
      models:
        Departure: { attributes: { tripNumber: Int, code: Int } }
        Station: { attributes: { code: String, name: String } }
        Fare: { attributes: { code: UUID } }
      services:
        TrainService:
          baseURL: https://example.org
          endpoints:
            cancelDeparture: { delete: "/departures/{tripNumber}" }
            report: { post: "/departures/{tripNumber}/{code}", body: String, returns: Bool }
            fare: { get: "/{code}/{other}", returns: Fare }
      """)
    let endpoints = try #require(spec.services["TrainService"]).endpoints
    #expect(
      endpoints.map { $0.pathParameters.map(\.type.swiftName) } == [
        ["Int"], ["Int", "String"], ["UUID", "String"],
      ])
  }

  @Test func `What only a table has makes a controller one`() throws {
    let spec = try specification(
      """
      models: { News: { attributes: { title: String } } }
      stores: { AnyStore: { engine: memory, models: News } }
      controllers: { FrontController: { shows: News, placeholder: None yet } }
      """)
    #expect(spec.controllers.first?.table?.placeholder != nil)
  }

  @Test func `Children make a controller a table, and name the parent by their inverse`() throws {
    let spec = try specification(
      """
      models: { Folder: { attributes: { name: String }, relationships: { holder: "Folder?", folders: [Folder] } } }
      stores: { AnyStore: { engine: memory, models: Folder } }
      controllers: { FrontController: { shows: Folder, children: folders } }
      """)
    let children = spec.controllers.first?.table?.children
    #expect(children?.relationship == "folders" && children?.parent == "holder")
  }

  @Test(arguments: [
    ("News", "news"), ("URLItem", "urlItem"), ("ObjCModule", "objCModule"), ("MP3", "mp3"),
  ])
  func `What is passed is called as it is in the code`(model: String, name: String) throws {
    let spec = try specification(
      """
      models: { \(model): { attributes: { title: String } } }
      stores: { AnyStore: { engine: memory, models: [\(model)] } }
      views: { AnyView: { outlets: { titleLabel: Label } } }
      controllers:
        AllController:
          shows: \(model).all
          columns: { title: 20 }
          transitions: { showOne: { on: select, to: OneController, passing: \(name) } }
        OneController: { shows: \(model), view: AnyView, outlets: { titleLabel: title } }
      """)
    #expect(spec.controllers["AllController"]?.transitions.map(\.passing) == [name])
    #expect(model.asVariable == name)
  }

  @Test func `An inverse that is not clear is a warning and none`() throws {
    let reading = try MemoryFolder(
      spec: specHead + """
        models:
          News: { relationships: { author: Author?, editor: Author? } }
          Author: { relationships: { articles: [News] } }
        """
    ).reading()
    #expect(reading.diagnostics.map(\.rule) == Array(repeating: "missing_inverse", count: 3))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    let relationships = reading.specification?.models.flatMap(\.relationships)
    #expect(relationships?.allSatisfy { $0.inverse == nil } == true)
  }

  @Test func `Derived properties have the type of their path`() throws {
    let spec = try specification(
      """
      models:
        News:
          relationships: { author: "Author?", tags: [Tag] }
          derived: { byline: { type: String, as: author.name }, tagCount: { as: tags.@count } }
        Author: { attributes: { name: String }, relationships: { articles: [News] } }
        Tag:
          relationships: { news: [News] }
          derived: { most: { as: news.@count } }
      """)
    let derived = try #require(spec.models["News"]?.derived)
    #expect(derived.map(\.type) == [.string, .int])
    #expect(derived.map(\.isOptional) == [true, false])
    #expect(derived.map(\.expression?.text) == ["author.name", "tags.@count"])
  }

  @Test func `Kinds, cells and sources follow from what is shown`() throws {
    let spec = try specification(
      """
      models: { News: { attributes: { title: String } } }
      stores: { NewsStore: { engine: sqlite, models: [News] } }
      operations:
        FirstOperation: { input: { source: URL, limit: { type: Int, default: 5 } } }
        SecondOperation: { after: FirstOperation }
        OtherOperation: { input: { news: "[News]" } }
      views: { NewsCell: { outlets: { titleLabel: Label } }, NewsView: {} }
      controllers:
        NewsListController:
          shows: News
          cell: { view: NewsCell, outlets: { titleLabel: title } }
          actions: { addNews: a, second: { key: s, operation: SecondOperation } }
          transitions: { showNews: NewsController }
        NewsController: { shows: News, view: NewsView }
      """)
    #expect(spec.application.initialController == "NewsListController")
    let list = try #require(spec.firstShownController)
    #expect(list.table?.fetchRequest == "all" && list.table?.dataSource == .fetchedResults)
    #expect(list.transitions.map(\.triggers) == [[.select]])
    #expect(list.transitions.map(\.passing) == ["news"])
    #expect(spec.views["NewsCell"]?.kind == .tableViewCell)
    #expect(spec.application.settings.map(\.name) == ["source"])
    let inputs = spec.operations.flatMap(\.inputs).map(\.value)
    #expect(inputs == [.setting("source"), .literal(.int(5)), .argument])
  }
}
