import Foundation
import Specification
import Testing

@Suite struct ExampleSpecTests {
  private func specification(_ name: String) throws -> ApplicationSpecification {
    let root = URL(filePath: #filePath).appending(path: "../../../../Examples/\(name)").standardized
    let text = try String(contentsOf: root, encoding: .utf8)
    let reading = try MemoryFolder(spec: text).reading()
    #expect(reading.diagnostics.isEmpty)
    return try #require(reading.specification)
  }

  @Test func `The news reader is accepted as it stands`() throws {
    let spec = try specification("news-reader.yml")
    #expect(spec.application.name == "NewsReader")
    #expect(spec.firstShownController?.name == "NewsListController")
    #expect(spec.models.map(\.name) == ["News", "Author"])
    let news = try #require(spec.models["News"])
    #expect(
      news.attributes.map { "\($0.name): \($0.type.swiftName)\($0.isOptional ? "?" : "")" } == [
        "identifier: UUID", "title: String", "body: String", "imageURL: URL?",
        "section: News.Section", "sortOrder: Int", "creationDate: Date", "updateDate: Date",
      ])
    #expect(news.attribute(named: "section")?.defaultValue == .enumerationCase("world"))
    #expect(news.attribute(named: "title")?.limits.maximumLength == 200)
    #expect(news.attribute(named: "identifier")?.setOn == .insert)
    #expect(news.relationship(named: "author")?.isOptional == true)
    #expect(spec.models["Author"]?.relationship(named: "articles")?.inverse == "author")
    #expect(news.derived.first?.isHandWritten == true)
  }

  @Test func `The fetch request of the news reader is parsed and typed`() throws {
    let spec = try specification("news-reader.yml")
    let recent = try #require(spec.models["News"]?.fetchRequest(named: "recent"))
    #expect(recent.parameters.map(\.name) == ["since", "section"])
    #expect(recent.parameters.map(\.type.swiftName) == ["Date", "News.Section"])
    #expect(recent.sortDescriptors.map(\.keyPath.text) == ["creationDate", "title"])
    #expect(recent.sortDescriptors.map(\.isAscending) == [false, true])
    #expect(recent.limit == 20)
    guard case .and(let parts)? = recent.predicate, case .comparison(let first) = parts.first else {
      Issue.record("no conjunction")
      return
    }
    #expect(first.keyPath.text == "creationDate")
    #expect(first.comparator == .greaterOrEqual)
    #expect(first.value == .parameter("since"))
  }

  @Test func `The input of the news reader becomes a setting`() throws {
    let spec = try specification("news-reader.yml")
    let operation = try #require(spec.operations["SynchronizeNewsOperation"])
    #expect(operation.inputs.map(\.value) == [.setting("feedURL")])
    #expect(operation.output?.swiftName == "Int")
    #expect(operation.queue == "synchronization")
    #expect(operation.notification == .didFinish)
    let setting = try #require(spec.application.settings.first)
    #expect(setting.name == "feedURL" && setting.type == .url)
  }

  @Test func `The controllers of the news reader are complete`() throws {
    let spec = try specification("news-reader.yml")
    let list = try #require(spec.controllers["NewsListController"])
    #expect(list.table?.dataSource == .fetchedResults)
    #expect(list.table?.fetchRequest == "all")
    #expect(
      list.actions.map(\.effect) == [
        .insert, .delete, .operation("SynchronizeNewsOperation", with: []),
      ])
    #expect(list.actions.map(\.key.text) == ["a", "d", "s"])
    #expect(list.transitions.map(\.passing) == ["news"])
    let detail = try #require(spec.controllers["NewsController"]?.detail)
    #expect(detail.outlets.map(\.keyPath.text) == ["title", "byline", "body"])
    let sequence = try #require(spec.views["NewsView"]?.sequences.first)
    let event = try #require(sequence.events.first)
    #expect(sequence.sender == "closeButton" && event.goesBack && event.isRequired)
  }

  @Test func `The photo library is accepted as it stands`() throws {
    let spec = try specification("photo-library.yml")
    #expect(spec.store(ofModel: "Photo")?.engine == .file)
    let photos = try #require(spec.models["User"]?.relationship(named: "photos"))
    #expect(photos.deleteRule == .cascade && photos.isToMany && !photos.isManyToMany)
    let rating = try #require(spec.models["Photo"]?.attribute(named: "rating"))
    #expect(rating.limits.maximum == .double(5) && rating.defaultValue == .double(0))
    let detail = try #require(spec.controllers["PhotoController"]?.detail)
    let path = try #require(detail.outlets.last?.keyPath)
    #expect(path.steps.map(\.kind) == [.relationship(destination: "User"), .derived])
    #expect(spec.controllers["PhotosController"]?.table?.dataSource == .array)
  }
}
