// Written by armature from armature.yml; your half is Media.swift.

import Foundation
import ModelKit

/// Media as the spec describes it: its attributes and its relationships.
class Media: ManagedObject, Model {
  enum Format: String, EnumerationValue { case jpeg, png, mpeg, avi }

  override class var concreteModels: [any Model.Type] { [Photo.self, Movie.self] }

  @Attribute("format") var format: Format
  @Attribute("place", isUnique: true) var place: Int
  @Relationship("task", inverse: "media") var task: Task?
}

extension Media {
  /// Inserts an object of the model that the value selects.
  static func insert(format: Format, in context: any ObjectContext) -> Media {
    let media: Media
    switch format {
    case .jpeg, .png: media = Photo.insert(in: context)
    case .mpeg, .avi: media = Movie.insert(in: context)
    }
    media.format = format
    return media
  }

  /// The object with this place, or nil.
  static func get(place: Int, in context: any ObjectContext) throws -> Media? {
    try Self.get("place", place, in: context)
  }

  static func placed(place: Int, in context: any ObjectContext) throws -> [Media] {
    try context.fetch(.placed(place: place))
  }
}

@MainActor extension FetchRequest where Object == Media {
  static func placed(place: Int) -> Self {
    Self(where: { $0.place >= place }, sortBy: { [$0.place.descending] })
  }
}
