import Foundation
import SkerryDiagnostics
import SkerryFormats
package import SkerryPipeline

/// `--oversized`, otherwise the member `oversized` of `skerry.json`, otherwise `mark`.
package enum OversizedOption {
  /// The mode for oversized images. Throws `CommandError` for an unknown one, or an error of the file that holds it.
  ///
  /// - Parameter word: the value on the command line.
  package static func value(_ word: String?, file: String = ProjectFiles.settings) throws -> OversizedImages {
    if let word { return try NamedChoices.oversizedImages.value(word, "--oversized \(word)") }
    guard let data = try InputFile.dataIfPresent(file) else { return .mark }
    guard let own = try ConfigurationKeys.members(data, in: file)["oversized"] else { return .mark }
    return try NamedChoices.oversizedImages.value(own as? String ?? "", "\(file): oversized")
  }
}
