import Specification

extension MemberRename {
  /// What labels arguments otherwise: the parameters of fetch requests, fetched properties and endpoints, where as
  /// many stand at the same places.
  static func arguments(
    from old: ApplicationSpecification, to new: ApplicationSpecification, types: [TypeRename],
    members: [MemberRename]
  ) -> [MemberRename] {
    let current = new.functions
    return old.functions.flatMap { function -> [MemberRename] in
      let type = types.newName(of: function.type)
      let renamed = members.first {
        $0.home == .type && $0.types == [function.type, type] && $0.old == function.name
      }
      let name = renamed?.new ?? function.name
      let next = current.first { $0.type == type && $0.name == name }
      guard let next, next.parameters.count == function.parameters.count else { return [] }
      return zip(function.parameters, next.parameters).compactMap { old, new in
        guard !next.parameters.contains(old), !function.parameters.contains(new) else {
          return nil
        }
        return MemberRename(
          types: [function.type, type], home: .function([function.name, name]), old: old, new: new)
      }
    }
  }
}

extension ApplicationSpecification {
  fileprivate typealias Function = (type: String, name: String, parameters: [String])

  /// The functions of types whose arguments have labels.
  fileprivate var functions: [Function] {
    models.flatMap { model -> [Function] in
      let requests = model.fetchRequests + model.fetchedProperties.map(\.request)
      return requests.map { (model.name, $0.name, $0.parameters.map(\.name)) }
    }
      + services.flatMap { service in
        service.endpoints.map { endpoint in
          (service.name, endpoint.name, (endpoint.pathParameters + endpoint.query).map(\.name))
        }
      }
  }
}
