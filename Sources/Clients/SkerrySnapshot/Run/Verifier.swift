import SkerryDiagnostics
import SkerryFormats
package import Foundation
package import SkerryGeometry
package import SkerryImage

/// Compares one drawn picture with its golden. A value that only reads files, so it may run on any thread.
package struct Verifier: Sendable {
  /// The folder of goldens.
  package var store: GoldenStore
  /// The manifest: facts about the goldens without reading them.
  package var manifest: GoldenManifest
  /// When goldens are written.
  package var record: RecordMode
  /// The bundle or test target, which the manifest names as the owner of each golden.
  package var owner: String
  /// What goldens store: pictures or hashes.
  package var references = ReferenceKind.picture

  package init(store: GoldenStore, manifest: GoldenManifest, record: RecordMode, owner: String) {
    self.store = store
    self.manifest = manifest
    self.record = record
    self.owner = owner
  }

  /// A picture and its metadata.
  package struct Subject: Sendable {
    /// The facts that are known before the comparison: path, case, source position.
    package var result: CaseResult
    /// The layout that is written beside the golden; `nil` for none. Made only for a picture that differs or is written.
    package var layout: @Sendable () -> LayoutOutline?
    package var tolerance: Tolerance
    /// The pixels that are not compared.
    package var masks: [PixelRect]

    package init(
      result: CaseResult, layout: @escaping @autoclosure @Sendable () -> LayoutOutline?, tolerance: Tolerance, masks: [PixelRect]
    ) {
      self.result = result
      self.layout = layout
      self.tolerance = tolerance
      self.masks = masks
    }
  }

  /// The result, with its artifacts.
  package struct Outcome: Sendable {
    /// The verdict and its details.
    package var result: CaseResult
    /// The golden's bytes, if the picture differs.
    package var reference: Data?
    /// The bytes of the drawn picture, if it differs or is written.
    package var actual: Data?
    /// The picture that marks the differing pixels.
    package var difference: Data?
    /// The layout of the drawn picture, if it differs or is written.
    package var layout: LayoutOutline?
    /// The change to write to the goldens; `nil` for none.
    package var change: GoldenStore.Change?

    package init(result: CaseResult, actual: Data? = nil, layout: LayoutOutline? = nil, change: GoldenStore.Change? = nil) {
      (self.result, self.actual, self.layout, self.change) = (result, actual, layout, change)
    }
  }

  /// Throws if the picture cannot be encoded.
  package func verify(_ subject: Subject, _ bitmap: Bitmap) throws(ImageError) -> Outcome {
    var result = subject.result
    let pixels = ContentHash(of: bitmap)
    result.actualSize = [bitmap.size.width, bitmap.size.height]
    result.actual = pixels
    let entry = manifest.entries[result.path]
    var outcome = Outcome(result: result)
    var file: Data?
    var fault: InputFileError?
    do {
      file = try store.existingPicture(result.path)
    } catch {
      fault = error
    }
    if let fault {
      outcome.result.verdict = .unreadable
      outcome.result.note = fault.description
    } else if let file {
      let hash = ContentHash(of: file)
      outcome.result.reference = hash
      // The file's hash is in the manifest, so its pixels are known without decoding.
      if let entry, entry.file == hash, entry.pixels == pixels {
        outcome.result.verdict = .passed
        outcome.result.referenceSize = result.actualSize
      } else {
        try compare(file, bitmap, subject, &outcome)
      }
    } else if let entry, entry.file == nil {
      outcome.result.reference = entry.pixels
      outcome.result.referenceSize = [entry.width, entry.height]
      outcome.result.verdict = entry.pixels == pixels ? .passed : entry.size == bitmap.size ? .pixels : .size
      if outcome.result.verdict != .passed { outcome.result.layout = layoutChanges(subject) }
    } else {
      outcome.result.verdict = .missing
    }
    try settle(&outcome, bitmap, pixels, entry, subject)
    return outcome
  }

  private func compare(_ file: Data, _ bitmap: Bitmap, _ subject: Subject, _ outcome: inout Outcome) throws(ImageError) {
    outcome.reference = file
    let golden: StraightBitmap
    do {
      golden = try StraightBitmap(decoding: file)
    } catch {
      outcome.result.verdict = .unreadable
      outcome.result.note =
        file.starts(with: Data("version https://git-lfs".utf8))
        ? "The golden is a pointer of Git LFS; run git lfs pull."
        : "The golden cannot be used: \(error). Restore it or record it again."
      return
    }
    let drawn = StraightBitmap(bitmap)
    outcome.result.referenceSize = [golden.size.width, golden.size.height]
    if golden.size != drawn.size {
      outcome.result.verdict = .size
      outcome.result.layout = layoutChanges(subject)
      outcome.difference = try ImageCodecs.encodePNG(DifferencePicture.make(golden, drawn).premultiplied)
      return
    }
    let comparison = PixelDiffer(tolerance: subject.tolerance, masks: subject.masks).compare(golden, drawn)
    guard comparison.difference.differing + comparison.difference.masked > 0 else {
      outcome.result.verdict = .passed
      return
    }
    outcome.result.difference = comparison.difference
    outcome.result.verdict = comparison.difference.differing == 0 ? .passed : comparison.difference.passes ? .tolerated : .pixels
    guard outcome.result.verdict != .passed else { return }
    outcome.result.layout = layoutChanges(subject)
    outcome.difference = try ImageCodecs.encodePNG(DifferencePicture.make(comparison.classes, over: golden).premultiplied)
  }

  private func layoutChanges(_ subject: Subject) -> [String] {
    guard let old = store.layout(subject.result.path), let new = subject.layout() else { return [] }
    return LayoutDiffer.changes(from: old, to: new)
  }

  /// Whether the golden is written, and in which form.
  private func settle(
    _ outcome: inout Outcome, _ bitmap: Bitmap, _ pixels: ContentHash, _ entry: GoldenManifest.Entry?, _ subject: Subject
  ) throws(ImageError) {
    lazy var layout = subject.layout()
    let found = outcome.result.verdict
    let isListed = entry?.pixels == pixels && (entry?.file != nil) == (references == .picture)
    let writes: Bool =
      switch record {
      case .never: false
      // A golden that is equal but not listed, or stored in another way, is updated.
      case .missing: found == .missing || (found == .passed && entry == nil)
      case .failed: found.isFailure || (found == .passed && entry == nil)
      case .all: found != .passed || !isListed || layout.map { store.layout(subject.result.path) != $0 } ?? false
      }
    guard writes || found.isFailure || found == .tolerated else { return }
    outcome.layout = layout
    // Goldens are compressed well because they are kept for years; artifacts are not.
    let png = try writes && references == .picture ? ImageCodecs.encodeSmallPNG(bitmap) : ImageCodecs.encodePNG(bitmap)
    outcome.actual = png
    guard writes else { return }
    if found == .missing { outcome.result.verdict = .recorded } else if found != .passed { outcome.result.verdict = .updated }
    outcome.change = .write(
      path: outcome.result.path, png: references == .picture ? png : nil, layout: outcome.layout?.text,
      entry: GoldenManifest.Entry(
        case: outcome.result.case, file: references == .picture ? ContentHash(of: png) : nil, owner: owner, pixels: pixels,
        set: outcome.result.set, size: bitmap.size))
  }
}
