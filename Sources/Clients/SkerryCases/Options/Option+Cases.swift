import SkerryGeometry
import SkerryPresentation
import SkerryStates
import SkerryUI

extension Set<Verb> {
  /// The verbs that draw cases.
  static let drawing: Set<Verb> = [.render, .test, .lint, .bench, .diffAgainst, .pushCheck, .prune, .serve, .watch]
  /// The verbs that draw cases of the caller's choice: `prune` has to know all of them.
  static let choosing: Set<Verb> = drawing.subtracting([.prune])
  /// The verbs that compare what they draw.
  static let testing: Set<Verb> = [.test, .diffAgainst]
  /// The verbs that work with goldens and the results of the last test.
  static let snapshots: Set<Verb> = testing.union([.prune, .review, .accept, .reject, .report])
}

extension Option {
  /// Options that select what is drawn.
  static let cases: [Option] = [
    .list(
      "presentation", .suggested("P") { CaseOptions.presentationNames }, .cases, .choosing, standard: "every standard one",
      "a presentation of an activity or a family of widgets: \(CaseOptions.presentationNames.joined(separator: ", "))"),
    .list(
      "device", .suggested("D") { Devices.all.map(\.id) }, .cases, .drawing, standard: Devices.standard.id,
      "a device by its id or name; specs lists them"),
    .list("scale", .any("N"), .cases, .drawing, standard: "the device's own", "pixels per point, 0.25 to 8"),
    .value(
      "attributes", .file("FILE"), .cases, .choosing.union([.pushApply]),
      "the attributes of an activity from a JSON file, decoded with the app's own type"),
    .value(
      "state", .file("FILE"), .cases, .choosing.subtracting([.pushCheck]), "a content state from a JSON file; needs --attributes"),
    .list("payload", .file("FILE"), .cases, .choosing.subtracting([.pushCheck]), "draws the activities after these pushes"),
    .value(
      "activity", .any("NAME"), .cases, .choosing.union([.pushApply]),
      "the name of the activity that a payload, or the files of --attributes and --state, are for"),
    states(Set<Verb>.drawing.union([.list]).subtracting([.pushCheck]), standard: "auto"), states([.states], standard: "all"),
    .value(
      "sources", .folder("DIR"), .cases, Set<Verb>.drawing.union([.list, .states, .pushApply]), standard: "the current folder",
      "the folder that is searched for values of generated states"),
    .value("shard", .any("I/N"), .cases, .testing, "splits the pictures into N parts and runs the I-th, such as 1/4"),
    .list(
      "scene", .choices("S") { ["card", "minimal", "tree-1000", "tree-10000"] }, .cases, [.bench], "a built-in scene in place of the cases"),
    .flag("diff", .cases, [.bench], "measures the comparison of two large pictures"),
    .value("owner", .any("NAME"), .cases, [.prune], "removes all goldens of this bundle or test target, which no longer exists"),
    .repeated("snapshot", .any("NAME"), .cases, [.accept, .reject], "the name of one picture"),
    .flag("open", .general, [.report], hidden: true, "accepted for compatibility"),
  ]

  private static func states(_ verbs: Set<Verb>, standard: String) -> Option {
    .list(
      "states", .suggested("KIND") { StateChoice.names }, .cases, verbs, standard: standard,
      "generated states, with values from the app's sources: \(StateChoice.names.joined(separator: ", ")), or a file that states --write has written; each is one state for each remaining case of the enumerations and Booleans in the content state; auto is sample and each where there is no preview"
    )
  }
}
