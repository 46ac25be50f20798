import Diagnostics
import SourceModel

struct UnreachedDelegateMethod: Rule {
  static let about = RuleDescription(
    id: "unreached_delegate_method",
    summary:
      "An optional delegate method is one that the protocol knows, in the class that conforms.",
    why:
      "Where name or class is a little off, Swift calls the protocol's default and says nothing.",
    examples: [
      Example(
        "a letter off",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidClosed(_ photoView: PhotoView) {}
          //     ^^^^^^^^^^^^^^^^^^ unreached_delegate_method: write 'photoViewDidClose(_:)': \
          PhotoViewDelegate has no 'photoViewDidClosed(_:)', so its default is called
          }
          """),
      Example(
        "a label off, in an extension",
        protocolText + """
          final class Screen {}
          extension Screen: PhotoViewDelegate {
            func photoView(_ photoView: PhotoView, didSelects photo: Photo) {}
          //     ^^^^^^^^^ unreached_delegate_method: write 'photoView(_:didSelect:)': \
          PhotoViewDelegate has no 'photoView(_:didSelects:)', so its default is called
          }
          """),
      Example(
        "an event that has more to tell now",
        protocolText + """
          final class Screen {}
          extension Screen: PhotoViewDelegate {
            func photoView(_ photoView: PhotoView, didRotateBy angle: Double) {}
          //     ^^^^^^^^^ unreached_delegate_method: PhotoViewDelegate has no 'photoView(_:didRotateBy:)', \
          so nothing calls it; unanswered: 'photoView(_:didSelect:)'
          }
          """),
      Example(
        "an event of another sender",
        protocolText + """
          final class Screen {}
          extension Screen: PhotoViewDelegate {
            func imageView(_ imageView: ImageView, didSelect photo: Photo) {}
          //     ^^^^^^^^^ unreached_delegate_method: PhotoViewDelegate has no 'imageView(_:didSelect:)', so \
          nothing calls it; unanswered: 'photoView(_:didSelect:)'
            func imageViewDidLoad(_ imageView: ImageView) {}
          }
          """),
      Example(
        "a subclass of the class that conforms",
        protocolText + """
          class Screen: PhotoViewDelegate {}
          final class ZoomScreen: Screen {
            func photoViewDidClose(_ photoView: PhotoView) {}
          //     ^^^^^^^^^^^^^^^^^ unreached_delegate_method: write 'photoViewDidClose(_:)' into \
          Screen and override it here: else the default of PhotoViewDelegate is called
          }
          """),
      Example(
        "the names of the protocol",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidClose(_ photoView: PhotoView) {}
            func photoView(_ photoView: PhotoView, didSelect photo: Photo) {}
          }
          """),
      Example(
        "a subclass that overrides",
        protocolText + """
          class Screen: PhotoViewDelegate {
            func photoViewDidClose(_ photoView: PhotoView) {}
          }
          final class ZoomScreen: Screen {
            override func photoViewDidClose(_ photoView: PhotoView) {}
          }
          """),
      Example(
        "methods that only begin alike",
        protocolText + """
          final class Screen: PhotoViewDelegate {
            func photoViewDidScroll(_ photoView: PhotoView) {}
            func close() {}
          }
          """),
    ])

  private static let protocolText = """
    protocol PhotoViewDelegate: AnyObject {
      func photoViewDidClose(_ photoView: PhotoView)
      func photoView(_ photoView: PhotoView, didSelect photo: Photo)
    }
    extension PhotoViewDelegate {
      func photoViewDidClose(_ photoView: PhotoView) {}
      func photoView(_ photoView: PhotoView, didSelect photo: Photo) {}
    }

    """

  func findings(in project: Project) -> [Finding] {
    // One without a default is answered in full, or the project does not compile.
    let protocols = project.delegation.protocols.filter(project.delegation.mayHaveDefault)
    let conforming = protocols.map { delegate in
      // A protocol that inherits from another is answered by others.
      let answers = project.delegation.answers(to: delegate.name).filter {
        $0.kind != .protocolType
      }
      return (delegate: delegate.name, names: Set(answers.map(\.name)))
    }
    let names = Set(conforming.flatMap(\.names))
    guard !names.isEmpty else { return [] }
    let below = project.types.classes(below: names)
    let members = ProjectMembers(
      of: names.union(protocols.map(\.name)).union(below.values.joined().map(\.name)), in: project)
    return conforming.flatMap { delegate, names in
      names.sorted().flatMap {
        Self.findings(about: delegate, in: $0, below: below[$0] ?? [], members: members)
      }
    }
  }

  /// With how many unanswered methods one is compared: nobody writes more of them by hand.
  private static let mostCompared = 128

  /// - Parameter below: the classes below the type that conforms.
  private static func findings(
    about delegate: String, in name: String, below: [TypeOutline], members: ProjectMembers
  ) -> [Finding] {
    guard members.areWanted(of: name) || below.contains(where: { members.areWanted(of: $0.name) })
    else { return [] }
    let known = Dictionary(grouping: members.methods(of: delegate)) { $0.part.type.isExtension }
    let requirements = known[false, default: []].map(\.method.signature)
    let required = Set(requirements)
    let defaults = Set(known[true, default: []].map(\.method.signature))
    let own = members.methods(of: name)
    let answered = Set(own.map(\.method.signature))
    let unanswered = requirements.filter { defaults.contains($0) && !answered.contains($0) }
    guard !unanswered.isEmpty else { return [] }
    let others = own.filter { isWritten($0) && !required.contains($0.method.signature) }
    let slips = others.compactMap { member -> Finding? in
      let method = member.method
      let near = unanswered.prefix(mostCompared).first { isSlip(method.signature, for: $0) }
      if let near {
        return Finding(
          "write '\(near)': \(delegate) has no '\(method.signature)', so its default is called",
          at: method.nameRange)
      }
      return lost(member, among: unanswered, of: delegate)
    }
    let added = below.filter { !$0.inherited.contains(delegate) }.flatMap {
      members.methods(of: $0.name).filter(isWritten).map(\.method)
    }
    return slips + late(Set(unanswered), among: added, of: name, answering: delegate)
  }

  /// Whether no program has written a method.
  private static func isWritten(_ member: ProjectMembers.Member) -> Bool {
    member.part.file.isJudged && !member.part.file.isMachineWritten
  }

  /// A method that tells of an event as the protocol's own do, in the extension that answers it: the protocol
  /// had it once, or has it of another sender.
  private static func lost(
    _ member: ProjectMembers.Member, among unanswered: [String], of delegate: String
  ) -> Finding? {
    let (part, method) = member
    guard part.type.isExtension, part.type.inherited.contains(delegate), !method.isOverride
    else { return nil }
    let start = method.name + "(_:"
    let labels = method.signature.dropFirst(start.count)
    let isTold = ["should", "will", "did"].contains(where: labels.hasPrefix)
    let kin = unanswered.filter { $0.hasPrefix(start) || $0.hasSuffix("(_:" + labels) }
    guard method.signature.hasPrefix(start), isTold, !kin.isEmpty else { return nil }
    let known = kin.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      "\(delegate) has no '\(method.signature)', so nothing calls it; unanswered: \(known)",
      at: method.nameRange)
  }

  /// Methods that a subclass adds although its superclass has left them to the default.
  private static func late(
    _ unanswered: Set<String>, among added: [MethodOutline], of name: String,
    answering delegate: String
  ) -> [Finding] {
    added.filter { !$0.isOverride && unanswered.contains($0.signature) }.map { method in
      Finding(
        "write '\(method.signature)' into \(name) and override it here: else the default of "
          + "\(delegate) is called", at: method.nameRange)
    }
  }

  /// Whether two signatures differ in at most two letters in one place.
  private static func isSlip(_ signature: String, for wanted: String) -> Bool {
    let left = signature.utf8
    let right = wanted.utf8
    guard abs(left.count - right.count) <= 2 else { return false }
    let shorter = min(left.count, right.count)
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let common = min(start + end, shorter)
    return max(left.count, right.count) - common <= 2
  }
}

/// The methods of some of a project's types that are called on an instance.
private struct ProjectMembers {
  typealias Member = (part: TypePart, method: MethodOutline)

  private let project: Project
  /// By the name of a type: its declarations and extensions, in the order of the files.
  private let parts: [String: [TypePart]]

  init(of names: Set<String>, in project: Project) {
    self.project = project
    parts = project.parts(ofTypesNamed: names)
  }

  /// Whether a part of a type lies in a file whose findings somebody asks for.
  func areWanted(of name: String) -> Bool {
    parts[name]?.contains { $0.file.isWanted } ?? false
  }

  func methods(of name: String) -> [Member] {
    (parts[name] ?? []).flatMap { part in
      methods(of: part).filter { !$0.isStatic }.map { (part, $0) }
    }
  }

  /// What the outline of a file leaves out is read once more.
  private func methods(of part: TypePart) -> [MethodOutline] {
    if let methods = part.type.methods { return methods }
    let type = project.source(at: part.file.path)?.declarations.first {
      $0.kind.hasMembers && $0.name.range == part.type.nameRange
    }
    return type.map(MethodOutline.all) ?? []
  }
}
