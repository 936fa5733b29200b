/// The position of a value: its path, its member, and its value in the sources.
struct GenerationPlace {
  var path: String
  /// The nearest named member; elements of lists use their list's name.
  var member: MemberWords
  var hint: SourceValue?
  /// Whether the member is about something still to come, such as a departure that views wait for.
  var isInFuture = false
  /// What its type is about.
  var subject: GenerationSubject?
  /// The number that a sibling gives as the whole of this one: `totalSets` of `completedSets`.
  var total: Double?
  /// The nearest list of which the value is an element or a part of one.
  var item: GeneratedItem?

  /// Whether the value is the element itself, not a member of it.
  var isItem: Bool { path.hasSuffix("]") }
}

/// An element of a list. The elements of a list differ in their names and identifiers, as those of an app do.
struct GeneratedItem {
  /// The list's name for one element: `exerciseNames` has an exercise name.
  var name: MemberWords
  /// From 0.
  var index: Int
}
