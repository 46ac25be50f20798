import Foundation

/// Objects as JSON, in the format that people can write and that the file engine keeps:
///
/// ```json
/// {"format": 1,
///  "Author": [{"@id": "1", "name": "Ada"}],
///  "News": [{"title": "Hello", "author": "1"}]}
/// ```
/// Dates are ISO 8601, data is Base64, references are the `@id` of an object of the same archive.
public enum Archive {
  /// Inserts the objects of an archive, or updates those that are there: the one whose unique
  /// attribute has the same value, or else the one that had the same `@id` when this archive was read
  /// before. Nothing is changed when anything is wrong with the archive.
  ///
  /// - Parameter source: where the archive comes from; what two sources call by one `@id` are two
  ///   objects.
  /// - Returns: how many objects were inserted or updated.
  /// - Throws: an `ArchiveError` with the place that is wrong.
  @MainActor public static func read(
    _ data: Data, from source: URL? = nil, into context: any ObjectContext
  ) throws -> Int {
    try read(ArchiveDocument(data, schema: context.schema), from: source, into: context).count
  }

  /// Inserts or updates the objects of a document, which may have been read for other models than the
  /// context has.
  @MainActor static func read(
    _ document: ArchiveDocument, from source: URL?, into context: any ObjectContext
  ) throws -> [ManagedObject] {
    for record in document.records { _ = try context.schema.model(named: record.entity.modelName) }
    var objects: [ManagedObject] = []
    for record in document.records {
      let object = try object(of: record, from: source, in: context)
      for (slot, value) in record.values { object.setValue(value, slot: slot) }
      objects.append(object)
    }
    for (record, object) in zip(document.records, objects) {
      for reference in record.references {
        let places = document.places[reference.relationship.destinationName] ?? [:]
        let members = reference.identities.compactMap { places[$0].map { objects[$0] } }
        object.relate(to: members, by: reference.relationship)
      }
    }
    return objects
  }

  @MainActor private static func object(
    of record: ArchiveRecord, from source: URL?, in context: any ObjectContext
  ) throws -> ManagedObject {
    let uniqueValues = record.values.filter { slot, value in
      record.entity.attributes[slot].isUnique && value != .null
    }
    for (slot, value) in uniqueValues {
      let name = record.entity.attributes[slot].name
      if let existing = try context.object(of: record.entity, where: name, is: value) {
        return try checked(existing, record)
      }
    }
    guard let identity = record.identity, uniqueValues.isEmpty else {
      return context.insert(record.entity)
    }
    let name = "\(source?.absoluteString ?? "") \(identity)"
    if let known = try context.object(of: record.entity, archivedAs: name) {
      return try checked(known, record)
    }
    let object = context.insert(record.entity)
    context.setArchiveName(name, of: object)
    return object
  }

  /// An object stays of its model.
  @MainActor private static func checked(
    _ object: ManagedObject, _ record: ArchiveRecord
  ) throws -> ManagedObject {
    guard object.entity === record.entity else {
      throw ArchiveError(
        place: record.place, message: "is there already, as \(object.entity.modelName)")
    }
    return object
  }
}
