import Foundation
import ModelKit
import SQLiteStorage
import Testing

/// A class cluster as it is generated: an abstract model, and two that are one.
class Media: ManagedObject, Model {
  enum Format: String, EnumerationValue { case jpeg, png, mpeg }

  override class var concreteModels: [any Model.Type] { [Photo.self, Movie.self] }

  @Attribute("format") var format: Format
  @Attribute("number", isUnique: true) var number: Int
  @Relationship("album", inverse: "media") var album: Album?
}

final class Photo: Media {
  override class var ownCases: [String: [String]] { ["format": ["jpeg", "png"]] }

  @Relationship("movies", inverse: "scenes") var movies: [Movie]
  @Attribute("rating", default: 0, maximum: 5) var rating: Double
}

final class Movie: Media {
  override class var ownCases: [String: [String]] { ["format": ["mpeg"]] }

  @Attribute("duration") var duration: Double
  @Attribute("startDate", setOn: .insert) var startDate: Date
  @Relationship("trailer") var trailer: Movie?
  @Relationship("scenes", inverse: "movies") var scenes: [Photo]
}

final class Album: ManagedObject, Model {
  @Attribute("title") var title: String
  @Relationship("media", inverse: "album", deleteRule: .cascade) var media: [Media]
  @Relationship("cover") var cover: Photo?
}

final class MediaStore: ObjectStore {}

@MainActor @Suite struct InheritanceTests {
  private static func store(
    _ engine: TestedEngine, at location: StoreLocation = .memory
  ) throws -> MediaStore {
    try MediaStore(
      StoreDescription(name: "MediaStore", models: [Album.self, Media.self], engine: engine.type),
      at: location)
  }

  @discardableResult
  private static func fill(_ store: MediaStore) -> (photo: Photo, movie: Movie, album: Album) {
    let (photo, movie) = (Photo.insert(in: store), Movie.insert(in: store))
    (photo.format, photo.number, photo.rating) = (.png, 1, 3)
    (movie.format, movie.number, movie.duration) = (.mpeg, 2, 90)
    let album = Album.insert(in: store)
    album.title = "Both"
    album.media = [photo, movie]
    album.cover = photo
    movie.scenes = [photo]
    return (photo, movie, album)
  }

  @Test(arguments: TestedEngine.allCases)
  func `A request follows a relationship to what only a derived model has`(engine: TestedEngine)
    async throws
  {
    let store = try Self.store(engine)
    let (_, movie, album) = Self.fill(store)
    let trailer = Movie.insert(in: store)
    (trailer.format, trailer.number, trailer.duration) = (.mpeg, 3, 2)
    movie.trailer = trailer
    for isSaved in [false, true] {
      if isSaved { try await store.save() }
      let albums = FetchRequest<Album>(
        where: { $0.cover.rating > 2 && $0.cover.movies.any { $0.duration > 80 } },
        sortBy: { [$0.cover.rating.descending] })
      #expect(try store.fetch(albums) == [album])
      let movies = FetchRequest<Movie>(where: { $0.trailer.duration < 3 })
      #expect(try store.fetch(movies) == [movie])
    }
  }

