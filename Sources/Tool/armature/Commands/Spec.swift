import CommandLine
import Specification

/// What a spec may say, for editors and readers.
struct Spec: Command {
  static let about = CommandDescription(
    "spec", summary: "Print what a spec may say, as a JSON Schema or as a reference.",
    subcommands: [SpecSchema.self, SpecReference.self])

  func run() -> ExitStatus {
    Terminal.print(HelpText(of: CommandDeclaration(of: Spec.self, calledBy: ["armature"])).text)
    return .done
  }
}

struct SpecSchema: Command {
  static let about = CommandDescription(
    "schema", summary: "Print the JSON Schema (2020-12) of a spec.",
    discussion: """
      An editor with a YAML language server completes and checks a spec that begins with

        # yaml-language-server: $schema=armature.schema.json

      Files that a spec includes lack what others of them say; with --part the schema is theirs.
      """)

  @Flag("Print the schema of a file that a spec includes.") var part: Bool

  func run() -> ExitStatus {
    Terminal.print(SpecificationSchema(SpecificationReference(), isPart: part).document)
    return .done
  }
}

struct SpecReference: Command {
  static let about = CommandDescription(
    "reference", summary: "Print all keys of a spec and all of its errors, as Markdown.")

  func run() -> ExitStatus {
    let text = SpecificationReferenceText(
      SpecificationReference(), errors: specificationErrorDescriptions)
    Terminal.print(text.document)
    return .done
  }
}
