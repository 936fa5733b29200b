import Foundation
import SwiftUI
import Testing

/// User defaults begin empty, keep what the process sets, and never reach a disk.
@Suite @MainActor struct DefaultsTests {
  @Test func storesKeepTheirValuesSeparately() throws {
    let standard = UserDefaults.standard
    let group = try #require(UserDefaults(suiteName: "group.skerry.defaults"))
    #expect(group.dictionaryRepresentation().isEmpty)
    standard.register(defaults: ["defaults.registered": 4])
    standard.set("here", forKey: "defaults.word")
    group.set(true, forKey: "on")
    group.setValue(Date(timeIntervalSince1970: 9), forKey: "since")
    #expect(standard.integer(forKey: "defaults.registered") == 4)
    #expect(standard.string(forKey: "defaults.word") == "here")
    #expect(standard.object(forKey: "on") == nil)
    let again = try #require(UserDefaults(suiteName: "group.skerry.defaults"))
    #expect(again.bool(forKey: "on") && again.synchronize())
    #expect(again.value(forKey: "since") as? Date == Date(timeIntervalSince1970: 9))
    again.removeObject(forKey: "on")
    #expect(!group.bool(forKey: "on"))
  }

  @Test func nothingIsWritten() throws {
    let store = try #require(UserDefaults(suiteName: "group.skerry.never.written"))
    store.set(7, forKey: "number")
    #expect(store.synchronize())
    let home = FileManager.default.homeDirectoryForCurrentUser
    for folder in [".config", "Library/Preferences"] {
      #expect(!FileManager.default.fileExists(atPath: home.appending(path: "\(folder)/group.skerry.never.written.plist").path))
    }
  }

  enum Unit: String { case metric, imperial }
  struct Reader: View {
    @AppStorage("width") private var width = 3
    @AppStorage("unit") private var unit = Unit.metric
    @AppStorage("optional") private var optional: String?
    @AppStorage("named", store: UserDefaults(suiteName: "group.skerry.reader")) private var named = 1.0
    var body: some View {
      Color.clear.frame(width: CGFloat(width), height: unit == .metric ? 1 : 2).accessibilityIdentifier("default")
      Color.clear.frame(width: named, height: optional == nil ? 1 : 2).accessibilityIdentifier("named")
    }
  }

  @Test func viewsReadTheStoreThatTheyAreGiven() throws {
    let store = try #require(UserDefaults(suiteName: "group.skerry.given"))
    let plain = try sizes(VStack { Reader() })
    #expect(plain["default"] == [3, 1] && plain["named"] == [1, 1])
    store.set(8, forKey: "width")
    store.set("imperial", forKey: "unit")
    store.set("x", forKey: "optional")
    UserDefaults(suiteName: "group.skerry.reader")?.set(5.0, forKey: "named")
    let given = try sizes(VStack { Reader() }.defaultAppStorage(store))
    #expect(given["default"] == [8, 2] && given["named"] == [5, 2])
  }

  private func sizes(_ view: some View) throws -> [String: [Double]] { try frames(view).mapValues { $0.suffix(2) } }
}