  @Test(arguments: TestedEngine.allCases)
  func `A request for the root finds all, one for a model its own`(engine: TestedEngine)
    async throws
  {
    let store = try Self.store(engine)
    let (photo, movie, album) = Self.fill(store)
    for isSaved in [false, true] {
      if isSaved { try await store.save() }
      #expect(try Media.all(in: store) == [photo, movie])
      #expect(try Photo.all(in: store) == [photo])
      #expect(try Movie.count(in: store) == 1)
      #expect(try Media.count(in: store) == 2)
      let request = FetchRequest<Media>(
        where: { $0.number >= 1 && $0.album.title == "Both" }, sortBy: { [$0.number.descending] })
      #expect(try store.fetch(request) == [movie, photo])
      #expect(
        try store.fetch(FetchRequest<Photo>(where: { $0.number > 0 && $0.rating > 2 })) == [photo])
      #expect(try store.fetch(FetchRequest<Movie>(where: { $0.number == 1 })) == [])
      #expect(album.media == [photo, movie])
      #expect(movie.scenes == [photo])
      #expect(try Media.get("number", 2, in: store) === movie)
      #expect(try Photo.get("number", 2, in: store) == nil)
    }
    #expect(photo.objectID != movie.objectID)
    #expect(photo.entity.propertyNames == ["format", "number", "rating", "album", "movies"])
    #expect(try photo.value(forKeyPath: "album.title") as? String == "Both")
    #expect(throws: KeyError.self) { try photo.setValue(1.5, forKey: "duration") }
    #expect(throws: KeyError.self) { try album.setValue(movie, forKey: "cover") }
    try album.setValue(photo, forKey: "cover")
    try Photo.deleteAll(in: store)
    try await store.save()
    #expect(try Media.all(in: store) == [movie])
    #expect(album.cover == nil)
    try store.delete(album)
    try await store.save()
    #expect(try Media.count(in: store) == 0)
  }

  @Test(arguments: TestedEngine.persistent)
  func `Objects are of their models when the store is opened again`(engine: TestedEngine)
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var store: MediaStore? = try Self.store(engine, at: .folder(folder))
    Self.fill(try #require(store))
    try await store?.save()
    let archive = try Archive.data(of: #require(store))
    store = nil
    let again = try Self.store(engine, at: .folder(folder))
    let media = try Media.all(in: again)
    #expect(media.map { "\(type(of: $0))" } == ["Photo", "Movie"])
    #expect((media[0] as? Photo)?.rating == 3)
    #expect((media[1] as? Movie)?.duration == 90)
    #expect((media[1] as? Movie)?.scenes.first === media[0])
    #expect(try Album.all(in: again).first?.media == media)
    #expect(try Archive.data(of: again) == archive)
  }

  @Test func `A model is held to its own properties`() async throws {
    let store = try Self.store(.sqlite)
    let photo = Photo.insert(in: store)
    (photo.format, photo.number) = (.png, 1)
    try photo.validate()
    photo.rating = 6
    #expect(throws: ValidationError.self) { try photo.validate() }
    photo.rating = 1
    let movie = Movie.insert(in: store)
    (movie.format, movie.number) = (.mpeg, 1)
    let error = await #expect(throws: ValidationError.self) { try await store.save() }
    #expect("\(error as Any)".contains("number"), "unique in the whole table")
    #expect(error?.breaches.contains { $0.property == "duration" } == true)
  }

  @Test func `An archive names the models`() async throws {
    let store = try Self.store(.memory)
    let text = """
      {"format": 1, "Album": [{"title": "Both", "cover": "p", "media": ["p", "m"]}],
       "Photo": [{"@id": "p", "format": "png", "number": 1, "rating": 4}],
       "Movie": [{"@id": "m", "format": "mpeg", "number": 2, "duration": 5, "scenes": ["p"]}]}
      """
    #expect(try Archive.read(Data(text.utf8), into: store) == 3)
    #expect(try Archive.read(Data(text.utf8), into: store) == 3)
    try await store.save()
    #expect(try Media.all(in: store).map { "\(type(of: $0))" } == ["Photo", "Movie"])
    #expect(try Album.all(in: store).count == 2, "an album has nothing that names it")
    let written = String(decoding: try Archive.data(of: store), as: UTF8.self)
    #expect(!written.contains("@model") && !written.contains("null"))
    for (text, place) in [
      (#"{"format": 1, "Media": []}"#, "Media: is abstract"),
      (#"{"format": 1, "Photo": [{"duration": 1}]}"#, "Photo has no property 'duration'"),
      (
        #"{"format": 1, "Photo": [{"format": "png", "number": 2}]}"#,
        "Photo[0]: is there already, as Movie"
      ),
      (
        #"{"format": 1, "Album": [{"title": "", "cover": "m"}], "Movie": [{"@id": "m"}]}"#,
        "Album[0].cover: no Photo has the @id 'm'"
      ),
    ] {
      let error = #expect(throws: ArchiveError.self) {
        try Archive.read(Data(text.utf8), into: store)
      }
      #expect(error?.description.contains(place) == true, "\(error as Any)")
    }
  }

  @Test func `What either side of a relationship says, every reader of an archive knows`() throws {
    let text = """
      {"format": 1, "Album": [{"@id": "a", "title": "Both", "media": ["p"]}],
       "Photo": [{"@id": "p", "format": "png", "number": 1, "album": "a", "movies": ["m"]},
        {"@id": "q", "format": "png", "number": 3, "movies": ["n"]}],
       "Movie": [{"@id": "m", "format": "mpeg", "number": 2, "duration": 5, "album": "a", "scenes": ["q"]},
        {"@id": "n", "format": "mpeg", "number": 4, "duration": 5}]}
      """
    let store = try Self.store(.memory)
    #expect(try Archive.read(Data(text.utf8), into: store) == 5)
    let (photos, movies) = (try Photo.all(in: store), try Movie.all(in: store))
    #expect(try Album.all(in: store).first?.media == [photos[0], movies[0]])
    #expect(photos.map(\.movies) == [[movies[0]], movies])
    #expect(movies.map(\.scenes) == [photos, [photos[1]]])
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "MediaStore.json"))
    let opened = try Self.store(.file, at: .folder(folder))
    let kept = try Photo.all(in: opened)
    #expect(kept.map { $0.movies.map(\.number) } == [[2], [2, 4]])
    #expect(try Album.all(in: opened).first?.media.map(\.number) == [1, 2])
  }

  @Test func `What decides the model of an object is what it has to be`() throws {
    let store = try Self.store(.memory)
    let (movie, photo) = (Movie.insert(in: store), Photo.insert(in: store))
    (movie.number, movie.duration, photo.number) = (1, 2, 3)
    #expect(movie.format == .mpeg)
    #expect(
      movie.snapshot.description.contains("duration: 2")
        && !movie.snapshot.description.contains("rating")
        && photo.snapshot.description.contains("rating"))
    try movie.validate()
    let missing = #expect(throws: ValidationError.self) { try photo.validate() }
    #expect(missing?.description == "Photo: format is required")
    (movie.format, photo.format) = (.png, .mpeg)
    for (object, message) in [
      (movie as Media, "Movie: format is none of mpeg"),
      (photo, "Photo: format is none of jpeg, png"),
    ] {
      let error = #expect(throws: ValidationError.self) { try object.validate() }
      #expect(error?.description == message)
    }
  }

  @Test func `Who follows a property of a model hears nothing of its relatives`() async throws {
    let store = try Self.store(.memory)
    let (photo, movie, _) = Self.fill(store)
    try await store.save()
    await store.settle()
    let receptionist = Receptionist(Photo.self, "number", in: store, for: store) { _ in }
    movie.number = 12
    try await store.save()
    await store.settle()
    #expect(!receptionist.isExpectingAnswer)
    photo.number = 11
    try await store.save()
    await store.settle()
    for _ in 0..<30_000 where receptionist.answerCount == 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(receptionist.answerCount == 1)
  }

  @Test(arguments: TestedEngine.allCases)
  func `A list follows objects of its model alone`(engine: TestedEngine) async throws {
    let store = try Self.store(engine)
    let (photo, movie, _) = Self.fill(store)
    try await store.save()
    let photos = try FetchedResultsDataSource(FetchRequest<Photo>.all, in: store)
    let media = try FetchedResultsDataSource(FetchRequest<Media>.all, in: store)
    #expect(photos.count == 1 && media.count == 2)
    #expect(photos[0] === photo && media[1] === movie)
    Self.moreMovies(in: store)
    try await store.save()
    await store.settle()
    #expect(photos.count == 1)
    #expect(media.count == 3)
  }

  private static func moreMovies(in store: MediaStore) {
    let movie = Movie.insert(in: store)
    (movie.format, movie.number, movie.duration) = (.mpeg, 3, 1)
  }
}
