import Diagnostics
import YAML

/// What a spec is held to, beside the conventions that the linter has too; the table of contents.
private let ownRules: [RuleDescription] = [
  .unusableName,
  .reservedName,
  .duplicateName,
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
  .unfittingChildren,
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
  nameConventions + ownRules

/// Every code in brackets that an error of a spec can have and that is not one of the linter's rules:
/// what is wrong with a file, with a key or its value, with what the spec says.
public let specificationErrorDescriptions: [RuleDescription] =
  YAMLRule.allCases.map(\.about) + readingRules + specificationRuleDescriptions
  + [.unfittingArchive]

extension SpecificationEntry {
  func checkNames() {
    problems.add(nameDiagnostics)
    for declared in declaredNames {
      checkForm(of: declared)
      checkReservation(of: declared)
    }
    for relationship in models.flatMap(\.relationships) { checkReservation(of: relationship) }
    for view in views {
      for event in view.events { checkLength(of: event, in: view) }
    }
    checkRepetitions()
    checkGeneratedMembers()
    checkGeneratedTypes()
  }
}
