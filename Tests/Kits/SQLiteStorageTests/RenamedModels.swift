import ModelKit

/// Models as they were called.
enum EarlierModels {
  final class Story: ManagedObject, Model {
    @Attribute("headline", default: "", isUnique: true) var headline: String
    @Attribute("size", isIndexed: true) var size: Int?
    @Relationship("writer", inverse: "stories") var writer: Writer?
    @Relationship("tags", inverse: "stories") var tags: [Tag]
    @Relationship("pictures", isOrdered: true) var pictures: [Picture]
  }

  final class Writer: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("stories", inverse: "writer") var stories: [Story]
  }

  final class Tag: ManagedObject, Model {
    @Attribute("name", default: "") var name: String
    @Relationship("stories", inverse: "tags") var stories: [Story]
  }

  class Picture: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Picture.self, Drawing.self] }
    @Attribute("caption", default: "") var caption: String
  }

  final class Drawing: Picture {
    @Attribute("artist") var artist: String?
  }

  static let models: [any Model.Type] = [Story.self, Writer.self, Tag.self, Picture.self]
}

/// The same as they are called now; of the two sides of a relationship, the other one has the links by its name.
enum RenamedModels {
  final class Piece: ManagedObject, Model {
    override class var formerNames: [String] { ["Article", "Story"] }
    @Attribute("title", was: ["headline"], default: "", isUnique: true) var title: String
    @Attribute("length", was: ["size"], isIndexed: true) var length: Int?
    @Relationship("author", was: ["writer"], inverse: "pieces") var author: Author?
    @Relationship("labels", was: ["tags"], inverse: "pieces") var labels: [Label]
    @Relationship("images", was: ["pictures"], isOrdered: true) var images: [Image]
  }

  final class Author: ManagedObject, Model {
    override class var formerNames: [String] { ["Writer"] }
    @Attribute("name", default: "") var name: String
    @Relationship("pieces", was: ["stories"], inverse: "author") var pieces: [Piece]
  }

  final class Label: ManagedObject, Model {
    override class var formerNames: [String] { ["Tag"] }
    @Attribute("name", default: "") var name: String
    @Relationship("pieces", was: ["stories"], inverse: "labels") var pieces: [Piece]
  }

  class Image: ManagedObject, Model {
    override class var concreteModels: [any Model.Type] { [Image.self, Sketch.self] }
    override class var formerNames: [String] { ["Picture"] }
    @Attribute("text", was: ["caption"], default: "") var text: String
  }

  final class Sketch: Image {
    override class var formerNames: [String] { ["Drawing"] }
    @Attribute("painter", was: ["artist"]) var painter: String?
  }

  static let models: [any Model.Type] = [Piece.self, Author.self, Label.self, Image.self]
}

/// One model in several versions.
enum Versions {
  enum First {
    final class Item: ManagedObject, Model {
      @Attribute("name", default: "") var name: String
      @Attribute("size") var size: Int?
    }
  }

  enum Second {
    final class Entry: ManagedObject, Model {
      override class var formerNames: [String] { ["Item"] }
      @Attribute("label", was: ["name"], default: "") var label: String
      @Attribute("size") var size: Int?
    }
  }

  enum Third {
    final class Notepad: ManagedObject, Model {
      override class var formerNames: [String] { ["Entry", "Item"] }
      @Attribute("keyword", was: ["label", "name"], default: "") var keyword: String
      @Attribute("size") var size: Int?
    }
  }

  /// Nothing says any more what the names were.
  enum Settled {
    final class Notepad: ManagedObject, Model {
      @Attribute("keyword", default: "") var keyword: String
      @Attribute("size") var size: Int?
    }
  }

  /// What differs by case alone, and a type that needs a recovery.
  enum Converted {
    final class NotePad: ManagedObject, Model {
      override class var formerNames: [String] { ["Notepad"] }
      @Attribute("keyWord", was: ["keyword"], default: "") var keyWord: String
      @Attribute("weight", was: ["size"]) var weight: String?
    }
  }

  /// Both names.
  enum Doubled {
    final class Item: ManagedObject, Model {
      @Attribute("name", default: "") var name: String
      @Attribute("label", default: "") var label: String
      @Attribute("size") var size: Int?
    }
  }
}
