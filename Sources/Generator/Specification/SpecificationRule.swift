import Diagnostics

/// What a spec is held to, beside the conventions about names that the linter has too; the table of contents.
///
/// No case has a check of its own: whoever reads or resolves a part of the spec finds what is wrong with it.
public enum SpecificationRule: String, CaseIterable, Sendable {
  case unknownKey = "unknown_key"
  case missingKey = "missing_key"
  case misplacedKey = "misplaced_key"
  case wrongValue = "wrong_value"
  case tooManyEntries = "too_many_entries"
  case newerFormat = "newer_format"
  case repeatedEntry = "repeated_entry"
  case includeFailed = "include_failed"
  case includeCycle = "include_cycle"
  case unresolved = "unresolved"

  case unusableName = "unusable_name"
  case reservedName = "reserved_name"
  case duplicateName = "duplicate_name"
  case formerName = "former_name"
  case unknownAttributeType = "unknown_attribute_type"
  case unfittingLimit = "unfitting_limit"
  case unfittingDefault = "unfitting_default"
  case unfittingInheritance = "unfitting_inheritance"
  case unknownDestination = "unknown_destination"
  case unfittingRelationship = "unfitting_relationship"
  case contradictoryInverse = "contradictory_inverse"
  case missingInverse = "missing_inverse"
  case unfittingDerivedProperty = "unfitting_derived_property"
  case unfittingFetchRequest = "unfitting_fetch_request"
  case unknownStoredModel = "unknown_stored_model"
  case dividedRelationship = "divided_relationship"
  case unusableArchive = "unusable_archive"
  case unknownType = "unknown_type"
  case unfittingService = "unfitting_service"
  case unknownOperationPart = "unknown_operation_part"
  case cyclicOperationOrder = "cyclic_operation_order"
  case inputWithoutValue = "input_without_value"
  case unfittingNotification = "unfitting_notification"
  case unfittingState = "unfitting_state"
  case unfittingEvent = "unfitting_event"
  case unfittingViewAction = "unfitting_view_action"
  case unfittingLayout = "unfitting_layout"
  case unfittingParent = "unfitting_parent"
  case unfittingCluster = "unfitting_cluster"
  case unfittingTableView = "unfitting_table_view"
  case unknownShownModel = "unknown_shown_model"
  case unfittingView = "unfitting_view"
  case unfittingArgument = "unfitting_argument"
  case unfittingChildren = "unfitting_children"
  case missingTranslation = "missing_translation"
  case unfittingForm = "unfitting_form"
  case unfittingObservation = "unfitting_observation"
  case unusableKey = "unusable_key"
  case unfittingAction = "unfitting_action"
  case unfittingTransition = "unfitting_transition"
  case unfittingInitialController = "unfitting_initial_controller"
  case unreachableController = "unreachable_controller"

  /// Found in the archive of a store, which no example of a spec can show.
  case unfittingArchive = "unfitting_archive"

  var severity: Severity {
    switch self {
    case .missingInverse, .unreachableController: .warning
    default: .error
    }
  }

  func diagnostic(_ message: String, at range: FileRange, notes: [Note] = []) -> Diagnostic {
    let finding = Finding(message, at: range, notes: notes)
    return Diagnostic(rule: rawValue, severity: severity, finding: finding)
  }
}
