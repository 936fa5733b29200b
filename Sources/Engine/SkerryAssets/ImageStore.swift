import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import Synchronization

/// The decoded images of the customer's files; each file is read once.
final class ImageStore: Sendable {
  /// A decoded file, or why it cannot be decoded.
  enum Picture: Sendable {
    case bitmap(PixelImage)
    case vector(VectorDocument)
    case broken(String)
  }

  private let pictures = Mutex<[PictureMemory.File: Picture]>([:])
  private let drawn = Mutex<[PictureMemory.Drawing: PixelImage]>([:])
  private let reports = Mutex<[Diagnostic]>([])
  /// The maximum number of drawings of vector images that are cached; a full cache is emptied.
  private static let drawnLimit = 256

  /// Diagnostics from reading the files.
  var diagnostics: [Diagnostic] { reports.withLock { $0 } }

  func picture(_ url: URL) -> Picture {
    let file = PictureMemory.File(url)
    if let known = pictures.withLock({ $0[file] }) { return known }
    let picture = read(url)
    let isNew = pictures.withLock { $0.updateValue(picture, forKey: file) == nil }
    if isNew, case .vector(let document) = picture, document.hasFontProblem {
      let trouble =
        document.format == .svg
        ? "contains text, which is left out because it would depend on the fonts of the machine"
        : "uses fonts that are not embedded, so the picture depends on the fonts of the machine"
      reports.withLock {
        $0.append(Diagnostic(.machineFonts, "The image \(Self.place(url)) \(trouble); convert its text to outlines."))
      }
    }
    return picture
  }

  /// The name of the set or folder, and the file's name.
  private static func place(_ url: URL) -> String { "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)" }

  private func read(_ url: URL) -> Picture {
    guard let data = InputFile.data(atPath: url.path) else {
      return .broken("The file \(Self.place(url)) is missing or cannot be read; add it or choose another in the catalogue.")
    }
    do throws(ImageError) {
      if VectorDocument.format(of: data) != nil { return .vector(try VectorDocument(data)) }
      return .bitmap(try ImageCodecs.decode(data).pixelImage(identity: url.path))
    } catch {
      return .broken("The image \(Self.place(url)) cannot be read: \(error).")
    }
  }

  /// A vector image drawn at a size in pixels, or why it cannot be drawn.
  func draw(_ document: VectorDocument, _ url: URL, _ size: PixelSize) -> Result<PixelImage, ImageError> {
    let key = PictureMemory.Drawing(file: PictureMemory.File(url), size: size)
    if let known = drawn.withLock({ $0[key] }) { return .success(known) }
    do throws(ImageError) {
      let image = try document.bitmap(size).pixelImage(identity: "\(url.path)@\(size.width)x\(size.height)")
      drawn.withLock {
        if $0.count >= Self.drawnLimit { $0 = [:] }
        $0[key] = image
      }
      return .success(image)
    } catch {
      return .failure(error)
    }
  }
}
