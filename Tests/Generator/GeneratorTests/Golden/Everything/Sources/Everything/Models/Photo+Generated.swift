// Written by armature from armature.yml; your half is Photo.swift.

import Foundation
import ModelKit

/// Photo as the spec describes it: its attributes and its relationships.
final class Photo: Media {
  override class var formerNames: [String] { ["Picture", "Portrait"] }

  override class var ownCases: [String: [String]] { ["format": ["jpeg", "png"]] }

  @Attribute("rating", default: 0.0, maximum: 5.0) var rating: Double
  @Relationship("scenes", inverse: "photos") var scenes: [Movie]
}

extension Photo {
  /// Inserts an object with its required values; throws where one of them is not valid.
  convenience init(format: Media.Format, place: Int, in context: any ObjectContext) throws {
    self.init(insertInto: context)
    self.format = format
    self.place = place
    try validateOrWithdraw()
  }
}
