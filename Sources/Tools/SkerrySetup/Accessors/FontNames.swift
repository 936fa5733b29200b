import Foundation
import SkerryDiagnostics

/// The names in a font file's `name` table. Of a collection, those of its first face.
///
/// Source: Microsoft, OpenType Specification, `name`.
struct FontNames: Equatable {
  /// The typographic family; the family of the four basic styles where the file has no other.
  let family: String
  let style: String
  let postScriptName: String

  /// The maximum number of tables, and of names: more than any real font has.
  private static let entryLimit = 4096
  private static let nameLimit = 1024

  /// `nil` if the file is not a font, or lacks one of the names.
  init?(_ url: URL) {
    guard let data = InputFile.data(atPath: url.path) else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    let file = Bytes(data: data)
    var start = 0
    if file.bytes(at: 0, count: 4).elementsEqual("ttcf".utf8) {
      guard let first = file.number(at: 12, bytes: 4) else { return nil }
      start = first
    }
    guard let tables = file.number(at: start + 4, bytes: 2), tables <= Self.entryLimit else { return nil }
    let entry = (0..<tables).map { start + 12 + 16 * $0 }.first { file.bytes(at: $0, count: 4).elementsEqual("name".utf8) }
    guard let entry, let table = file.number(at: entry + 8, bytes: 4) else { return nil }
    let names = Self.names(file, table)
    guard let family = names[16] ?? names[1], let style = names[17] ?? names[2], let postScriptName = names[6] else { return nil }
    (self.family, self.style, self.postScriptName) = (family, style, postScriptName)
  }

  /// The names by their identifiers, English ones first.
  private static func names(_ file: Bytes, _ table: Int) -> [Int: String] {
    guard let count = file.number(at: table + 2, bytes: 2), count <= entryLimit,
      let storage = file.number(at: table + 4, bytes: 2)
    else { return [:] }
    var names: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<count {
      let record = file.bytes(at: table + 6 + 12 * index, count: 12)
      guard record.count == 12 else { break }
      let (platform, language, identifier) = (number(record[0..<2]), number(record[4..<6]), number(record[6..<8]))
      // Every font has English names for Windows. Those for the Mac are in Mac Roman, and are ASCII in practice.
      let rank = platform == 3 ? language == 0x409 ? 3 : 1 : platform == 1 && language == 0 ? 2 : 0
      guard rank > names[identifier]?.rank ?? 0 else { continue }
      let length = number(record[8..<10])
      guard length <= nameLimit else { continue }
      let bytes = file.bytes(at: table + storage + number(record[10..<12]), count: length)
      let text = platform == 3 ? String(bytes: bytes, encoding: .utf16BigEndian) : String(bytes: bytes, encoding: .ascii)
      guard bytes.count == length, let text, !text.isEmpty else { continue }
      names[identifier] = (rank, text)
    }
    return names.mapValues(\.text)
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The file's bytes; reading beyond the end gives `nil`.
  private struct Bytes {
    let data: Data

    func bytes(at offset: Int, count: Int) -> [UInt8] {
      guard offset >= 0, offset < data.count, count > 0 else { return [] }
      return Array(data.dropFirst(offset).prefix(count))
    }

    /// A big-endian number; `nil` beyond the end.
    func number(at offset: Int, bytes width: Int) -> Int? {
      let found = bytes(at: offset, count: width)
      return found.count == width ? FontNames.number(found) : nil
    }
  }
}
