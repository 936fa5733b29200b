import AppIntents
import CoreLocation
import Foundation
import Testing
import UIKit
import UserNotifications

/// Modules for the app side: they compile as on a phone, request nothing and deliver nothing.
@Suite struct AppModulesTests {
  @Test func notificationsAreStoredAndNeverDelivered() async throws {
    let centre = UNUserNotificationCenter.current()
    #expect(try await centre.requestAuthorization(options: [.alert, .badge, .sound]) == false)
    #expect(await centre.notificationSettings().authorizationStatus == .notDetermined)
    let content = UNMutableNotificationContent()
    content.title = "Done"
    content.sound = .default
    content.userInfo = ["id": 4]
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await centre.add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
    func addAnother() { centre.add(UNNotificationRequest(identifier: "b", content: UNMutableNotificationContent(), trigger: nil)) }
    addAnother()
    #expect(await centre.pendingNotificationRequests().map(\.identifier) == ["a", "b"])
    centre.removePendingNotificationRequests(withIdentifiers: ["b"])
    let left = try #require(await centre.pendingNotificationRequests().first)
    #expect(left.content.title == "Done" && left.content.interruptionLevel == .timeSensitive && left.trigger?.repeats == false)
    #expect(trigger.description == "<UNTimeIntervalNotificationTrigger; repeats: NO, timeInterval: 60.0>")
    centre.removeAllPendingNotificationRequests()
    #expect(await centre.pendingNotificationRequests().isEmpty)
    #expect(await centre.deliveredNotifications().isEmpty)
  }

  /// Apps ask the system's C library for the device's model.
  @Test func theModelIsThatOfTheDefaultDevice() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size == 11)
    var text = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0)
    #expect(text.map { UInt8(bitPattern: $0) } == Array("iPhone16,1".utf8) + [0])
    size = 10
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == -1, "the buffer is too small")
    #expect(sysctlbyname("hw.ncpu", nil, &size, nil, 0) == -1)
  }

  final class Listener: NSObject, CLLocationManagerDelegate, UNUserNotificationCenterDelegate {
    var heard = 0
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { heard += 1 }
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
      -> UNNotificationPresentationOptions
    { [.banner, .sound] }
  }

  @Test func locationsAreValuesAndNoneIsFound() {
    let manager = CLLocationManager()
    let listener = Listener()
    manager.delegate = listener
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(manager.authorizationStatus == .notDetermined && manager.location == nil && listener.heard == 0)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    // Vincenty's formula on WGS 84 gives 343.92 km.
    #expect(abs(paris.distance(from: london) - 343_920) < 343_920 * 0.005)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test(arguments: [(90.0, 180.0, true), (-90, -180, true), (90.01, 0, false), (0, 180.01, false)])
  func degreesHaveLimits(_ latitude: Double, _ longitude: Double, _ isValid: Bool) {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
  }

  /// London is 343 or 344 km from Paris; a circle without a radius has its centre in it.
  @Test(arguments: [(342_000.0, false), (346_000, true)]) func circlesContainWhatIsNear(_ radius: Double, _ isInside: Bool) {
    let paris = CLLocationCoordinate2DMake(48.8566, 2.3522)
    let region = CLCircularRegion(center: paris, radius: radius, identifier: "near")
    #expect(region.contains(CLLocationCoordinate2DMake(51.5074, -0.1278)) == isInside)
    #expect(CLCircularRegion(center: paris, radius: 0, identifier: "point").contains(paris))
  }

  @MainActor @Test func appearancesAndPasteboardKeepWhatIsSet() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    UINavigationBar.appearance().standardAppearance = appearance
    let kept = UINavigationBar.appearance().standardAppearance.titleTextAttributes
    #expect(kept.count == 2 && kept[.foregroundColor] as? UIColor == .red)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == "copied")
  }
}

/// A delegate with the methods that apps write; a window that is kept.
@MainActor final class WindowedDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { window = UIWindow(frame: .zero) }
}
extension AppModulesTests {
  @MainActor @Test func scenesHaveNoWindows() {
    let delegate = WindowedDelegate()
    var result: UIBackgroundFetchResult?
    delegate.application(.shared, didReceiveRemoteNotification: [:]) { result = $0 }
    #expect(result == .newData && UIApplication.shared.isProtectedDataAvailable)
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows.isEmpty && delegate.window == nil)
    #expect(UIWindow(frame: CGRect(x: 5, y: 6, width: 70, height: 80)).bounds == CGRect(x: 0, y: 0, width: 70, height: 80))
    UIView.setAnimationsEnabled(true)
    UIView.performWithoutAnimation { result = .noData }
    #expect(result == .noData && !UIView.areAnimationsEnabled)
  }
}

extension AppModulesTests {
  enum Roast: String, AppEnum {
    case light, dark
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
    static let caseDisplayRepresentations: [Roast: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
  }
  /// Cases may have names without being a parameter's enumeration.
  enum Cup: CaseDisplayRepresentable {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
    static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [.small: "Small", .large: "Large"]
  }
  private func names<T: CaseDisplayRepresentable>(_ type: T.Type) -> Int { type.caseDisplayRepresentations.count }
  @Test func casesHaveNames() { #expect(names(Cup.self) == 2 && names(Roast.self) == 2) }

  /// Named types may cross isolations, so an enumeration of a target that is isolated to the main actor can be one.
  private func shared<T: TypeDisplayRepresentable>(_ value: T) -> any Sendable { value }
  @Test func namedTypesMayBeShared() { #expect(shared(Roast.dark) as? Roast == .dark) }
}

extension AppModulesTests {
  @MainActor @Test func suspendsNoScene() {
    let scene: UIScene? = UIApplication.shared.connectedScenes.first
    #expect(scene?.perform(NSSelectorFromString("suspend")) == nil)
    var task = UIBackgroundTaskIdentifier.invalid
    task = UIApplication.shared.beginBackgroundTask { UIApplication.shared.endBackgroundTask(.invalid) }
    #expect(task == .invalid && NSStringFromSelector("suspend") == "suspend")
  }
}
