package import Foundation
import SkerryDiagnostics

/// The value of `--fonts`: a folder with fonts, or with symbols exported from the SF Symbols app.
package enum FontFolderOption {
  private static let extensions: Set = ["ttf", "otf", "ttc", "otc", "svg"]

  /// The folder that a call names. Throws `CommandError` if it is not a folder, or has neither a font nor a symbol.
  package static func folders(_ arguments: Arguments) throws -> [URL] {
    guard let path = arguments.value("fonts") else { return [] }
    guard InputFolder.exists(path) else {
      throw CommandError("--fonts \(path) is not a folder; give the folder that holds the font files.")
    }
    let folder = URL(fileURLWithPath: path)
    guard InputFolder.files(in: folder).contains(where: { extensions.contains($0.pathExtension.lowercased()) }) else {
      throw CommandError("--fonts \(path) has no font (ttf, otf, ttc, otc) and no exported symbol (svg); give the folder that holds them.")
    }
    return [folder]
  }
}
