import EmbeddedTemplates
import Mustache

/// The files of the folder `Templates`, and those of `Examples` with that name before their paths, which
/// are part of the binary: it can be moved anywhere.
public enum Templates {
  /// Every path below the folder, in the order of its bytes.
  public static let paths: [String] = (0..<embeddedFileCount).map {
    String(cString: embeddedFile($0).path)
  }

  private static let places: [String: UInt] = Dictionary(
    uniqueKeysWithValues: zip(paths, 0..<embeddedFileCount))

  /// The paths of the files in a folder and its folders.
  public static func paths(below folder: String) -> [String] {
    paths.filter { $0.hasPrefix(folder + "/") }
  }

  /// The text of a file, or nil where there is none.
  ///
  /// - Parameter path: below the folder `Templates`, such as `ModelKit/ObjectContext.swift`.
  public static func text(at path: String) -> String? {
    bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }

  public static func bytes(at path: String) -> [UInt8]? {
    guard let place = places[path] else { return nil }
    let file = embeddedFile(place)
    return Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }

  /// All Mustache templates, parsed. A template is called by its path without `.mustache`:
  /// `{{>Project/Package.swift}}`.
  public static func library() throws(TemplateError) -> TemplateLibrary {
    let suffix = ".mustache"
    var texts: [String: String] = [:]
    for path in paths where path.hasSuffix(suffix) {
      texts[String(path.dropLast(suffix.count))] = text(at: path)
    }
    return try TemplateLibrary(texts)
  }
}
