import Diagnostics
import YAML

/// What names are held to, beside the conventions that the linter has too.
private let nameRules: [any Rule<SpecificationEntry>] = [
  UnusableName(), ReservedName(), DuplicateName(),
]

/// What a spec is held to while it is resolved; the table of contents.
private let resolutionRules: [any SpecificationRule.Type] = [
  UnknownAttributeType.self,
  UnfittingLimit.self,
  UnfittingDefault.self,
  UnfittingInheritance.self,
  UnknownDestination.self,
  UnfittingRelationship.self,
  ContradictoryInverse.self,
  MissingInverse.self,
  UnfittingDerivedProperty.self,
  UnfittingFetchRequest.self,
  UnknownStoredModel.self,
  DividedRelationship.self,
  UnusableArchive.self,
  UnknownType.self,
  UnfittingService.self,
  UnknownOperationPart.self,
  CyclicOperationOrder.self,
  InputWithoutValue.self,
  UnfittingNotification.self,
  UnfittingState.self,
  UnfittingEvent.self,
  UnfittingViewAction.self,
  UnfittingLayout.self,
  UnfittingParent.self,
  UnfittingCluster.self,
  UnfittingTableView.self,
  UnknownShownModel.self,
  UnfittingView.self,
  UnfittingArgument.self,
  MissingTranslation.self,
  UnfittingForm.self,
  UnfittingObservation.self,
  UnusableKey.self,
  UnfittingAction.self,
  UnfittingTransition.self,
  UnfittingInitialController.self,
  UnreachableController.self,
]

/// What the rules of the spec are called and why they are there: those about names, then the others in the
/// order of the list.
public let specificationRuleDescriptions: [RuleDescription] =
  nameConventions + nameRules.map { type(of: $0).about } + resolutionRules.map { $0.about }

/// Every code in brackets that an error of a spec can have and that is not one of the linter's rules:
/// what is wrong with a file, with a key or its value, with what the spec says.
public let specificationErrorDescriptions: [RuleDescription] =
  YAMLRule.allCases.map(\.about) + ReadingRule.allCases.map(\.about) + specificationRuleDescriptions

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
