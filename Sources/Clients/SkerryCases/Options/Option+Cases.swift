import SkerryGeometry
import SkerryPresentation
import SkerryStates
import SkerryUI

extension Set<Verb> {
  /// The verbs that draw cases.
  static let drawing: Set<Verb> = [.render, .test, .lint, .bench, .diffAgainst, .pushCheck, .prune, .serve, .watch]
  /// The verbs of snapshot tests that draw.
  static let verifying: Set<Verb> = [.test, .diffAgainst, .prune]
  /// The verbs that work with goldens and the results of the last test.
  static let snapshots: Set<Verb> = verifying.union([.review, .accept, .reject, .report])
}

extension Option {
  /// Options that select what is drawn.
  static let cases: [Option] = [
    .list(
      "presentation", .suggested("P") { CaseOptions.presentationNames }, .cases, .drawing, standard: "every standard one",
      "a presentation of an activity or a family of widgets: \(CaseOptions.presentationNames.joined(separator: ", "))"),
    .list(
      "device", .suggested("D") { Devices.all.map(\.id) }, .cases, .drawing, standard: Devices.standard.id,
      "a device by its id or name; specs lists them"),
    .list("scale", .any("N"), .cases, .drawing, standard: "the device's own", "pixels per point, 0.25 to 8"),
    .value(
      "attributes", .file("FILE"), .cases, .drawing.union([.pushApply]),
      "the attributes of an activity from a JSON file, decoded with the app's own type"),
    .value("state", .file("FILE"), .cases, .drawing, "a content state from a JSON file, together with --attributes"),
    .list("payload", .file("FILE"), .cases, .drawing, "draws the activities after these pushes"),
    .value(
      "activity", .any("NAME"), .cases, .drawing.union([.pushApply]),
      "the activity that a payload is for, if it does not name one"),
    .list(
      "states", .suggested("KIND") { StateChoice.names }, .cases, Set<Verb>.drawing.union([.list, .states]), standard: "auto",
      "generated states, with values from the app's sources: \(StateChoice.names.joined(separator: ", ")), or a file that states --write has written; auto is sample where there is no preview"
    ),
    .value(
      "sources", .folder("DIR"), .cases, Set<Verb>.drawing.union([.list, .states, .pushApply]), standard: "the current folder",
      "the folder that is searched for values of generated states"),
    .value("shard", .any("I/N"), .cases, .verifying, "every N-th picture, beginning with the I-th, such as 1/4"),
    .list(
      "scene", .choices("S") { ["card", "minimal", "tree-1000", "tree-10000"] }, .cases, [.bench], "a built-in scene in place of the cases"),
    .flag("diff", .cases, [.bench], "measures the comparison of two large pictures"),
    .value("owner", .any("NAME"), .cases, [.prune], "everything of a bundle or test target that no longer exists"),
    .repeated("snapshot", .any("NAME"), .cases, [.accept, .reject], "the name of one picture"),
    .flag("open", .general, [.report], hidden: true, "accepted for compatibility"),
  ]
}
