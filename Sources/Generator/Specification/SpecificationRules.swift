import Diagnostics
import YAML

/// Every rule that a spec is checked by, once its values can be read; the table of contents.
let specificationRules: [any Rule<SpecificationDraft>] = [
  UnusableName(),
  ReservedName(),
  DuplicateName(),
  UnknownAttributeType(),
  UnknownDestination(),
  UnfittingRelationship(),
  ContradictoryInverse(),
  MissingInverse(),
  UnknownStoredModel(),
  DividedRelationship(),
  UnusableArchive(),
  UnknownOperationPart(),
  CyclicOperationOrder(),
  UnfittingEvent(),
  UnknownShownModel(),
  UnusableKey(),
  UnfittingAction(),
  UnfittingTransition(),
  UnfittingInitialController(),
  UnreachableController(),
]

/// What is found while values are looked for.
let resolutionRules: [any ResolutionRule.Type] = [
  UnfittingLimit.self,
  UnfittingDefault.self,
  UnfittingDerivedProperty.self,
  UnfittingFetchRequest.self,
  UnknownType.self,
  InputWithoutValue.self,
  UnfittingState.self,
  UnfittingView.self,
]

/// What the rules of the spec are called and why they are there: those about names, then the others in the
/// order of the lists.
public let specificationRuleDescriptions: [RuleDescription] =
  nameConventions + specificationRules.map { type(of: $0).about } + resolutionRules.map { $0.about }

/// Every code in brackets that an error of a spec can have and that is not one of the linter's rules:
/// what is wrong with a file, with a key or its value, with what the spec says.
public let specificationErrorDescriptions: [RuleDescription] =
  YAMLRule.allCases.map(\.about) + ReadingRule.allCases.map(\.about) + specificationRuleDescriptions

extension Rule<SpecificationDraft> {
  /// What the rule finds, with its name and severity.
  func diagnostics(in draft: SpecificationDraft) -> [Diagnostic] {
    let about = Self.about
    return findings(in: draft).map {
      Diagnostic(rule: about.id, severity: about.severity, finding: $0)
    }
  }
}
