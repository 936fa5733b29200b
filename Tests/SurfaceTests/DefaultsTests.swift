import Foundation
import SkerryRuntime
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

  /// CoreFoundation's functions lose values that threads write at the same time.
  @Test func threadsThatWriteAtTheSameTimeLoseNothing() async {
    let threads = (0..<4).map { thread in
      Task.detached {
        (0..<100).count { number in
          let key = "threads.\(thread).\(number % 5)"
          UserDefaults.standard.set(number, forKey: key)
          return UserDefaults.standard.object(forKey: key) as? Int != number
        }
      }
    }
    var lost = 0
    for thread in threads { lost += await thread.value }
    #expect(lost == 0)
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

  struct Writer: View {
    @AppStorage("written.width") private var width = 2
    @AppStorage("written.height") private var height = 4
    @AppStorage("written.start") private var start: Int?
    var body: some View {
      let _ = width += 1
      let _ = start = nil
      Color.clear.frame(width: CGFloat(width), height: CGFloat(height)).accessibilityIdentifier("written")
        .onAppear { height = 9 }
      Color.clear.frame(width: 1, height: start == nil ? 1 : 2).accessibilityIdentifier("start")
      Color.clear.frame(width: CGFloat(stored.count), height: CGFloat(stored["written.width"] as? Int ?? 0)).accessibilityIdentifier("all")
    }
    private var stored: [String: Any] {
      UserDefaults.standard.dictionaryRepresentation().filter { $0.key.hasPrefix("written.") && !$0.key.hasSuffix("height") }
    }
  }

  /// What a view's body writes is there in the same picture, in later passes, too, and neither in the next picture nor in the process.
  @Test func aPictureKeepsItsWritesToItself() throws {
    let standard = UserDefaults.standard
    standard.set(7, forKey: "written.start")
    defer { standard.removeObject(forKey: "written.start") }
    let first = try sizes(VStack { Writer() })
    // The body is evaluated more than once, because the view's appearance writes a value that it reads.
    let width = try #require(first["written"]?.first)
    #expect(width > 3)
    #expect(first["written"] == [width, 9])
    #expect(first["start"] == [1, 1])
    #expect(first["all"] == [1, width])
    #expect(try sizes(VStack { Writer() }) == first)
    #expect(standard.object(forKey: "written.width") == nil)
    #expect(standard.integer(forKey: "written.start") == 7)
  }

  @Test func scopesBeginWithWhatTheOuterOneHas() {
    let standard = UserDefaults.standard
    ScopedWrites.during {
      standard.set(1, forKey: "scope.outer")
      ScopedWrites.during {
        #expect(standard.integer(forKey: "scope.outer") == 1)
        standard.set(2, forKey: "scope.outer")
        #expect(standard.integer(forKey: "scope.outer") == 2)
      }
      #expect(standard.integer(forKey: "scope.outer") == 1)
      ScopedWrites.joining { standard.set(3, forKey: "scope.outer") }
      #expect(standard.integer(forKey: "scope.outer") == 3)
    }
    #expect(standard.object(forKey: "scope.outer") == nil)
  }

  /// A registered value is read where nothing is stored; a scope's lasts as long as the scope.
  @Test func whatAPictureRegistersIsItsOwn() throws {
    let standard = UserDefaults.standard
    standard.register(defaults: ["scope.kept": 1, "scope.both": 1])
    ScopedWrites.during {
      #expect(standard.object(forKey: "scope.registered") == nil)
      standard.register(defaults: [
        "scope.registered": "a", "scope.both": 2, "scope.list": [1, 2], "scope.url": URL(fileURLWithPath: "/a"),
      ])
      ScopedWrites.during {
        standard.register(defaults: ["scope.registered": "b"])
        #expect(standard.string(forKey: "scope.registered") == "b")
      }
      #expect(standard.string(forKey: "scope.registered") == "a")
      #expect(standard.integer(forKey: "scope.both") == 2)
      #expect(standard.array(forKey: "scope.list") as? [Int] == [1, 2])
      #expect(standard.url(forKey: "scope.url") == URL(fileURLWithPath: "/a"))
      #expect(UserDefaults(suiteName: "group.skerry.other")?.string(forKey: "scope.registered") == "a")
      standard.set("stored", forKey: "scope.registered")
      #expect(standard.dictionaryRepresentation()["scope.registered"] as? String == "stored")
      standard.removeObject(forKey: "scope.registered")
      #expect(standard.string(forKey: "scope.registered") == "a")
      let all = standard.dictionaryRepresentation()
      #expect(all["scope.registered"] as? String == "a" && all["scope.both"] as? Int == 2 && all["scope.kept"] as? Int == 1)
    }
    #expect(standard.object(forKey: "scope.registered") == nil)
    #expect(standard.integer(forKey: "scope.both") == 1 && standard.integer(forKey: "scope.kept") == 1)
    #expect(standard.dictionaryRepresentation()["scope.registered"] == nil)
  }

  private final class OwnDefaults: UserDefaults {}

  @Test func aSubclassRegistersAsWell() throws {
    let own = try #require(OwnDefaults(suiteName: "group.skerry.own"))
    ScopedWrites.during {
      own.register(defaults: ["scope.own": 3])
      #expect(own.integer(forKey: "scope.own") == 3)
    }
    #expect(own.object(forKey: "scope.own") == nil)
  }

  private enum Registered {
    static let value: Int = {
      UserDefaults.standard.register(defaults: ["scope.static.registered": 6])
      return UserDefaults.standard.integer(forKey: "scope.static.registered")
    }()
  }

  @Test func whatAStaticRegistersIsKept() {
    ScopedWrites.during { #expect(Registered.value == 6) }
    #expect(UserDefaults.standard.integer(forKey: "scope.static.registered") == 6)
  }

  /// Other tests use the same store, so its keys are those that this one names.
  @Test func theStoreOfICloudIsScoped() {
    let store = NSUbiquitousKeyValueStore.default
    func values(_ keys: [String]) -> [String: String] {
      store.dictionaryRepresentation.filter { keys.contains($0.key) }.mapValues { "\($0)" }
    }
    let keys = ["scope.number", "scope.word", "scope.long"]
    store.set(2.5, forKey: "scope.number")
    UserDefaults.standard.register(defaults: ["scope.registered.elsewhere": 1])
    ScopedWrites.during {
      store.set("scoped", forKey: "scope.word")
      store.set(Int64(7), forKey: "scope.long")
      #expect(store.string(forKey: "scope.word") == "scoped" && store.longLong(forKey: "scope.long") == 7)
      #expect(store.double(forKey: "scope.number") == 2.5)
      #expect(values(keys) == ["scope.word": "scoped", "scope.long": "7", "scope.number": "2.5"])
    }
    #expect(store.object(forKey: "scope.word") == nil && store.object(forKey: "scope.registered.elsewhere") == nil)
    #expect(values(keys) == ["scope.number": "2.5"])
    store.removeObject(forKey: "scope.number")
    #expect(values(keys).isEmpty)
  }

  private enum Once {
    static let value: Int = {
      UserDefaults.standard.set(5, forKey: "scope.static")
      return UserDefaults.standard.integer(forKey: "scope.static")
    }()
  }

  /// The initializer of a static runs in one picture only, so what it writes is there in all.
  @Test func whatAStaticWritesIsKept() {
    ScopedWrites.during { #expect(Once.value == 5) }
    #expect(UserDefaults.standard.integer(forKey: "scope.static") == 5)
  }

  private func sizes(_ view: some View) throws -> [String: [Double]] { try frames(view).mapValues { $0.suffix(2) } }
}
