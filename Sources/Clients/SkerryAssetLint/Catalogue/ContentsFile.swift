import Foundation

/// A set's `Contents.json`, read with a limit, and where its words stand.
struct ContentsFile {
  /// Xcode writes a few kilobytes; a larger file is not read.
  static let sizeLimit = 1024 * 1024

  let path: String
  let object: [String: Any]
  private let text: [UInt8]

  init(folder: String) throws(Failure) {
    path = folder + "/Contents.json"
    let kind = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
    guard let type = kind[.type] as? FileAttributeType else {
      throw Failure(path, "is missing; open the catalogue in Xcode and save it again")
    }
    guard type == .typeRegular else { throw Failure(path, "is not a plain file; put the file itself in its place") }
    let size = (kind[.size] as? NSNumber)?.intValue ?? 0
    guard size <= Self.sizeLimit else {
      throw Failure(path, "has \(size) bytes, more than the \(Self.sizeLimit) that are read; remove what Xcode has not written")
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw Failure(path, "cannot be read; check its permissions") }
    text = Array(data)
    guard Self.depth(of: text) <= 64, let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw Failure(path, "is not a JSON object; open the catalogue in Xcode and save it again")
    }
    self.object = object
  }

  struct Failure: Error {
    let problem: CatalogueProblem
    init(_ path: String, _ sentence: String) { problem = CatalogueProblem(path: path, sentence: sentence) }
  }

  /// Line and column, from 1, of a quoted word; the file's start where it does not stand so.
  func position(of word: String) -> (line: Int, column: Int) {
    let wanted = Array("\"\(word)\"".utf8)
    guard !text.isEmpty, wanted.count <= text.count,
      let start = (0...text.count - wanted.count).first(where: {
        text[$0] == wanted[0] && text[$0..<$0 + wanted.count].elementsEqual(wanted)
      })
    else { return (1, 1) }
    let before = text[..<start]
    let line = before.lazy.filter { $0 == 0x0A }.count + 1
    let column = start - (before.lastIndex(of: 0x0A) ?? -1)
    return (line, column)
  }

  /// How deep brackets nest outside strings: a parser that recurses must not be led into the depths.
  private static func depth(of text: [UInt8]) -> Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in text {
      if isString {
        if isEscaped { isEscaped = false } else if byte == 0x5C { isEscaped = true } else if byte == 0x22 { isString = false }
        continue
      }
      switch byte {
      case 0x22: isString = true
      case 0x5B, 0x7B:
        depth += 1
        deepest = max(deepest, depth)
      case 0x5D, 0x7D: depth -= 1
      case _: break
      }
    }
    return deepest
  }
}
