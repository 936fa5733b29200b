package import Foundation
import SkerryDiagnostics
package import SkerryFindings
import SkerryFormats
package import SkerryPresentation

/// Checks the images of asset catalogues by their headers only, so hundreds take milliseconds.
package struct AssetLinter: Sendable {
  private let presentations: [Presentation]
  private let assignments: [AssetAssignment]
  private let devices: [Device]
  private let ignored: Set<String>
  private let isShown: @Sendable (String) -> Bool
  private let reportsUnshownFaults: Bool
  /// Maps a path to the form shown in findings.
  private let shown: @Sendable (String) -> String

  /// - Parameters:
  ///   - presentations: those that show the assets; empty if unknown: an asset must then fit the largest of all.
  ///   - assignments: presentations of single assets.
  ///   - devices: those that the app runs on.
  ///   - isShown: whether an image set of a catalogue is checked, by its name.
  ///   - reportsUnshownFaults: whether a set that cannot be read is reported even if it is not shown.
  package init(
    presentations: [Presentation] = [], assignments: [AssetAssignment] = [], devices: [Device] = Devices.all,
    ignoring ignored: Set<String> = [],
    isShown: @escaping @Sendable (String) -> Bool = { _ in true }, reportsUnshownFaults: Bool = true,
    shown: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.presentations = presentations
    self.assignments = assignments
    self.devices = devices
    self.ignored = ignored
    self.isShown = isShown
    self.reportsUnshownFaults = reportsUnshownFaults
    self.shown = shown
  }

  /// The findings of a catalogue, of one set in it, or of a plain image file.
  package func findings(in url: URL) -> [Finding] {
    var isFolder: ObjCBool = false
    let path = url.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return keep([malformed(path, "does not exist; check the path")])
    }
    if let kind = Self.unexpectedContent(url, isFolder: isFolder.boolValue) {
      return keep([malformed(path, "is \(kind), not an image; name an image file or a catalogue")])
    }
    guard isFolder.boolValue else {
      let scale = Self.scale(inName: url.deletingPathExtension().lastPathComponent)
      return keep(findings(in: ImageFile(url: url, scale: scale), name: url.lastPathComponent, reportedIn: path))
    }
    let catalogue = CatalogueReader(url)
    var found = catalogue.problems.filter { reportsUnshownFaults || belongsToShownSet($0.path) }
      .map { malformed($0.path, $0.sentence, line: $0.line, column: $0.column) }
    for set in catalogue.sets where set.kind == .image && isShown(set.name) {
      guard let path = set.contents?.url.path else { continue }
      let files = set.entries.compactMap(ImageFile.init)
      found += Self.worst(files.flatMap { findings(in: $0, name: set.name, reportedIn: path) })
      found += missingScales(files, name: set.name, reportedIn: path)
    }
    return keep(found)
  }

  /// Whether a file of a catalogue belongs to an image set that is shown, or to no set.
  private func belongsToShownSet(_ path: String) -> Bool {
    let folders = path.split(separator: "/").map(String.init)
    guard let place = folders.lastIndex(where: { $0.hasSuffix(".imageset") }) else { return true }
    let name = String(folders[place].dropLast(".imageset".count))
    // A name may begin with the folders around the set, if they are namespaces.
    let first = (folders[..<place].lastIndex { $0.hasSuffix(".xcassets") } ?? place - 1) + 1
    return (first...place).contains { isShown((folders[$0..<place] + [name]).joined(separator: "/")) }
  }

  /// What is at a path that has an image's extension but is not an image, or not a regular file; for messages.
  private static func unexpectedContent(_ url: URL, isFolder: Bool) -> String? {
    if isFolder { return ImageHeader.Format.allFileExtensions.contains(url.pathExtension.lowercased()) ? "a folder" : nil }
    do {
      try InputFile.check(url.path, limit: .max)
      return nil
    } catch {
      if case .notAFile(_, let kind) = error { return kind }
      return nil
    }
  }

  /// The most severe of a rule's findings about the files of one set, or the first: an image is usually too large at every scale.
  private static func worst(_ findings: [Finding]) -> [Finding] {
    var seen: [String: Finding] = [:]
    for finding in findings where finding.rule != DrawingRule.malformedAsset.rawValue {
      if let known = seen[finding.rule], known.severity >= finding.severity { continue }
      seen[finding.rule] = finding
    }
    return findings.filter { $0.rule == DrawingRule.malformedAsset.rawValue } + seen.values.sorted { $0.rule < $1.rule }
  }

  private func keep(_ findings: [Finding]) -> [Finding] { findings.filter { !ignored.contains($0.rule) }.merged }

  // MARK: Rules

  private func findings(in file: ImageFile, name: String, reportedIn path: String) -> [Finding] {
    let header: ImageHeader
    do {
      header = try ImageHeader(contentsOf: file.url)
    } catch {
      return [
        malformed(
          path, "\(path == file.url.path ? "" : "names \"\(file.name)\", which ")\(error.sentence); export the file again", line: file.line,
          column: file.column)
      ]
    }
    var found = tooLarge(header, file, name, path)
    // One finding about a size is enough: an image that is too large is usually large in bytes too.
    if found.isEmpty { found = tooHeavy(file, name, path) }
    return found
  }

  private func tooLarge(_ header: ImageHeader, _ file: ImageFile, _ name: String, _ path: String) -> [Finding] {
    let scale = header.isVector ? 1 : file.scale ?? 1
    let (width, height) = (header.width / scale, header.height / scale)
    let presentations = presentations + assignments.filter { $0.covers(name) }.map(\.presentation)
    let family = PresentationLimit.devices(of: file.idiom, among: devices)
    let asked = presentations.isEmpty ? Presentation.allCases : presentations
    let limits = asked.compactMap { PresentationLimit($0, devices: family, onAnyDevice: presentations.isEmpty) }
    var exceeded = limits.filter { $0.isExceeded(by: header, scale: scale) }
    if presentations.isEmpty {
      // Its presentation is unknown, so it is too large only if it exceeds the limit of every presentation on every
      // device.
      let widest = limits.max { $0.size.width < $1.size.width }
      exceeded = exceeded.count == limits.count ? widest.map { [$0] } ?? [] : []
    }
    let subject =
      header.isVector
      ? "The image \"\(name)\" (\(file.name)) is \(number(width)) × \(number(height)) pt"
      : "The image \"\(name)\" (\(file.name)) is \(Int(header.width)) × \(Int(header.height)) px"
    // One finding per asset: the smallest limit that it exceeds.
    if let limit = exceeded.min(by: { $0.size.width * $0.size.height < $1.size.width * $1.size.height }) {
      let maximum = limit.pixels(scale: scale)
      let points = "\(number(limit.size.width)) × \(number(limit.size.height)) pt"
      let size = header.isVector ? points : "\(Int(maximum.width)) × \(Int(maximum.height)) px (\(points) @\(number(scale))x)"
      return [
        Finding(
          DrawingRule.imageTooLarge.rawValue, .error,
          "\(subject); \(limit.presentation.rawValue) on \(limit.device.names[0]) takes at most \(size). The system may fail to start the activity; export a smaller asset.",
          file: shown(path), line: file.line, column: file.column, asset: name)
      ]
    }
    guard !presentations.isEmpty,
      let (minimal, least) = limits.lazy.compactMap({ limit in limit.widened(by: width).map { (limit, $0) } }).first
    else { return [] }
    return [
      Finding(
        DrawingRule.imageTooLarge.rawValue, .note,
        "\(subject), \(number(width)) pt wide; \(minimal.presentation.rawValue) is \(number(least)) to \(number(minimal.size.width)) pt wide, and above \(number(least)) pt the island has to widen for it.",
        file: shown(path), line: file.line, column: file.column, asset: name)
    ]
  }

  private func tooHeavy(_ file: ImageFile, _ name: String, _ path: String) -> [Finding] {
    let bytes =
      ((try? FileManager.default.attributesOfItem(atPath: file.url.resolvingSymlinksInPath().path))?[.size] as? NSNumber)?.intValue ?? 0
    guard bytes > AssetRules.fileLimit else { return [] }
    return [
      Finding(
        "asset-bytes", .warning,
        "The image \"\(name)\" (\(file.name)) has \((bytes + 1023) / 1024) KB; a widget extension may use about 30 MB in all. Export it smaller or compress it.",
        file: shown(path), line: file.line, column: file.column, asset: name)
    ]
  }

  private func missingScales(_ all: [ImageFile], name: String, reportedIn path: String) -> [Finding] {
    var variants: [String: [ImageFile]] = [:]
    for file in all { variants[file.variant, default: []].append(file) }
    return variants.keys.sorted().compactMap { key in
      let files = variants[key] ?? []
      guard let first = files.first, files.allSatisfy({ $0.scale != nil }) else { return nil }
      let needed: Double = first.idiom == "ipad" || first.idiom == "watch" ? 2 : 3
      guard !files.contains(where: { $0.scale == needed }) else { return nil }
      let present = files.compactMap(\.scale).sorted().map { "\(number($0))x" }.joined(separator: " and ")
      return Finding(
        AssetRules.assetMissingScale.id, AssetRules.assetMissingScale.severity,
        "The image \"\(name)\" has \(present) only; \(needed == 3 ? "every iPhone with an island" : "the device") has a \(number(needed))x screen. Add the \(number(needed))x file or one vector file.",
        file: shown(path), line: first.line, column: first.column, asset: name)
    }
  }

  // MARK: Messages

  private func malformed(_ path: String, _ sentence: String, line: Int = 1, column: Int = 1) -> Finding {
    Finding(
      DrawingRule.malformedAsset.rawValue, .error, "\((path as NSString).lastPathComponent) \(sentence).", file: shown(path), line: line,
      column: column)
  }

  /// A file's scale by its name, `badge@3x`; 1 without.
  private static func scale(inName name: String) -> Double {
    for scale in [2.0, 3.0] where name.hasSuffix("@\(Int(scale))x") { return scale }
    return 1
  }

  private func number(_ value: Double) -> String { ShortNumber.text(value) }
}
