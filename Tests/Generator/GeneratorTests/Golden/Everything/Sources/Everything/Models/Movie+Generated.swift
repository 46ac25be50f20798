// Written by armature from armature.yml; your half is Movie.swift.

import Foundation
import ModelKit

/// Movie as the spec describes it: its attributes and its relationships.
final class Movie: Media {
  override class var ownCases: [String: [String]] { ["format": ["mpeg", "avi"]] }

  @Attribute("duration") var duration: Double
  @Attribute("poster") var poster: Data?
  @Attribute("showDate", setOn: .insert) var showDate: Date
  @Relationship("photos", inverse: "scenes") var photos: [Photo]
}

extension Movie {
  /// Inserts an object with its required values; throws where one of them is not valid.
  convenience init(
    format: Media.Format,
    place: Int,
    duration: Double,
    in context: any ObjectContext
  ) throws {
    self.init(insertInto: context)
    self.format = format
    self.place = place
    self.duration = duration
    try validateOrWithdraw()
  }
}
