package import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An unlinked temporary file, which is removed when the process ends. Data that grows with the number of cases is kept here.
///
/// If the folder for temporary files cannot be written, or is full, the bytes are kept in memory.
package final class ScratchFile: Sendable {
  fileprivate enum Place {
    case file(Int32)
    case memory(Data)
  }

  fileprivate struct State {
    var place: Place
    var count = 0
  }

  private let state: Mutex<State>

  /// An empty file.
  package init() { state = Mutex(State(place: Self.unnamed().map(Place.file) ?? .memory(Data()))) }

  /// The descriptor of an empty unlinked file, which started programs do not inherit; `nil` if the folder for temporary files
  /// cannot be written. The caller closes it.
  package static func unnamed() -> Int32? {
    var name = Array((NSTemporaryDirectory() + "/skerry.XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// A file of that many zeros.
  package convenience init(zeros count: Int) {
    self.init()
    state.withLock { state in
      if case .file(let descriptor) = state.place, ftruncate(descriptor, count) != 0 { state.moveToMemory() }
      if case .memory = state.place { state.place = .memory(Data(count: count)) }
      state.count = count
    }
  }

  deinit {
    state.withLock { state in
      if case .file(let descriptor) = state.place { close(descriptor) }
    }
  }

  /// Bytes.
  package var count: Int { state.withLock { $0.count } }

  /// Adds bytes at the end.
  /// - Returns: their place.
  @discardableResult
  package func append(_ data: Data) -> Range<Int> {
    state.withLock { state in
      let start = state.count
      data.withUnsafeBytes { state.write($0, at: start) }
      return start..<state.count
    }
  }

  /// Replaces bytes, or adds them at the end.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) { state.withLock { $0.write(bytes, at: offset) } }

  /// The bytes at a place inside the file.
  package func read(_ range: Range<Int>) -> Data {
    var data = Data(count: range.count)
    data.withUnsafeMutableBytes { read(into: $0, at: range.lowerBound) }
    return data
  }

  /// Fills a buffer with the bytes from an offset on.
  package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) { state.withLock { $0.read(into: buffer, at: offset) } }

  /// Passes whole lines on with their place, as many at a time as fit into about 32 KB, until one is refused.
  /// - Parameter take: returns whether to continue; its bytes include the last line's end, if there is one.
  package func lines(in range: Range<Int>, _ take: (Range<Int>, Data) throws -> Bool) rethrows {
    var place = range.lowerBound
    while place < range.upperBound {
      var end = min(place + Self.pieceSize, range.upperBound)
      var piece = read(place..<end)
      var added = piece.indices
      while end < range.upperBound, piece.last != UInt8(ascii: "\n") {
        if let last = piece[added].lastIndex(of: UInt8(ascii: "\n")) {
          piece = piece[...last]
          end = place + piece.count
        } else {
          let more = min(end + Self.pieceSize, range.upperBound)
          added = piece.endIndex..<(piece.endIndex + more - end)
          piece += read(end..<more)
          end = more
        }
      }
      guard try take(place..<end, piece) else { return }
      place = end
    }
  }

  /// About how many bytes are passed on at a time.
  private static let pieceSize = 1 << 15
}

extension ScratchFile.State {
  fileprivate mutating func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    if case .file(let descriptor) = place {
      var done = 0
      while done < bytes.count {
        let count = pwrite(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, offset + done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        done += count
      }
      if done < bytes.count { moveToMemory() }
    }
    if case .memory(var data) = place {
      place = .memory(Data())
      if data.count < offset + bytes.count { data.count = offset + bytes.count }
      data.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
      place = .memory(data)
    }
    count = max(count, offset + bytes.count)
  }

  fileprivate func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) {
    precondition(offset >= 0 && offset + buffer.count <= count)
    switch place {
    case .memory(let data): data.copyBytes(to: buffer, from: offset..<(offset + buffer.count))
    case .file(let descriptor):
      var done = 0
      while done < buffer.count {
        let count = pread(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, offset + done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { preconditionFailure("a temporary file in \(NSTemporaryDirectory()) cannot be read any more") }
        done += count
      }
    }
  }

  fileprivate mutating func moveToMemory() {
    guard case .file(let descriptor) = place else { return }
    var data = Data(count: count)
    data.withUnsafeMutableBytes { read(into: $0, at: 0) }
    close(descriptor)
    place = .memory(data)
  }
}
