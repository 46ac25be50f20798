import ModelKit

/// Where the objects stand that archives have brought, by their names there.
enum ArchiveTable {
  static let name = "\"@archive\""

  static let creation =
    "CREATE TABLE \(name) (\"model\" TEXT NOT NULL, \"name\" TEXT NOT NULL, "
    + "\"object\" INTEGER NOT NULL, PRIMARY KEY (\"model\", \"name\")) STRICT, WITHOUT ROWID"

  static let index = TableIndex(
    name: "@archive index", table: name, columns: "\"model\", \"object\"")

  static let insertion = "INSERT OR REPLACE INTO \(name) VALUES (?, ?, ?)"
  static let deletion = "DELETE FROM \(name) WHERE \"model\" = ? AND \"object\" = ?"
  static let probe = "SELECT EXISTS (SELECT 1 FROM \(name))"
  static let search = "SELECT \"object\" FROM \(name) WHERE \"model\" = ? AND \"name\" = ?"
  static let nameSearch = "SELECT \"name\" FROM \(name) WHERE \"model\" = ? AND \"object\" = ?"
}
