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
}
