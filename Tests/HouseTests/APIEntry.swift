/// A public name of the stand-ins, with its status in a picture.
struct APIEntry: Hashable {
  /// The status of a name, from the comment at its declaration.
  enum Status: String, CaseIterable { case drawn, approximated, noOp = "no-op" }

  var module: String
  /// The type that the name belongs to; empty at the top level.
  var owner: String
  var name: String
  var kind: String
  /// The argument labels of each form, as `(_:in:)`; empty for values and types.
  var forms: [String]
  var status: Status
  /// Whether using it leaves a diagnostic.
  var isReported: Bool

  var title: String { owner.isEmpty ? name : owner + "." + name }
}
