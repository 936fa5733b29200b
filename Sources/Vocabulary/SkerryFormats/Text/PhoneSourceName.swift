/// The name of a file that was compiled from its copy.
package enum PhoneSourceName {
  /// Maps `Module/Views+phone.swift` and `Module/Views+phone2.swift` to `Module/Views.swift`. Other names are
  /// unchanged.
  package static func original(_ fileID: String) -> String {
    // Most names lack the mark, and the regular expression would be created for each call.
    guard fileID.utf8.contains(UInt8(ascii: "+")) else { return fileID }
    return fileID.replacing(#/\+phone\d*\.swift$/#, with: ".swift")
  }
}
