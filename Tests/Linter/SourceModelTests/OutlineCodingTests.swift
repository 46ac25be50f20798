import Foundation
import SwiftFacts
import Testing

@testable import SourceModel

/// What other files' findings hang on comes out of bytes as it went in.
@Suite struct OutlineCodingTests {
  /// Something of every kind that an outline keeps.
  private static let text = """
    import UIKit
    /// Abstract: subclasses override `show`.
    @objc public protocol PhotoViewDelegate: AnyObject {
      /// Optional: tells of a choice.
      func photoView(_ photoView: PhotoView, didSelect photo: Photo)
    }
    open class PhotoView: UIView, UITableViewDataSource {
      weak var delegate: PhotoViewDelegate?
      var editCell: ((Cell) -> Void)?
      struct Inner<Item> { let qwyzzleCount = 1 }
      enum Mark {}
      override func isEqual(_ other: Any?) -> Bool { true }
      func show(_ cell: Cell) { addSubview(cell); editCell?(cell); cell.count = 1 }
      func select(_ photo: Photo) { delegate?.photoView(self, didSelect: photo) }
      func fail() { fatalError("a subclass must override this") }
    }
    extension PhotoView { func find() { let blorbs = photos.filter { $0.isNew } } }
    final class LoginViewController: UIViewController {
      var photos: [Photo] = []
      func load() {
        URLSession.shared.dataTask(with: url)
        table.editCell = { cell, row in cell.style = .none; cell.mark = .check }
        let new = photos.filter { $0.isNew }
      }
    }
    """

  private static func outline(_ text: String, isWanted: Bool = false) -> FileOutline {
    let file = SourceFile(path: "Sources/a.swift", Array(text.utf8), conventions: Conventions())
    _ = file.source.doubtfulWords
    return FileOutline(of: file.source, isWanted: isWanted)
  }

  private static func bytes(of outline: FileOutline) -> [UInt8] {
    var writer = ByteWriter()
    outline.write(to: &writer)
    return writer.bytes
  }

  private static func outline(
    at path: String = "a.swift", in bytes: ArraySlice<UInt8>
  ) throws -> FileOutline {
    try bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      return try FileOutline(at: path, from: &reader)
    }
  }

  private static func dumped(_ outline: FileOutline) -> String {
    var text = ""
    dump(outline, to: &text)
    return text
  }

  @Test func `An outline reads back as it was written`() throws {
    let outline = Self.outline(Self.text)
    #expect(!outline.types.isEmpty && !outline.delegates.isEmpty)
    #expect(!outline.abstractClasses.isEmpty && !outline.equalities.isEmpty)
    #expect(!outline.classes.flatMap(\.burdens).isEmpty && !outline.unlistedWords.isEmpty)
    #expect(!outline.customizations.methods.isEmpty && !outline.customizations.closures.isEmpty)
    let bytes = Self.bytes(of: outline)
    let read = try Self.outline(at: outline.path, in: bytes[...])
    #expect(Self.dumped(read) == Self.dumped(outline))
    // What a wanted file keeps besides is not for others.
    #expect(Self.bytes(of: Self.outline(Self.text, isWanted: true)) == bytes)
  }

  @Test func `Damage is noticed, or does no harm`() {
    let bytes = Self.bytes(of: Self.outline(Self.text))
    for count in 0..<bytes.count {
      #expect(throws: ByteReader.Damaged.self) { try Self.outline(in: bytes[..<count]) }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      _ = try? Self.outline(in: damaged[...])
    }
  }
}
