// Written by armature from armature.yml: types of Everything that share their name with
// another one that a test imports.

@testable import Everything

typealias Tag = Everything.Tag
typealias Task = Everything.Task
