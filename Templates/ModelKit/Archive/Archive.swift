import Foundation

/// Objects as JSON, in the format that people can write and that the file engine keeps:
///
/// ```json
/// {"format": 1,
///  "Author": [{"@id": "1", "name": "Ada"}],
///  "News": [{"title": "Hello", "author": "1"}]}
/// ```
/// Dates are ISO 8601, a day alone begins where the application runs, data is Base64, references are the
/// `@id` of an object of the same archive.
public enum Archive {
  /// Inserts the objects of an archive, or updates those that are there: the one whose unique
  /// attribute has the same value, or else the one that had the same `@id` when this archive was read
  /// before. Nothing is changed when anything is wrong with the archive.
  ///
  /// - Parameter source: where the archive comes from; what two sources call by one `@id` are two
  ///   objects.
  /// - Returns: how many objects were inserted or updated.
  /// - Throws: an `ArchiveError` with the place that is wrong, a `DownloadError` where a server has sent it.
  @MainActor public static func read(
    _ data: Data, from source: URL? = nil, into context: any ObjectContext
  ) throws -> Int {
    do {
      return try read(
        ArchiveDocument(whole: data, schema: context.schema), from: source, into: context
      ).count
    } catch let error as ArchiveError {
      guard let source, source.host() != nil else { throw error }
      throw DownloadError.undecodable(source, reason: error.sentence)
    }
  }

  /// Inserts or updates the objects of a document, which may have been read for other models than the
  /// context has.
  @MainActor static func read(
    _ document: ArchiveDocument, from source: URL?, into context: any ObjectContext
  ) throws -> [ManagedObject] {
    for record in document.records { _ = try context.schema.model(named: record.entity.modelName) }
    try checkModels(of: document.records, from: source, in: context)
    var objects: [ManagedObject] = []
    for record in document.records {
      let object = try object(of: record, from: source, in: context)
      for (slot, value) in record.values { object.setValue(value, slot: slot) }
      objects.append(object)
    }
    let links = ArchiveLinks(document, schema: context.schema)
    for (place, record) in document.records.enumerated() {
      for (relationship, _) in record.references {
        let members = links.members(of: place, relationship).map { objects[$0] }
        objects[place].relate(to: members, by: relationship)
      }
    }
    return objects
  }

  /// What one object alone has.
  struct UniqueValue: Hashable {
    let entityName: String
    let slot: Int
    let value: AttributeValue
  }

  /// Finds what is another model's, among what is there and among the records, before anything is
  /// changed.
  @MainActor private static func checkModels(
    of records: [ArchiveRecord], from source: URL?, in context: any ObjectContext
  ) throws {
    var models: [UniqueValue: Entity] = [:]
    for record in records where record.entity.modelSlot != nil {
      _ = try knownObject(of: record, from: source, in: context)
      for (slot, value) in record.uniqueValues {
        let key = UniqueValue(entityName: record.entity.name, slot: slot, value: value)
        try check(models.updateValue(record.entity, forKey: key) ?? record.entity, record)
      }
    }
  }

  @MainActor private static func object(
    of record: ArchiveRecord, from source: URL?, in context: any ObjectContext
  ) throws -> ManagedObject {
    if let known = try knownObject(of: record, from: source, in: context) { return known }
    let object = context.insert(record.entity)
    if let name = record.archiveName(from: source) { context.setArchiveName(name, of: object) }
    return object
  }

  @MainActor private static func knownObject(
    of record: ArchiveRecord, from source: URL?, in context: any ObjectContext
  ) throws -> ManagedObject? {
    for (slot, value) in record.uniqueValues {
      let name = record.entity.attributes[slot].name
      if let existing = try context.object(of: record.entity, where: name, is: value) {
        try check(existing.entity, record)
        return existing
      }
    }
    guard let name = record.archiveName(from: source),
      let known = try context.object(of: record.entity, archivedAs: name)
    else { return nil }
    try check(known.entity, record)
    return known
  }

  /// An object stays of its model.
  private static func check(_ model: Entity, _ record: ArchiveRecord) throws {
    guard model === record.entity else {
      throw ArchiveError(place: record.place, message: "is there already, as \(model.modelName)")
    }
  }
}

extension ArchiveRecord {
  fileprivate var uniqueValues: [(slot: Int, value: AttributeValue)] {
    values.filter { slot, value in entity.attributes[slot].isUnique && value != .null }
  }

  /// By which the object is found when the archive is read again; nil where its unique values do.
  fileprivate func archiveName(from source: URL?) -> String? {
    guard let identity, uniqueValues.isEmpty else { return nil }
    return "\(source?.absoluteString ?? "") \(identity)"
  }
}
