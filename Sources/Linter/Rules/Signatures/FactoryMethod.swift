import Diagnostics
import SourceModel
import Words

struct FactoryMethod: Rule {
  static let about = RuleDescription(
    id: "factory_method",
    summary: "The name of a factory method begins with make.",
    why: "One word for it throughout tells a reader that a new value comes back.",
    severity: .warning,
    examples: [
      Example(
        "another verb",
        """
        struct Photo {
          static func createEmpty() -> Photo { Photo() }
        //            ^^^^^^^^^^^ factory_method: write 'makeEmpty' instead of 'createEmpty'
        }
        """),
      Example(
        "a factory in an extension",
        """
        extension Album {
          static func buildSample(of count: Int) -> Self { Self() }
        //            ^^^^^^^^^^^ factory_method: write 'makeSample' instead of 'buildSample'
        }
        """),
      Example(
        "a factory that may fail",
        """
        final class Store {
          class func newStore() throws -> Store? { nil }
        //           ^^^^^^^^ factory_method: write 'makeStore' instead of 'newStore'
        }
        """),
      Example(
        "a factory of something else",
        """
        final class Screen {
          func createPhotoView() -> PhotoView { PhotoView() }
        //     ^^^^^^^^^^^^^^^ factory_method: write 'makePhotoView' instead of 'createPhotoView'
        }
        """),
      Example(
        "make, and the name of what comes back",
        """
        struct Color {
          static func makeRandom() -> Color { Color() }
          static func gray(_ level: Double) -> Color { Color() }
        }
        """),
      Example(
        "a method that stores what it makes",
        """
        struct Account {
          static func create(in store: Store) async throws -> Account { Account() }
        }
        """),
      Example(
        "methods that put what they make among data, and requests for it",
        """
        final class Library {
          func createAlbum(named title: String) -> Album { store.insert(Album(title)) }
          func deleteAlbum(_ album: Album) {}
          func createPhoto(in context: ManagedContext) -> Photo { Photo() }
          func createNode(at place: Int) -> Node { map.createNode(at: place) }
        }
        extension Endpoint {
          static func createAlbum(named title: String) -> Endpoint { Endpoint() }
          static func deleteAlbum(with id: String) -> Endpoint { Endpoint() }
        }
        """),
      Example(
        "requests named for what the server does, and a name that begins with New",
        """
        extension Request {
          static func createAlbumRequest(named title: String) -> Request { Request() }
        }
        extension DraftEndpoint {
          static func createDraft() -> Self { Self() }
        }
        extension Font {
          static func newYorkRegular(of size: Double) -> Font { Font() }
        }
        """),
      Example(
        "a method that returns something else",
        "struct Report { static func buildNumber() -> Int { 1 } }"),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    lazy var actions = ActionResults()
    lazy var opposites = OppositeMethods()
    return source.declarations.compactMap { declaration in
      guard declaration.kind == .function, Self.mayBeFactory(declaration.name.utf8),
        !declaration.effects.contains(.async), let first = words(of: declaration.name.text).first,
        Self.verbs.contains(first.text),
        Self.isFactory(declaration), declaration.isNamedHere,
        !actions.contain(resultOf: declaration),
        !ChangeOfData.isMade(by: declaration, beside: opposites)
      else { return nil }
      let name = declaration.name.text
      let better = "make" + name.dropFirst(first.text.count)
      return Finding(
        "write '\(better)' instead of '\(name)'", at: declaration.name.range, certainty: .likely,
        replacements: [better])
    }
  }

  /// A quick look at the bytes: the name begins like one of the verbs.
  private static func mayBeFactory(_ name: ByteText) -> Bool {
    switch name.first {
    case UInt8(ascii: "b"): name.starts(with: "build")
    case UInt8(ascii: "c"): name.starts(with: "construct") || name.starts(with: "create")
    case UInt8(ascii: "i"): name.starts(with: "instantiate")
    case UInt8(ascii: "n"): name.starts(with: "new")
    default: false
    }
  }

  private static func isFactory(_ method: Declaration) -> Bool {
    if method.isStatic {
      return method.returnsOwnTypeStatically && !namesRequest(method) && !namesPlace(method)
    }
    guard method.effects.isEmpty, method.name.hasPrefix("create"), let type = method.type.base,
      !type.contains("."), !type.hasSuffix("ID")
    else { return false }
    return method.name.utf8.count > 8 && type.hasSuffix(method.name.text.dropFirst(6))
  }

  /// `createAlbumRequest` of `Request`: the server creates the album.
  private static func namesRequest(_ method: Declaration) -> Bool {
    guard let type = method.enclosingType?.name,
      ["Command", "Endpoint", "Request"].contains(where: type.hasSuffix)
    else { return false }
    let noun = method.name.utf8.dropFirst("create".utf8.count)
    return method.name.hasPrefix("create") && !noun.isEmpty && !type.utf8.elementsEqual(noun)
  }

  /// `newYorkRegular`, a typeface of Apple's.
  private static func namesPlace(_ method: Declaration) -> Bool {
    ["newYork", "newZealand"].contains(where: method.name.hasPrefix)
  }

  private static let verbs: Set<String> = ["build", "construct", "create", "instantiate", "new"]
}
