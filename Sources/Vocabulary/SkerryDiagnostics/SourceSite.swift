/// A position in a customer's source: the `#fileID` and the line, both as the compiler gave them.
package struct SourceSite: Sendable, Hashable, Codable, CustomStringConvertible {
  /// `Module/File.swift`.
  package var fileID: String
  /// Counted from 1.
  package var line: Int

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// `nil` for a position in Skerry's own files: the view that a control builds from its title belongs to the customer's call, whose
  /// position is not known there.
  package init?(ofCustomer fileID: String, line: Int) {
    guard !Self.isOwn(fileID) else { return nil }
    self.init(fileID: fileID, line: line)
  }

  /// Whether a file belongs to one of the modules that customers' views are built from.
  package static func isOwn(_ fileID: String) -> Bool {
    // Called for every text view, so the common case is decided first.
    guard fileID.hasPrefix("Skerry") else { return false }
    for index in 0..<ownFolders.count where fileID.hasPrefix(ownFolders[index]) { return true }
    return false
  }

  private static let ownFolders = [
    "SkerryUI/", "SkerryIntents/", "SkerryWidget/", "SkerryActivity/", "SkerryCharts/", "SkerryFoundation/", "SkerryPipeline/",
  ]

  package var description: String { "\(fileID):\(line)" }
}
