import Diagnostics

extension RuleDescription {
  static let unfittingChildren = RuleDescription(
    id: "unfitting_children",
    summary: "The children of a row are many objects of its model, each of which has one parent.",
    why: "The roots of the tree are the objects without a parent.",
    examples: [
      Example(
        "a relationship to one, one to another model, one without an inverse to one, and groups",
        """
        models:
          Employee:
            attributes: { name: String }
            relationships:
              manager: Employee?
              reports: { toMany: Employee, inverse: manager }
              friends: { toMany: Employee, inverse: none }
              projects: { toMany: Project, inverse: none }
          Project: { attributes: { name: String } }
        stores: { CompanyStore: { engine: memory, models: [Employee, Project] } }
        controllers:
          StaffController: { shows: Employee.all, children: report, transitions: { showOne: { on: x, to: OneController }, showFriends: { on: y, to: FriendController }, showProjects: { on: z, to: ProjectController }, showGroups: { on: w, to: GroupController } } }
        #                                                   ^^^^^^ unfitting_children: Employee has no relationship \
        'report'; did you mean 'reports'?
          OneController: { shows: Employee.all, children: manager }
        #                                                 ^^^^^^^ unfitting_children: 'manager' leads to one \
        Employee; expected many Employee
          FriendController: { shows: Employee.all, children: friends }
        #                                                    ^^^^^^^ unfitting_children: nothing says which \
        object of Employee has no parent; 'friends' needs an inverse to one
          ProjectController: { shows: Employee.all, children: projects }
        #                                                     ^^^^^^^^ unfitting_children: 'projects' leads to \
        many Project; expected many Employee
          GroupController: { shows: Employee.all, children: reports, sections: name }
        #                                                                      ^^^^ unfitting_children: a tree \
        has no groups; remove 'sections' or 'children'
        """),
      Example(
        "employees below their managers",
        """
        models:
          Employee:
            attributes: { name: String }
            relationships: { manager: Employee?, reports: { toMany: Employee, inverse: manager } }
        stores: { CompanyStore: { engine: memory, models: [Employee] } }
        controllers:
          StaffController: { shows: Employee.all, children: reports }
        """),
    ])
}
