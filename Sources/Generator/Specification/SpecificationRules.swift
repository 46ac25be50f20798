import Diagnostics
import YAML

/// What names are held to, beside the conventions that the linter has too.
private let nameRules: [any Rule<SpecificationEntry>] = [
  UnusableName(), ReservedName(), DuplicateName(),
]

/// What a spec is held to while it is resolved; the table of contents.
private let resolutionRules: [RuleDescription] = [
  .unknownAttributeType,
  .unfittingLimit,
  .unfittingDefault,
  .unfittingInheritance,
  .unknownDestination,
  .unfittingRelationship,
  .contradictoryInverse,
  .missingInverse,
  .unfittingDerivedProperty,
  .unfittingFetchRequest,
  .unknownStoredModel,
  .dividedRelationship,
  .unusableArchive,
  .unknownType,
  .unfittingService,
  .unknownOperationPart,
  .cyclicOperationOrder,
  .inputWithoutValue,
  .unfittingNotification,
  .unfittingState,
  .unfittingEvent,
  .unfittingViewAction,
  .unfittingLayout,
  .unfittingParent,
  .unfittingCluster,
  .unfittingTableView,
  .unknownShownModel,
  .unfittingView,
  .unfittingArgument,
  .missingTranslation,
  .unfittingForm,
  .unfittingObservation,
  .unusableKey,
  .unfittingAction,
  .unfittingTransition,
  .unfittingInitialController,
  .unreachableController,
]

/// What the rules of the spec are called and why they are there: those about names, then the others in the
/// order of the list.
public let specificationRuleDescriptions: [RuleDescription] =
  nameConventions + nameRules.map { type(of: $0).about } + resolutionRules

/// Every code in brackets that an error of a spec can have and that is not one of the linter's rules:
/// what is wrong with a file, with a key or its value, with what the spec says.
public let specificationErrorDescriptions: [RuleDescription] =
  YAMLRule.allCases.map(\.about) + readingRules + specificationRuleDescriptions

extension SpecificationEntry {
  func checkNames() {
    problems.add(nameDiagnostics)
    for rule in nameRules {
      let about = Swift.type(of: rule).about
      problems.add(
        rule.findings(in: self).map {
          Diagnostic(rule: about.id, severity: about.severity, finding: $0)
        })
    }
  }
}
