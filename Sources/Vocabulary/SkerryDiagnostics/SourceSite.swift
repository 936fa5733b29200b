/// A position in a customer's source: the `#fileID` and the line, both as the compiler gave them.
package struct SourceSite: Sendable, Hashable, Codable, CustomStringConvertible {
  package var fileID: String
  package var line: Int

  package init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  package var description: String { "\(fileID):\(line)" }
}
