import Foundation
import SkerryDiagnostics
package import SkerryPipeline

/// `--oversized`, otherwise the member `oversized` of `skerry.json`, otherwise `mark`.
package enum OversizedOption {
  /// The mode for oversized images. Throws `CommandError` for an unknown one, or an error of the file that holds it.
  ///
  /// - Parameter word: the value on the command line.
  package static func value(_ word: String?, file: String = "skerry.json") throws -> OversizedImages {
    if let word { return try named(word, "--oversized \(word)") }
    guard let data = try InputFile.dataIfPresent(file) else { return .mark }
    guard let own = try ConfigurationKeys.members(data, in: file)["oversized"] else { return .mark }
    return try named(own as? String ?? "", "\(file): oversized")
  }

  private static func named(_ word: String, _ place: String) throws -> OversizedImages {
    guard let found = OversizedImages(rawValue: word) else {
      throw CommandError("\(place) is not known; choose one of \(OversizedImages.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return found
  }
}
