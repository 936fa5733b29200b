package import Foundation
import SkerryDiagnostics
package import SkerryFormats
package import SkerryGeometry

/// `skerry.lock.json`: every golden with its hash, size and owner, one per line and sorted, so that merges stay small.
package struct GoldenManifest: Sendable, Equatable {
  /// The manifest's name in the folder of goldens.
  package static let fileName = "skerry.lock.json"

  /// A golden.
  package struct Entry: Sendable, Equatable, Codable {
    /// Activity and state.
    package var `case`: String
    /// The hash of the file's bytes; `nil` for a reference without a picture.
    package var file: ContentHash?
    /// The bundle or test target that draws it.
    package var owner: String
    /// The hash of the decoded pixels, so that a file that was encoded again still counts as equal.
    package var pixels: ContentHash
    /// The set of the golden: device, scheme and scale as in the file's name.
    package var set: String
    /// Pixels.
    package var width: Int
    /// Pixels.
    package var height: Int

    package init(case: String, file: ContentHash?, owner: String, pixels: ContentHash, set: String, size: PixelSize) {
      self.case = `case`
      self.file = file
      self.owner = owner
      self.pixels = pixels
      self.set = set
      width = size.width
      height = size.height
    }

    /// Width and height in pixels.
    package var size: PixelSize { PixelSize(width: width, height: height) }
  }

  /// By path below the store's folder.
  package var entries = GoldenEntries()
  /// The libraries of the machine that wrote last, by name, with their versions; empty in older manifests.
  package var libraries: [String: String] = [:]

  package init() {}

  // MARK: Text

  /// The file's bytes.
  package var data: Data {
    var data = Data()
    pieces { data += $0 }
    return data
  }

  /// The file's bytes in pieces, so that many goldens take no more memory than a few.
  func pieces(_ take: (Data) throws -> Void) rethrows {
    let versions = libraries.sorted { $0.key < $1.key }.map { "\(JSONString.quoted($0.key)): \(JSONString.quoted($0.value))" }
    let own = versions.isEmpty ? "" : "\"libraries\": {\(versions.joined(separator: ", "))},\n"
    var text = "{\"format\": 1, \"tool\": \"skerry\", \(own)\"goldens\": {\n"
    var isFirst = true
    for (path, entry) in entries {
      text += (isFirst ? "" : ",\n") + Self.key(path) + Self.line(entry)
      isFirst = false
      if text.utf8.count > 1 << 15 {
        try take(Data(text.utf8))
        text = ""
      }
    }
    try take(Data((text + "\n}}\n").utf8))
  }

  /// The beginning of a golden's line.
  static func key(_ path: String) -> String { JSONString.quoted(path) + ": " }

  /// Not with `JSONEncoder`, because ten thousand entries are written repeatedly while a suite is recorded.
  private static func line(_ entry: Entry) -> String {
    let file = entry.file.map { "\"file\":\"\($0)\"," } ?? ""
    return "{\"case\":\(JSONString.quoted(entry.case)),\(file)\"height\":\(entry.height),\"owner\":\(JSONString.quoted(entry.owner)),"
      + "\"pixels\":\"\(entry.pixels)\",\"set\":\(JSONString.quoted(entry.set)),\"width\":\(entry.width)}"
  }

  private struct Document: Decodable {
    var format: Int
    var goldens: [String: Entry]
    var libraries: [String: String]?
  }

  /// Reads a manifest. Throws if it has a merge conflict or is damaged.
  ///
  /// - Parameter name: the file's name in messages.
  package init(_ data: Data, name: String) throws(StoreError) {
    let file = ScratchFile()
    file.append(data)
    try self.init(file, name: name)
  }

  /// - Parameter name: the file's name in messages.
  init(_ file: ScratchFile, name: String) throws(StoreError) {
    try Self.checkConflicts(file, name: name)
    var document: Document
    if let head = Self.head(of: file), let listed = GoldenEntries(lines: head.goldens, of: file) {
      (document, entries) = (head.document, listed)
    } else {
      do {
        document = try JSONDecoder().decode(Document.self, from: file.read(0..<file.count))
      } catch let error as DecodingError {
        throw .damagedManifest(file: name, reason: Self.reason(error))
      } catch {
        throw .damagedManifest(file: name, reason: "it is not JSON")
      }
      entries = GoldenEntries(document.goldens)
    }
    guard document.format == 1 else {
      throw .damagedManifest(file: name, reason: "its format is \(document.format), from a newer version")
    }
    if let path = entries.unsafePath { throw .unsafePath(file: name, path: path) }
    libraries = document.libraries ?? [:]
  }

  /// What is above the goldens, and the place of their lines, where the file has the form that `pieces` writes.
  private static func head(of file: ScratchFile) -> (document: Document, goldens: Range<Int>)? {
    let head = Data("\"goldens\": {\n".utf8), tail = Data("\n}}\n".utf8)
    let start = file.read(0..<min(file.count, 1 << 16))
    guard let opening = start.range(of: head), file.count > opening.upperBound + tail.count,
      file.read((file.count - tail.count)..<file.count) == tail,
      let document = try? JSONDecoder().decode(Document.self, from: start[..<opening.upperBound] + Data("}}".utf8))
    else { return nil }
    return (document, opening.upperBound..<(file.count - tail.count))
  }

  private static func checkConflicts(_ file: ScratchFile, name: String) throws(StoreError) {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
    var above = 0
    var conflict: Int?
    file.lines(in: 0..<file.count) { _, piece in
      piece.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        var start = 0
        while start < bytes.count, conflict == nil {
          if marks.contains(where: { $0.count <= bytes.count - start && memcmp(base + start, $0, $0.count) == 0 }) { conflict = above + 1 }
          start = memchr(base + start, 10, bytes.count - start).map { UnsafeRawPointer($0) - base + 1 } ?? bytes.count
          above += 1
        }
      }
      return conflict == nil
    }
    if let conflict { throw .conflict(file: name, line: conflict) }
  }

  /// Whether a path stays within the store's folder.
  package static func isSafe(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), path.hasSuffix(".png"), !path.utf8.contains(0) else { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .dataCorrupted(let context): context.codingPath.isEmpty ? "it is not JSON" : context.debugDescription
    case .keyNotFound(let key, let context): "\(place(context)) has no \(key.stringValue)"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context)) is of the wrong kind"
    @unknown default: "it does not decode"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "the top level" : context.codingPath.map(\.stringValue).joined(separator: " ")
  }
}
