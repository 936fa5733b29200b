import Foundation

/// A file read in small pieces. What lies beyond its end reads as nothing.
final class BoundedFile {
  let count: Int
  private let handle: FileHandle

  init(_ url: URL) throws(ImageHeader.Problem) {
    // A pipe or a device would block or never end.
    let kind = (try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path))?[.type] as? FileAttributeType
    guard kind == .typeRegular, let handle = try? FileHandle(forReadingFrom: url) else { throw ImageHeader.Problem("cannot be read") }
    self.handle = handle
    count = Int(clamping: (try? handle.seekToEnd()) ?? 0)
  }

  deinit { try? handle.close() }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, offset < self.count, count > 0, (try? handle.seek(toOffset: UInt64(offset))) != nil else { return [] }
    return (try? handle.read(upToCount: min(count, self.count - offset))).map { Array($0) } ?? []
  }

  /// A big-endian number, or `nil` beyond the end.
  func number(at offset: Int, bytes width: Int) -> Int? {
    let found = bytes(at: offset, count: width)
    return found.count == width ? found.bigEndian : nil
  }
}

extension Sequence<UInt8> {
  var bigEndian: Int { reduce(0) { $0 << 8 | Int($1) } }
}
