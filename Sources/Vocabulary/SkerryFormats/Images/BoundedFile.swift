import Foundation
import SkerryDiagnostics

/// An image file or its bytes, read in small pieces. Reading beyond the end returns no bytes.
final class BoundedFile {
  private enum Source {
    case file(FileHandle)
    case bytes(Data)
  }

  let count: Int
  private let source: Source

  init(_ url: URL) throws(ImageHeader.Problem) {
    // Files of any size are accepted, because only small pieces of them are read.
    guard (try? InputFile.check(url.path, limit: .max)) != nil, let handle = try? FileHandle(forReadingFrom: url) else {
      throw ImageHeader.Problem("cannot be read")
    }
    source = .file(handle)
    count = Int(clamping: (try? handle.seekToEnd()) ?? 0)
  }

  init(_ data: Data) {
    source = .bytes(data)
    count = data.count
  }

  deinit {
    if case .file(let handle) = source { try? handle.close() }
  }

  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, offset < self.count, count > 0 else { return [] }
    let count = min(count, self.count - offset)
    switch source {
    case .bytes(let data): return Array(data.dropFirst(offset).prefix(count))
    case .file(let handle):
      guard (try? handle.seek(toOffset: UInt64(offset))) != nil else { return [] }
      return (try? handle.read(upToCount: count)).map { Array($0) } ?? []
    }
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
