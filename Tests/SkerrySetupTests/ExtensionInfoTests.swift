import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct ExtensionInfoTests {
  private func list(_ settings: [String: String], file: [String: Any]? = nil) throws -> [String: Any] {
    var path: String?
    if let file {
      let url = TemporaryFolder.root.appendingPathComponent("\(UUID().uuidString).plist")
      try PropertyListSerialization.data(fromPropertyList: file, format: .xml, options: 0).write(to: url)
      path = url.path
    }
    defer { if let path { try? FileManager.default.removeItem(atPath: path) } }
    let text = try #require(ExtensionInfo(name: "Ride Widget", settings: settings, file: path).text)
    return try #require(PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
  }

  @Test func settingsFillTheRepositorysList() throws {
    let found = try list(
      ["PRODUCT_BUNDLE_IDENTIFIER": "com.ride.$(SUFFIX)", "SUFFIX": "widget", "MARKETING_VERSION": "2.1"],
      file: [
        "AppGroup": "group.${PRODUCT_BUNDLE_IDENTIFIER:rfc1034identifier}", "Keys": ["$(NONE)x", ["Deep": "$(SUFFIX)"]], "Flag": true,
      ])
    #expect(found["CFBundleIdentifier"] as? String == "com.ride.widget")
    #expect(found["CFBundleShortVersionString"] as? String == "2.1")
    #expect(found["CFBundleVersion"] as? String == "1")
    #expect(found["CFBundleName"] as? String == "Ride Widget")
    #expect(found["AppGroup"] as? String == "group.com.ride.widget")
    #expect((found["Keys"] as? [Any])?.first as? String == "x")
    #expect(((found["Keys"] as? [Any])?.last as? [String: String])?["Deep"] == "widget")
    #expect(found["Flag"] as? Bool == true)
  }
  @Test func keysFromSettingsArePresent() throws {
    let found = try list(["INFOPLIST_KEY_CFBundleDisplayName": "Rides", "INFOPLIST_KEY_NSSupportsLiveActivities": "YES"])
    #expect(found["CFBundleDisplayName"] as? String == "Rides")
    #expect(found["NSSupportsLiveActivities"] as? Bool == true)
  }
  @MainActor @Test func aSettingThatNamesItselfMeansTheProjects() throws {
    let repository = try FixtureRepository()
    try repository.makeClassic()
    let settings = try #require(try ExtensionFinder(root: repository.root, target: nil).findAll().found.first).settings
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.ride.widget" && settings["RIDE_GROUP"] == "group.ride")
    #expect(settings["RIDE_NONE"] == "x")
  }
  @Test func settingsThatNameEachOtherEnd() throws {
    #expect(try list(["A": "$(B)", "B": "$(A)", "INFOPLIST_KEY_X": "$(A)"])["X"] as? String == "$(A)")
  }
  /// A file that is not a property list is reported: its keys are missing, those of the build settings are there.
  @Test(arguments: [
    ("", "it is not a property list of keys and values"), ("<plist><dict><key>A</key>", "it is not a property list of keys and values"),
    ("<plist version=\"1.0\"><array/></plist>", "it is not a property list of keys and values"),
    ("<plist version=\"1.0\"><dict/></plist>", nil),
  ])
  func aDamagedFileIsReported(_ text: String, _ reason: String?) throws {
    let url = TemporaryFolder.root.appendingPathComponent("\(UUID().uuidString).plist")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let info = ExtensionInfo(name: "A", settings: ["INFOPLIST_KEY_X": "1"], file: url.path)
    #expect(info.fault?.reason == reason && info.text?.contains("<key>X</key>") == true)
    #expect(ExtensionInfo(name: "A", settings: [:], file: nil).fault == nil)
    #expect(ExtensionInfo(name: "A", settings: [:], file: url.path + "-none").fault == nil)
  }

  @Test func theTextIsTheSameForTheSameSettings() {
    let settings = Dictionary(uniqueKeysWithValues: (0..<40).map { ("INFOPLIST_KEY_K\($0)", "\($0)") })
    #expect(ExtensionInfo(name: "A", settings: settings, file: nil).text == ExtensionInfo(name: "A", settings: settings, file: nil).text)
  }
}
