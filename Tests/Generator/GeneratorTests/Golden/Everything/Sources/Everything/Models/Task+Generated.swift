// Written by armature from armature.yml; your half is Task.swift.

import Foundation
import ModelKit

/// Task as the spec describes it: its attributes and its relationships.
final class Task: ManagedObject, Model {
  enum Priority: String, EnumerationValue { case low, normal, high }

  @Attribute("number", isUnique: true, minimum: 1, maximum: 1_000_000) var number: Int
  @Attribute("code", isUnique: true, pattern: "[A-Z]{3}-[0-9]{4}") var code: String
  @Attribute(
    "title",
    was: ["headline", "name"],
    isIndexed: true,
    minimumLength: 3,
    maximumLength: 40,
    label: "題名"
  )
  var title: String
  @Attribute("note") var note: String?
  @Attribute("isDone", default: false) var isDone: Bool
  @Attribute("ratio", default: 0.25, minimum: 0.0, maximum: 1.0) var ratio: Double
  @Attribute("price", default: Decimal(digits: "9.99"), minimum: Decimal(digits: "0"))
  var price: Decimal
  @Attribute(
    "dueDate",
    default: Date(iso8601: "2026-01-31"),
    minimum: Date(iso8601: "2026-01-01"),
    maximum: Date(endOfDay: "2026-12-31")
  )
  var dueDate: Date
  @Attribute("address", default: URL(address: "https://example.org")) var address: URL
  @Attribute("token", setOn: .insert) var token: UUID
  @Attribute("image", default: Data([1, 2, 3])) var image: Data
  @Attribute("priority", default: .normal) var priority: Priority
  @Attribute("isSelected", default: false, isTransient: true) var isSelected: Bool
  @Attribute("insertDate", setOn: .insert) var insertDate: Date
  @Attribute("saveDate", setOn: .save) var saveDate: Date
  @Relationship("project", inverse: "tasks") var project: Project
  @Relationship("tags", inverse: "tasks") var tags: [Tag]
  @Relationship("media", inverse: "task", deleteRule: .cascade) var media: [Media]
  @Relationship("parts", inverse: "task", deleteRule: .cascade, count: 0...5, isOrdered: true)
  var parts: [Part]
}

extension Task {
  /// Inserts an object with its required values; throws where one of them is not valid.
  convenience init(
    number: Int,
    code: String,
    title: String,
    project: Project,
    in context: any ObjectContext
  ) throws {
    self.init(insertInto: context)
    self.number = number
    self.code = code
    self.title = title
    self.project = project
    try validateOrWithdraw()
  }

  /// What `project.name` leads to.
  var projectName: String { project.name }

  /// What `tags.@count` leads to.
  var tagCount: Int { tags.count }

  /// What `parts.@sum.weight` leads to.
  var weightSum: Double { parts.map(\.weight).reduce(0, +) }

  /// What `parts.@max.weight` leads to.
  var heaviest: Double? { parts.map(\.weight).max() }

  /// What `parts.@avg.weight` leads to.
  var meanWeight: Double? { parts.map(\.weight).average }

  /// Those of `parts` that match the condition.
  func heavyParts(least: Double, store: Int) -> [Part] {
    parts.filtered { $0.weight >= least && $0.task.number == store }
  }

  /// Those of `tags` that match the condition.
  var namedTags: [Tag] { tags.filtered { $0.name.hasPrefix("n") } }

  /// The object with this number, or nil.
  static func get(number: Int, in context: any ObjectContext) throws -> Task? {
    try Self.get("number", number, in: context)
  }

  /// The object with this code, or nil.
  static func get(code: String, in context: any ObjectContext) throws -> Task? {
    try Self.get("code", code, in: context)
  }

  static func open(in context: any ObjectContext) throws -> [Task] {
    try context.fetch(.open)
  }

  static func titled(text: String, in context: any ObjectContext) throws -> [Task] {
    try context.fetch(.titled(text: text))
  }

  static func between(low: Double, high: Double, in context: any ObjectContext) throws -> [Task] {
    try context.fetch(.between(low: low, high: high))
  }

  static func tagged(name: String, in context: any ObjectContext) throws -> [Task] {
    try context.fetch(.tagged(name: name))
  }

  static func dated(in context: any ObjectContext) throws -> [Task] {
    try context.fetch(.dated)
  }
}

@MainActor extension FetchRequest where Object == Task {
  static var open: Self {
    Self(
      where: { $0.isDone == false && $0.priority.isIn([Task.Priority.low, Task.Priority.high]) },
      sortBy: { [$0.dueDate.descending, $0.title.ascending] },
      limit: 10
    )
  }

  static func titled(text: String) -> Self {
    Self(where: { $0.title.ignoring([.letterCase, .diacritics]).contains(text) || $0.note == nil })
  }

  static func between(low: Double, high: Double) -> Self {
    Self(
      where: { $0.ratio.isBetween(low, and: high) && !($0.number > 5) },
      sortBy: { [$0.number.ascending] }
    )
  }

  static func tagged(name: String) -> Self { Self(where: { $0.tags.any { $0.name == name } }) }

  static var dated: Self {
    Self(
      where: { $0.dueDate >= Date(iso8601: "2025-01-01T00:00:00Z") },
      sortBy: { [$0.project.name.ascending] }
    )
  }
}
