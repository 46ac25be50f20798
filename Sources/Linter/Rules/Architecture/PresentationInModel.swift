import Diagnostics
import Roles
import SourceModel

struct PresentationInModel: Rule {
  static let about = RuleDescription(
    id: "presentation_in_model",
    summary:
      "A model holds values; formats, languages, colours and layout are up to whatever shows it.",
    why: "The same model is shown in a list, in a detail and in an export, each in its own way.",
    severity: .warning,
    examples: [
      Example(
        "a model that formats its own date",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {
          let date: Date
          var text: String { DateFormatter().string(from: date) }
        //                   ^^^^^^^^^^^^^ presentation_in_model: move 'DateFormatter' to whatever shows \
        'Photo', its data source or view
        }
        """),
      Example(
        "a model with a colour",
        """
        // file: Sources/App/Models/Tag.swift
        final class Tag: NSManagedObject {
          var color: UIColor { UIColor.red }
        //           ^^^^^^^ presentation_in_model: move 'UIColor' to whatever shows 'Tag', its data source or \
        view
        }
        """),
      Example(
        "a model with a picture, in a folder as it is called elsewhere",
        """
        // file: Sources/App/model/Card.swift
        final class Card { var photo: UIImage? }
        //                            ^^^^^^^ presentation_in_model: move 'UIImage' to whatever shows 'Card', its \
        data source or view
        """),
      Example(
        "what is read from a file beside the views, and what is not",
        """
        // file: Sources/App/Net/Process.swift
        struct Process: Codable {
          let path: String
          var icon: NSImage? { NSImage(contentsOfFile: path) }
        //          ^^^^^^^ presentation_in_model: move 'NSImage' to whatever shows 'Process', its data source \
        or view
        }
        struct Row { let icon: NSImage }
        """),
      Example(
        "what has an identifier among its values, wherever it lies, and a model that is called so",
        """
        // file: Sources/App/Ferries/Vessel.swift
        final class Vessel {
          let vesselID: Int, name: String, speed: Float, heading: Int
          var icon: UIImage { UIImage(named: name) }
        //          ^^^^^^^ presentation_in_model: move 'UIImage' to whatever shows 'Vessel', its data source or \
        view
        }
        struct Badge { let title: String, detail: String, icon: UIImage }
        // file: Sources/App/Models/DayModel.swift
        struct DayModel { let image: UIImage }
        //                           ^^^^^^^ presentation_in_model: move 'UIImage' to whatever shows \
        'DayModel', its data source or view
        struct DayCellModel { let image: UIImage }
        """),
      Example(
        "one of many by its protocol, with an icon and a colour of SwiftUI",
        """
        // file: Sources/App/Releases/Release.swift
        import SwiftUI
        struct Release: Identifiable {
          let name: String, number: Int, size: Int, isBeta: Bool
          var icon: NSImage?
        //          ^^^^^^^ presentation_in_model: move 'NSImage' to whatever shows 'Release', its data source \
        or view
          var tint: Color { isBeta ? .red : .blue }
        //          ^^^^^ presentation_in_model: move 'Color' to whatever shows 'Release', its data source or \
        view
          var badge: some View { Text(name) }
        //                ^^^^ presentation_in_model: move 'View' to whatever shows 'Release', its data source or \
        view
        }
        """),
      Example(
        "one of many by when and where it was kept, and a value that is called a state",
        """
        // file: Sources/App/Versions/Version.swift
        struct Version: Identifiable, CustomStringConvertible {
          let id: UUID, notes: URL?, date: Date?, size: Int64?
          let icon: NSImage?
        //          ^^^^^^^ presentation_in_model: move 'NSImage' to whatever shows 'Version', its data source \
        or view
        }
        // file: Sources/App/Models/TaskState.swift
        import SwiftUI
        struct EditState { let picture: UIImage }
        //                              ^^^^^^^ presentation_in_model: move 'UIImage' to whatever shows 'EditState', its \
        data source or view
        enum TaskState {
          var tint: Color { .red }
        //          ^^^^^ presentation_in_model: move 'Color' to whatever shows 'TaskState', its data source or \
        view
        }
        """),
      Example(
        "a model that formats, in words of a pattern",
        """
        // file: Sources/App/Models/Delivery.swift
        struct Delivery {
          var text: String {
            let formatter = DateFormatter()
        //                  ^^^^^^^^^^^^^ presentation_in_model: move 'DateFormatter' to whatever shows 'Delivery', its \
        data source or view
            formatter.dateFormat = "d MMM"
            return formatter.string(from: date)
          }
        }
        """),
      Example(
        "a date in a style, and in one that a service reads",
        """
        struct Release: Identifiable {
          let id: String, date: Date, note: String?, size: Int
          var day: String { date.formatted(.dateTime.year().month()) }
        //                       ^^^^^^^^^ presentation_in_model: move 'formatted' to whatever shows 'Release', its data \
        source or view
          var stamp: String { date.formatted(.iso8601) }
        }
        struct Version: Identifiable {
          let id: String, date: Date, note: String?, size: Int
          var stamp: String { date.formatted(.iso8601) + note.formatted(id) }
        }
        """),
      Example(
        "a model that asks for the user's language",
        """
        // file: Sources/App/Models/Price.swift
        struct Price {
          var symbol: String? { Locale.current.currencySymbol }
        //                             ^^^^^^^ presentation_in_model: move 'Locale.current' to whatever shows \
        'Price', its data source or view
        }
        """),
      Example(
        "a model inside of another type",
        """
        final class SyncManager: ObservableObject {
          struct Entry: Identifiable {
            let id = UUID(), day = Date()
            let kind: String, message: String, isWrong: Bool
            var text: String { DateFormatter().string(from: day) }
        //                     ^^^^^^^^^^^^^ presentation_in_model: move 'DateFormatter' to whatever shows 'Entry', its data \
        source or view
          }
        }
        """),
      Example(
        "a formatter that reads what a service sends",
        """
        // file: Sources/App/Models/Photo.swift
        struct Photo {
          static func date(of text: String) -> Date? { DateFormatter().date(from: text) }
        }
        """),
      Example(
        "values only",
        """
        // file: Sources/App/Models/Tag.swift
        struct Tag { var red = 0.5; var locale: Locale }
        """),
      Example(
        "a model that is an image itself",
        """
        // file: Sources/App/Menu/ItemImage.swift
        enum ItemImage: Codable { func image(of item: Item) -> NSImage? { nil } }
        """),
      Example(
        "what shows it may format it",
        """
        // file: Sources/App/DataSources/PhotoCell+Photo.swift
        extension PhotoCell {
          func configure(for photo: Photo) { label.text = DateFormatter().string(from: photo.date) }
        }
        // file: Sources/App/Models/PhotoViewModel.swift
        struct PhotoViewModel { let color: UIColor }
        """),
    ])

  func findings(in source: SwiftSource) -> [Finding] {
    guard source.isOfProgram else { return [] }
    let isOfModels = source.role == .model
    guard isOfModels || source.role == nil && source.types.contains(where: \.isModelByItself) else {
      return []
    }
    let readsTexts = Self.readsTexts(source)
    var seen: Set<String> = []
    return source.uses.compactMap { use in
      guard let name = PresentationType(use)?.name, let model = use.owner?.model,
        !readsTexts || !name.hasSuffix("Formatter"), Self.isModel(model),
        isOfModels || model.isModelByItself,
        seen.insert("\(model.name) \(name)").inserted
      else { return nil }
      return .likely(
        "move '\(name)' to whatever shows '\(model.name)', its data source or view",
        at: use.name.range)
    }
  }

  private static func isModel(_ type: Declaration) -> Bool {
    let name = type.name
    let role = Role(suffixOf: name.text)
    guard type.inheritedRole == nil || type.inheritedRole == .model,
      role == nil || role == .state
    else { return false }
    return (DataName.isModel(name.text) || !name.hasSuffix("Model"))
      && !DisplayName.isOne(name.text) && !DataName.isNamedForScreens(name.text)
      && !(type.kind == .extending && ["UI", "NS", "CG"].contains(where: name.hasPrefix))
  }

  /// Whether formatters of the file turn texts into values, which is not presentation.
  private static func readsTexts(_ source: SwiftSource) -> Bool {
    func calls(_ names: String...) -> Bool {
      source.calls.contains { call in
        names.contains { call.callee == $0 } && call.argument("from") != nil
      }
    }
    return calls("date", "number")
      || source.uses.contains { use in
        guard use.kind == .member else { return false }
        return use.name == "dateDecodingStrategy" || use.name == "dateEncodingStrategy"
          || use.name == "dateFormat" && !calls("string")
      }
  }
}

extension Declaration {
  /// The type that answers for it, or one inside of that which is data by what it is made of.
  fileprivate var model: Declaration? {
    if let inner = innermostType, inner.isMember, inner.isModelByItself { return inner }
    return responsibleType
  }
}

/// A type of Apple's frameworks that says how something looks.
private struct PresentationType {
  let name: String

  private static let names: NameSet = [
    "ByteCountFormatter", "DateComponentsFormatter", "DateFormatter", "DateIntervalFormatter",
    "ListFormatter", "MeasurementFormatter", "NumberFormatter", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter", "NSColor", "NSFont", "NSImage", "NSLayoutConstraint",
    "NSParagraphStyle", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UILabel", "UIView",
  ]

  private static let namesOfSwiftUI: NameSet = ["AnyView", "Color", "Font", "Image", "View"]

  init?(_ use: Use) {
    switch use.kind {
    case .type, .value:
      guard use.name.isCapital,
        Self.names.contains(use.name)
          || Self.namesOfSwiftUI.contains(use.name) && use.source.imports.contains("SwiftUI")
      else { return nil }
      name = use.name.text
    case .member:
      if Self.isFormatted(use) {
        name = use.name.text
        return
      }
      guard use.receiver == "Locale", use.name == "current" || use.name == "autoupdatingCurrent"
      else { return nil }
      name = "Locale.\(use.name)"
    default: return nil
    }
  }

  /// `date.formatted(.dateTime.day())`, `date.formatted(date: .long, time: .omitted)`, but not in a form that programs read.
  private static func isFormatted(_ use: Use) -> Bool {
    guard use.name == "formatted",
      let call = use.source.calls.first(where: { $0.callee.range == use.name.range }),
      let style = call.arguments.first
    else { return false }
    return style.label == "date"
      || style.label.isEmpty && style.value.hasPrefix(".") && !style.value.hasPrefix(".iso8601")
  }
}
