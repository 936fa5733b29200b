import Foundation
import Synchronization

/// The PNGs of the page, by the hash of their pixels. The oldest are removed when there are too many.
final class PictureStore: Sendable {
  private struct State {
    var pictures: [String: Data] = [:]
    var order: [String] = []
    var byteCount = 0
  }
  private let state = Mutex(State())
  private static let byteLimit = 256 << 20

  func keep(_ png: Data, _ hash: String) {
    state.withLock { state in
      guard state.pictures[hash] == nil else { return }
      state.pictures[hash] = png
      state.order.append(hash)
      state.byteCount += png.count
      while state.byteCount > Self.byteLimit, state.order.count > 1 {
        state.byteCount -= state.pictures.removeValue(forKey: state.order.removeFirst())?.count ?? 0
      }
    }
  }

  func picture(_ hash: String) -> Data? { state.withLock { $0.pictures[hash] } }
}
