/// The name of a file that was compiled from its copy.
package enum PhoneSourceName {
  /// `Module/Views+phone.swift` and `Module/Views+phone2.swift` are `Module/Views.swift`: what people wrote. Other names stay.
  package static func original(_ fileID: String) -> String {
    fileID.replacing(#/\+phone\d*\.swift$/#, with: ".swift")
  }
}
