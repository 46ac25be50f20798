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
    let protocols = project.delegation.protocols
    let names = Set(protocols.filter(project.delegation.mayHaveDefault).map(\.name))
    guard !names.isEmpty, Self.isAskedForSomebody(conformingTo: names, in: project) else {
      return []
    }
    let heirs = Heirs(of: names, in: project)
    let members = ProjectMethods(of: heirs.names, in: project)
    return protocols.filter { names.contains($0.name) }.flatMap {
      Self.findings(about: $0.name, heirs: heirs, members: members)
    }
  }

  /// A quick look: whether a type that conforms to one of some protocols, or a class below one, lies in a file whose
  /// findings are asked for.
  private static func isAskedForSomebody(
    conformingTo names: Set<String>, in project: Project
  ) -> Bool {
    let conforming = Set(names.flatMap { project.delegation.answers(to: $0).map(\.name) })
    return project.files.contains { file in
      file.isWanted
        && file.types.contains { type in
          conforming.contains(type.name)
            || (project.types.declarations(of: type.name) + [type]).contains {
              project.types.ancestors(of: $0).contains(where: conforming.contains)
            }
        }
    }
  }

  private static func findings(
    about delegate: String, heirs: Heirs, members: ProjectMethods
  ) -> [Finding] {
    let asked = heirs.namesOfConforming(to: delegate).filter { name in
      members.isJudged(name)
        || heirs.classes(below: name).contains { members.isJudged($0.name) }
    }
    guard !asked.isEmpty else { return [] }
    let defaults = Set(members.methods(ofExtensionsOf: delegate).map(\.signature))
    let requirements = members.methods(of: delegate, kind: .protocolType).map(\.signature)
    let required = Set(requirements)
    let optional = requirements.filter(defaults.contains)
    guard !optional.isEmpty else { return [] }
    return asked.flatMap { name -> [Finding] in
      let own = members.methods(ofTypeNamed: name)
      let answered = Set(own.map(\.signature))
      let unanswered = optional.filter { !answered.contains($0) }
      guard !unanswered.isEmpty else { return [] }
      let others = own.filter { !$0.isMachineWritten && !required.contains($0.signature) }
      let slips = others.compactMap { method in
        unanswered.prefix(mostCompared).first { isSlip(method.signature, for: $0) }.map { wanted in
          Finding(
            "write '\(wanted)': \(delegate) has no '\(method.signature)', so its default is called",
            at: method.outline.nameRange)
        }
      }
      return slips + late(unanswered, of: name, delegate, heirs, members)
    }
  }

  /// With how many unanswered methods one is compared: nobody writes more of them by hand.
  private static let mostCompared = 128

  /// Methods that a subclass adds although its superclass left them to the default.
  private static func late(
    _ unanswered: [String], of name: String, _ delegate: String, _ heirs: Heirs,
    _ members: ProjectMethods
  ) -> [Finding] {
    let missing = Set(unanswered)
    return heirs.classes(below: name).filter { !$0.inherited.contains(delegate) }
      .flatMap { members.methods(ofTypeNamed: $0.name) }
      .filter { !$0.outline.isOverride && !$0.isMachineWritten && missing.contains($0.signature) }
      .map { method in
        Finding(
          "write '\(method.signature)' into \(name) and override it here: else the default of "
            + "\(delegate) is called", at: method.outline.nameRange)
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

/// Who conforms to some protocols, and which classes lie below those who do.
private struct Heirs {
  /// By the name of the protocol.
  private let conforming: [String: Set<String>]
  /// By the name of who conforms.
  private let below: [String: [TypeOutline]]

  init(of protocols: Set<String>, in project: Project) {
    // A protocol that inherits from another is answered by others.
    conforming = protocols.reduce(into: [:]) { conforming, name in
      let answers = project.delegation.answers(to: name).filter { $0.kind != .protocolType }
      conforming[name] = Set(answers.map(\.name))
    }
    below = project.types.classes(below: Set(conforming.values.joined()))
  }

  /// All protocols, those who conform to them and the classes below.
  var names: Set<String> {
    var names = Set(conforming.keys)
    for types in conforming.values { names.formUnion(types) }
    for types in below.values { names.formUnion(types.map(\.name)) }
    return names
  }

  func namesOfConforming(to delegate: String) -> [String] {
    (conforming[delegate] ?? []).sorted()
  }

  func classes(below name: String) -> [TypeOutline] {
    below[name] ?? []
  }
}
