import Foundation
import GRDB

/// The rows of the models of StoreBenchmark, read and written by hand, which GRDB does faster than by `Codable`.
struct News: FetchableRecord, PersistableRecord {
  static let key = Column("@key")
  static let creationDate = Column("creationDate")

  var key: Int64
  var identifier: UUID
  var title: String
  var body: String
  var byline: String?
  var section: String
  var creationDate: Date
  var updateDate: Date?
  var sortOrder: Int
  var isRead: Bool
  var rating: Double

  /// What the statements give the row with a number.
  init(_ number: Int) {
    key = Int64(number) + 1
    identifier = Self.identifier(number)
    title = "Title \(number) of some length"
    body = "Body \(number), which is as long as a sentence usually is"
    byline = "Ada"
    section = number % 2 == 0 ? "science" : "world"
    creationDate = Date(timeIntervalSinceReferenceDate: Double(number) * 7919 - 1e6)
    updateDate = Date(timeIntervalSinceReferenceDate: Double(number))
    sortOrder = number
    isRead = number % 2 == 1
    rating = Double(number) / 8
  }

  static func identifier(_ number: Int) -> UUID {
    let spread = UInt32(truncatingIfNeeded: number) &* 2_654_435_761
    let first = withUnsafeBytes(of: spread.bigEndian, Array.init)
    let last = withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)
    return UUID(
      uuid: (
        first[0], first[1], first[2], first[3], 0, 0, 0x40, 0, 0x80, 0, last[2], last[3], last[4],
        last[5], last[6], last[7]
      ))
  }

  init(row: Row) throws {
    key = row[0]
    identifier = UUID(uuidString: row[1]) ?? UUID()
    title = row[2]
    body = row[3]
    byline = row[4]
    section = row[5]
    creationDate = Date(timeIntervalSinceReferenceDate: row[6])
    updateDate = (row[7] as Double?).map { Date(timeIntervalSinceReferenceDate: $0) }
    sortOrder = row[8]
    isRead = row[9]
    rating = row[10]
  }

  func encode(to container: inout PersistenceContainer) {
    container["@key"] = key
    container["identifier"] = identifier.uuidString
    container["title"] = title
    container["body"] = body
    container["byline"] = byline
    container["section"] = section
    container["creationDate"] = creationDate.timeIntervalSinceReferenceDate
    container["updateDate"] = updateDate?.timeIntervalSinceReferenceDate
    container["sortOrder"] = sortOrder
    container["isRead"] = isRead
    container["rating"] = rating
  }
}

struct Author: FetchableRecord, PersistableRecord {
  static let articles = hasMany(Article.self, key: "articles", using: ForeignKey(["author"]))

  var key: Int64
  var name: String
  var articles: [Article] = []

  init(key: Int64, name: String) {
    (self.key, self.name) = (key, name)
  }

  init(row: Row) throws {
    key = row["@key"]
    name = row["name"]
    articles = row["articles"]
  }

  func encode(to container: inout PersistenceContainer) {
    container["@key"] = key
    container["name"] = name
  }
}

struct Article: FetchableRecord, PersistableRecord {
  var key: Int64
  var title: String
  var author: Int64?

  init(key: Int64, title: String, author: Int64) {
    (self.key, self.title, self.author) = (key, title, author)
  }

  init(row: Row) throws {
    key = row["@key"]
    title = row["title"]
    author = row["author"]
  }

  func encode(to container: inout PersistenceContainer) {
    container["@key"] = key
    container["title"] = title
    container["author"] = author
  }
}
