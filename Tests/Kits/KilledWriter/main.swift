import Foundation
import ModelKit
import SQLiteStorage

// usage: KilledWriter FOLDER sqlite|file write|list
//
// `write` stores one number after the other and prints each when it is stored, until somebody kills it;
// `list` prints those that are stored.

final class Entry: ManagedObject, Model {
  @Attribute("number", isUnique: true) var number: Int
  @Attribute("text", default: "") var text: String
}

let arguments = CommandLine.arguments
let store = try ObjectStore(
  StoreDescription(
    name: "Killed", models: [Entry.self],
    engine: arguments[2] == "file" ? FileEngine.self : SQLiteEngine.self),
  at: .folder(URL(filePath: arguments[1])))

func say(_ number: Int) {
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}

if arguments[3] == "list" {
  for entry in try Entry.all(in: store) { say(entry.number) }
} else {
  var number = try Entry.count(in: store)
  while true {
    number += 1
    let entry = Entry.insert(in: store)
    entry.number = number
    entry.text = String(repeating: "x", count: number % 7 * 1000)
    try await store.save()
    say(number)
  }
}
