import Foundation
import SwiftUI
import Testing
import UIKit

/// A Swift 5 class without actor annotations, as in many apps: the compiler does not enforce UIKit's isolation there.
private final class ScreenKeeper: NSObject, ObservableObject {
  @Published var message: String?
  func name() -> String { UIDevice.current.name }
  func suspend() -> Bool {
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask {
      UIApplication.shared.endBackgroundTask(task)
      task = .invalid
    }
    (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.perform(NSSelectorFromString("suspend"))
    return task == .invalid
  }
}
@Suite struct UIKitWithoutActorsTests {
  @MainActor @Test func appsWithoutActorsCallUIKit() {
    let keeper = ScreenKeeper()
    #expect(keeper.name() == "iPhone" && keeper.suspend())
  }
}
