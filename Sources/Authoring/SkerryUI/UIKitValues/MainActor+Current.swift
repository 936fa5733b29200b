import Dispatch
import Foundation

extension MainActor {
  /// Whether the caller runs on the main actor. Under a test runner the main queue is served by a thread other than the
  /// first.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
