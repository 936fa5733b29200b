package import SkerryFormats
package import Foundation
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
  package var entries: [String: Entry] = [:]
  /// The libraries of the machine that wrote last, by name, with their versions; empty in older manifests.
  package var libraries: [String: String] = [:]

  package init() {}

  // MARK: Text

  package var data: Data {
    let versions = libraries.sorted { $0.key < $1.key }.map { "\(JSONString.quoted($0.key)): \(JSONString.quoted($0.value))" }
    let own = versions.isEmpty ? "" : "\"libraries\": {\(versions.joined(separator: ", "))},\n"
    var text = "{\"format\": 1, \"tool\": \"skerry\", \(own)\"goldens\": {\n"
    text.reserveCapacity(entries.count * 256)
    for (index, path) in entries.keys.sorted().enumerated() {
      guard let entry = entries[path] else { continue }
      text += (index == 0 ? "" : ",\n") + JSONString.quoted(path) + ": " + Self.line(entry)
    }
    return Data((text + "\n}}\n").utf8)
  }

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

    /// The entries, some lines at a time, as `data` writes them, because a decoder needs several times a document's bytes. `nil`
    /// where the lines are not such ones; the whole is decoded then.
    static func inPieces(_ data: Data) -> Document? {
      let head = Data("\"goldens\": {\n".utf8), tail = Data("\n}}\n".utf8)
      guard let start = data.range(of: head), data.suffix(tail.count) == tail, start.upperBound < data.endIndex - tail.count else {
        return nil
      }
      let decoder = JSONDecoder()
      guard var document = try? decoder.decode(Document.self, from: data[..<start.upperBound] + Data("}}".utf8)) else { return nil }
      let end = data.endIndex - tail.count
      var place = start.upperBound
      while place < end {
        // A piece ends with a line.
        let next = data[min(place + pieceSize, end)..<end].firstIndex(of: 10) ?? end
        let piece = data[place..<next]
        let lines = piece.last == UInt8(ascii: ",") ? piece.dropLast() : piece
        guard let entries = try? decoder.decode([String: Entry].self, from: Data("{".utf8) + lines + Data("}".utf8)) else { return nil }
        document.goldens.merge(entries) { _, last in last }
        place = next < end ? next + 1 : end
      }
      return document
    }
    private static let pieceSize = 1 << 15
  }

  /// - Parameter name: the file's name in messages.
  package init(_ data: Data, name: String) throws(StoreError) {
    for (index, line) in data.split(separator: 10, omittingEmptySubsequences: false).enumerated()
    where line.starts(with: Data("<<<<<<<".utf8)) || line.starts(with: Data(">>>>>>>".utf8)) || line.starts(with: Data("=======".utf8)) {
      throw .conflict(file: name, line: index + 1)
    }
    let document: Document
    do {
      document = try Document.inPieces(data) ?? JSONDecoder().decode(Document.self, from: data)
    } catch let error as DecodingError {
      throw .damagedManifest(file: name, reason: Self.reason(error))
    } catch {
      throw .damagedManifest(file: name, reason: "it is not JSON")
    }
    guard document.format == 1 else {
      throw .damagedManifest(file: name, reason: "its format is \(document.format), from a newer version")
    }
    for path in document.goldens.keys.sorted() where !Self.isSafe(path) { throw .unsafePath(file: name, path: path) }
    entries = document.goldens
    libraries = document.libraries ?? [:]
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
