import Foundation
import Synchronization

/// The PNGs of the page, by the hash of their pixels. If there are too many, those that were drawn longest ago are removed.
final class PictureStore: Sendable {
  private struct State {
    var pictures: [String: Data] = [:]
    var order: [String] = []
    var byteCount = 0
  }
  private let state = Mutex(State())
  private let byteLimit: Int

  /// - Parameter byteLimit: the maximum number of bytes of all PNGs; the last one is kept whatever its size.
  init(byteLimit: Int = 256 << 20) { self.byteLimit = byteLimit }

  func keep(_ png: Data, _ hash: String) {
    state.withLock { state in
      if state.pictures[hash] != nil {
        if let place = state.order.lastIndex(of: hash) { state.order.append(state.order.remove(at: place)) }
        return
      }
      state.pictures[hash] = png
      state.order.append(hash)
      state.byteCount += png.count
      while state.byteCount > byteLimit, state.order.count > 1 {
        state.byteCount -= state.pictures.removeValue(forKey: state.order.removeFirst())?.count ?? 0
      }
    }
  }

  /// The pictures that were drawn last, by their hashes.
  func recent(_ count: Int) -> [String: Data] {
    state.withLock { state in
      Dictionary(uniqueKeysWithValues: state.order.suffix(count).compactMap { hash in state.pictures[hash].map { (hash, $0) } })
    }
  }

  func picture(_ hash: String) -> Data? { state.withLock { $0.pictures[hash] } }
}
