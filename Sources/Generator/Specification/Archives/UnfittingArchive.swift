import Diagnostics

extension RuleDescription {
  static let unfittingArchive = RuleDescription(
    id: "unfitting_archive", summary: "An archive holds objects as the models have them.",
    why: "The application would not get beyond its first start.", examples: [])
}
