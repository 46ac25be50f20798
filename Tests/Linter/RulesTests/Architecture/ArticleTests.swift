import Diagnostics
import Foundation
import SourceModel
import Testing

@testable import Rules

/// Two articles carried over to Swift: each first form has what the article takes out, each last form
/// has not.
@Suite struct ArticleTests {
  @Test func `The heavy controller is told to extract what the article moves out`() throws {
    let found = try Self.findings(in: "PhotosHeavy")
    #expect(found.map(\.rule) == ["heavy_controller"])
    let plan = try #require(found.first?.finding)
    #expect(
      plan.message
        == "extract from 'PhotosViewController': the data source into 'PhotosDataSource', web requests "
        + "into 'PhotosService', file access and decoding into 'PhotosStore', the choice of objects into "
        + "an extension of 'User', the view hierarchy into 'PhotosView'")
    #expect(plan.notes.count == 6)
    #expect(plan.notes.allSatisfy { $0.range != nil })
  }

  @Test func `Nothing is found in the light controller and what was taken out of it`() throws {
    #expect(try Self.findings(in: "PhotosLight").map(\.finding.message) == [])
  }

  @Test func `The subclass that copies its superclass's method is found`() throws {
    let found = try Self.findings(in: "TableCopied")
    #expect(found.map(\.rule) == ["customization_runs_last"])
    #expect(found.first?.finding.range.file == "Sources/Tables/CheckmarkTableView.swift")
    #expect(found.first?.finding.message.contains("'tableView(_:cellForRowAt:)'") == true)
  }

  @Test func `Nothing is found where the superclass calls a method to override`() throws {
    #expect(try Self.findings(in: "TableTemplateMethod").map(\.finding.message) == [])
  }

  /// What all architecture rules find in a fixture.
  private static func findings(in name: String) throws -> [(rule: String, finding: Finding)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
    let files = ExampleFiles(text)
    #expect(files.files.count > 1)
    return ArchitectureRules.all.flatMap { rule in
      files.findings(of: rule, settings: [:]).map { (rule.about.id, $0) }
    }
  }
}

/// The rules of the folder `Architecture`.
enum ArchitectureRules {
  static let all: [any Rule.Type] = [
    ClusterIntrospection.self, CustomizationRunsLast.self, ExposedMutableCollection.self,
    GeneratedCodeEdited.self, HeavyController.self, HeavyView.self, LayerDependency.self,
    MixedRole.self, MutableHashKey.self, OperationIsSelfContained.self, PresentationInModel.self,
    ReceptionistForObservation.self, RepeatedCustomization.self, SharedInstance.self,
    StoreOwnsPersistence.self, UnbalancedEquality.self,
  ]
}
