/// A golden that no case draws any more.
package struct UnreferencedGolden: Sendable, Equatable, Codable {
  /// Below the folder of goldens.
  package var path: String
  /// The reason, as the end of a sentence.
  package var reason: String
  /// Whether it may be deleted: the manifest lists it, or its layout file says that Skerry wrote it.
  package var isOurs: Bool

  package init(path: String, reason: String, isOurs: Bool) {
    self.path = path
    self.reason = reason
    self.isOurs = isOurs
  }
}
