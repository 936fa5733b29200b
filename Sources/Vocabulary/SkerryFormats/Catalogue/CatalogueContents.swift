package import Foundation
import SkerryDiagnostics

/// A `Contents.json`, read with limits on its size and depth, with the positions of its strings.
package struct CatalogueContents {
  /// Bytes. Xcode writes a few kilobytes; a larger file is not read.
  static let sizeLimit = 1 << 20
  /// The maximum number of nested brackets, because the parser recurses. Xcode writes about six.
  static let depthLimit = 64

  /// The `Contents.json`.
  package let url: URL
  /// Its outermost object, as `JSONSerialization` reads it.
  package let object: [String: Any]
  private let text: [UInt8]

  init(folder: URL) throws(Failure) {
    url = folder.appendingPathComponent("Contents.json")
    let data: Data
    do {
      data = try InputFile.read(url.path, limit: Self.sizeLimit)
    } catch {
      switch error {
      case .missing: throw Failure(sentence: "is missing; open the catalogue in Xcode and save it again", isMissing: true)
      case .tooLarge: throw Failure(sentence: "has more than 1 MB, the maximum; remove what Xcode has not written")
      case .notAFile(_, let kind): throw Failure(sentence: "is \(kind), not a file; put the file itself in its place")
      case .unreadable: throw Failure(sentence: "cannot be read; check its permissions")
      }
    }
    text = Array(data)
    guard BracketDepth.deepest(in: text, pairs: ["[]", "{}"]) <= Self.depthLimit, let value = try? JSONSerialization.jsonObject(with: data)
    else {
      // Foundation's parser, which is more lenient, decides whether the file can be used; the strict one says where it is damaged.
      let fault = JSONSyntax.fault(in: data)
      throw Failure(
        sentence: fault?.brief ?? "is not a JSON object; open the catalogue in Xcode and save it again", line: fault?.place?.line ?? 1,
        column: fault?.place?.column ?? 1)
    }
    guard let object = value as? [String: Any] else {
      throw Failure(sentence: "is not a JSON object; open the catalogue in Xcode and save it again")
    }
    self.object = object
  }

  /// Why the file cannot be used.
  struct Failure: Error {
    var sentence: String
    /// Counted from 1.
    var line = 1
    /// In bytes, counted from 1.
    var column = 1
    /// Whether there is no such file, which is a fault of a set but not of a group.
    var isMissing = false
  }

  /// The set's own settings, such as the rendering intent.
  package var properties: [String: Any] { object["properties"] as? [String: Any] ?? [:] }

  /// Line and column, from 1, of a string in quotation marks; the start of the file if it is not found in this spelling.
  func position(of string: String) -> (line: Int, column: Int) {
    let wanted = Array("\"\(string)\"".utf8)
    guard wanted.count <= text.count,
      let start = (0...text.count - wanted.count).first(where: {
        text[$0] == wanted[0] && text[$0..<$0 + wanted.count].elementsEqual(wanted)
      })
    else { return (1, 1) }
    let before = text[..<start]
    return (before.lazy.filter { $0 == 0x0A }.count + 1, start - (before.lastIndex(of: 0x0A) ?? -1))
  }
}
