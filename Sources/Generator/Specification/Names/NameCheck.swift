extension SpecificationEntry {
  func checkNames() {
    problems.add(nameDiagnostics)
    for declared in declaredNames {
      checkForm(of: declared.name, isType: declared.isTypeName)
      checkReservation(of: declared)
    }
    for relationship in models.flatMap(\.relationships) { checkReservation(of: relationship) }
    for view in views {
      for event in view.events { checkLength(of: event, in: view) }
    }
    checkRepetitions()
    checkFormerNames()
    checkGeneratedMembers()
    checkGeneratedTypes()
  }
}
