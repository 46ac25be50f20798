import Diagnostics
import SourceModel

/// The linter's table of contents: every rule, in the order in which `explain` lists them.
public enum AllRules {
  /// The rules that judge each file by itself.
  public static let ofSources: [any Rule<SwiftSource>.Type] = [
    ExposedMutableCollection.self,
    MixedRole.self,
    MutableHashKey.self,
    OperationIsSelfContained.self,
    PresentationInModel.self,
    SharedInstance.self,
    StoreOwnsPersistence.self,
    AbbreviatedWord.self,
    RejectedSynonym.self,
    ScopePrefix.self,
    LetterCase.self,
    ShortName.self,
    ClaimedType.self,
    NeedlessWord.self,
    ArgumentLabel.self,
    BooleanName.self,
    VerbOrNoun.self,
    FactoryMethod.self,
    InitializerChain.self,
    ActionMethod.self,
    NotificationName.self,
    UndocumentedDeclaration.self,
  ]

  /// The rules that need to know what every type of the project is.
  public static let ofProjects: [any Rule<Project>.Type] = [
    MisspelledWord.self,
    UnknownWord.self,
    AcronymClump.self,
    RoleSuffix.self,
    DelegateSender.self,
    DelegateTense.self,
    DelegateReturn.self,
    DelegateReference.self,
    UnreachedDelegateMethod.self,
    ClusterIntrospection.self,
    CustomizationRunsLast.self,
    GeneratedCodeEdited.self,
    HeavyController.self,
    HeavyView.self,
    LayerDependency.self,
    ReceptionistForObservation.self,
    RepeatedCustomization.self,
    UnbalancedEquality.self,
  ]

  /// The rule whose findings are dependencies, which settings may except.
  public static let ofDependencies = LayerDependency.about

  public static let descriptions: [RuleDescription] =
    ofSources.map { $0.about } + ofProjects.map { $0.about }
}
