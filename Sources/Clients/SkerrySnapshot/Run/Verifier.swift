import SkerryFormats
package import Foundation
package import SkerryGeometry
package import SkerryImage

/// Compares one drawn picture with its golden. A value that reads files only, so it may run on any thread.
package struct Verifier: Sendable {
  package var store: GoldenStore
  package var manifest: GoldenManifest
  package var record: RecordMode
  package var owner: String
  package var references = ReferenceKind.picture

  package init(store: GoldenStore, manifest: GoldenManifest, record: RecordMode, owner: String) {
    self.store = store
    self.manifest = manifest
    self.record = record
    self.owner = owner
  }

  /// A picture and its metadata.
  package struct Subject: Sendable {
    package var result: CaseResult
    package var layout: LayoutOutline?
    package var tolerance: Tolerance
    package var masks: [PixelRect]

    package init(result: CaseResult, layout: LayoutOutline?, tolerance: Tolerance, masks: [PixelRect]) {
      self.result = result
      self.layout = layout
      self.tolerance = tolerance
      self.masks = masks
    }
  }

  /// The result, with its artifacts.
  package struct Finding: Sendable {
    package var result: CaseResult
    /// The golden's bytes, where it differs.
    package var reference: Data?
    package var actual: Data?
    package var difference: Data?
    package var layout: LayoutOutline?
    package var change: GoldenStore.Change?
  }

  /// Throws when the picture cannot be encoded.
  package func verify(_ subject: Subject, _ bitmap: Bitmap) throws(ImageError) -> Finding {
    var result = subject.result
    let pixels = ContentHash(of: bitmap)
    result.actualSize = [bitmap.size.width, bitmap.size.height]
    result.actual = pixels
    let entry = manifest.entries[result.path]
    let file = store.picture(result.path)
    var finding = Finding(result: result, layout: subject.layout)
    if let file {
      let hash = ContentHash(of: file)
      finding.result.reference = hash
      // The file's hash is in the manifest, so its pixels are known without decoding.
      if let entry, entry.file == hash, entry.pixels == pixels {
        finding.result.verdict = .passed
        finding.result.referenceSize = result.actualSize
      } else {
        try compare(file, bitmap, subject, &finding)
      }
    } else if let entry, entry.file == nil {
      finding.result.reference = entry.pixels
      finding.result.referenceSize = [entry.width, entry.height]
      finding.result.verdict = entry.pixels == pixels ? .passed : entry.size == bitmap.size ? .pixels : .size
      finding.result.layout = layoutChanges(subject)
    } else {
      finding.result.verdict = .missing
    }
    try settle(&finding, bitmap, pixels, entry)
    return finding
  }

  private func compare(_ file: Data, _ bitmap: Bitmap, _ subject: Subject, _ finding: inout Finding) throws(ImageError) {
    finding.reference = file
    let golden: StraightBitmap
    do {
      golden = try StraightBitmap(decoding: file)
    } catch {
      finding.result.verdict = .unreadable
      finding.result.note =
        file.starts(with: Data("version https://git-lfs".utf8))
        ? "The golden is a pointer of Git LFS; run git lfs pull."
        : "The golden cannot be used: \(error). Restore it or record it again."
      return
    }
    let drawn = StraightBitmap(bitmap)
    finding.result.referenceSize = [golden.size.width, golden.size.height]
    if golden.size != drawn.size {
      finding.result.verdict = .size
      finding.result.layout = layoutChanges(subject)
      finding.difference = try ImageCodecs.encodePNG(DifferencePicture.make(golden, drawn).premultiplied)
      return
    }
    let outcome = PixelDiffer(tolerance: subject.tolerance, masks: subject.masks).compare(golden, drawn)
    guard outcome.difference.differing + outcome.difference.masked > 0 else {
      finding.result.verdict = .passed
      return
    }
    finding.result.difference = outcome.difference
    finding.result.verdict = outcome.difference.differing == 0 ? .passed : outcome.difference.passes ? .tolerated : .pixels
    guard finding.result.verdict != .passed else { return }
    finding.result.layout = layoutChanges(subject)
    finding.difference = try ImageCodecs.encodePNG(DifferencePicture.make(outcome.classes, over: golden).premultiplied)
  }

  private func layoutChanges(_ subject: Subject) -> [String] {
    guard let old = store.layout(subject.result.path), let new = subject.layout else { return [] }
    return LayoutDiffer.changes(from: old, to: new)
  }

  /// Whether the golden is written, and what is stored of the picture.
  private func settle(_ finding: inout Finding, _ bitmap: Bitmap, _ pixels: ContentHash, _ entry: GoldenManifest.Entry?) throws(ImageError)
  {
    let found = finding.result.verdict
    let isListed = entry?.pixels == pixels && (entry?.file != nil) == (references == .picture)
    let writes: Bool =
      switch record {
      case .never: false
      // A golden that is equal but not listed, or stored in another way, is updated.
      case .missing: found == .missing || (found == .passed && entry == nil)
      case .failed: found.isFailure || (found == .passed && entry == nil)
      case .all: found != .passed || !isListed || finding.layout.map { store.layout(finding.result.path) != $0 } ?? false
      }
    guard writes || found.isFailure || found == .tolerated else { return }
    // Goldens are compressed well because they are kept for years; artifacts are not.
    let png = try writes && references == .picture ? ImageCodecs.encodeSmallPNG(bitmap) : ImageCodecs.encodePNG(bitmap)
    finding.actual = png
    guard writes else { return }
    if found == .missing { finding.result.verdict = .recorded } else if found != .passed { finding.result.verdict = .updated }
    finding.change = .write(
      path: finding.result.path, png: references == .picture ? png : nil, layout: finding.layout?.text,
      entry: GoldenManifest.Entry(
        case: finding.result.case, file: references == .picture ? ContentHash(of: png) : nil, owner: owner, pixels: pixels,
        set: finding.result.set, size: bitmap.size))
  }
}
