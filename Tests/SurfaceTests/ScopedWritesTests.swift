import Foundation
import SkerryRuntime
import SwiftUI
import Testing
import UIKit
import UserNotifications

/// What a picture's code changes in the process, other than user defaults, ends with the picture.
@Suite(.serialized) @MainActor struct ScopedWritesTests {
  private func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  @Test func environmentVariablesReturnToTheirValues() {
    setenv("SKERRY_SCOPE_A", "outside", 1)
    defer { unsetenv("SKERRY_SCOPE_A") }
    ScopedWrites.during {
      setenv("SKERRY_SCOPE_A", "inside", 1)
      setenv("SKERRY_SCOPE_A", "again", 0)
      setenv("SKERRY_SCOPE_B", "new", 0)
      #expect(value("SKERRY_SCOPE_A") == "inside" && value("SKERRY_SCOPE_B") == "new")
      #expect(ProcessInfo.processInfo.environment["SKERRY_SCOPE_A"] == "inside")
      ScopedWrites.during {
        unsetenv("SKERRY_SCOPE_A")
        #expect(value("SKERRY_SCOPE_A") == nil && value("SKERRY_SCOPE_B") == "new")
        putenv(strdup("SKERRY_SCOPE_B=put"))
        #expect(value("SKERRY_SCOPE_B") == "put")
      }
      #expect(value("SKERRY_SCOPE_A") == "inside" && value("SKERRY_SCOPE_B") == "new")
    }
    #expect(value("SKERRY_SCOPE_A") == "outside" && value("SKERRY_SCOPE_B") == nil)
    #expect(ProcessInfo.processInfo.environment["SKERRY_SCOPE_B"] == nil)
  }

  @Test func allVariablesReturnAfterClearing() {
    let before = ProcessInfo.processInfo.environment
    ScopedWrites.during {
      clearenv()
      #expect(value("PATH") == nil)
    }
    #expect(ProcessInfo.processInfo.environment.filter { $0.key != "TZ" } == before.filter { $0.key != "TZ" })
  }

  private enum Once {
    static let value: Bool = {
      setenv("SKERRY_SCOPE_STATIC", "static", 1)
      return true
    }()
  }

  /// The initializer of a static runs once, so what it sets stays, also where the picture had set it before.
  @Test func whatAStaticSetsIsKept() {
    ScopedWrites.during {
      setenv("SKERRY_SCOPE_STATIC", "picture", 1)
      #expect(Once.value)
      #expect(value("SKERRY_SCOPE_STATIC") == "static")
    }
    #expect(value("SKERRY_SCOPE_STATIC") == "static")
    unsetenv("SKERRY_SCOPE_STATIC")
  }

  @Test func theCurrentFolderReturns() {
    let before = FileManager.default.currentDirectoryPath
    ScopedWrites.during {
      #expect(FileManager.default.changeCurrentDirectoryPath("/usr"))
      #expect(FileManager.default.currentDirectoryPath == "/usr")
      ScopedWrites.during { #expect(FileManager.default.changeCurrentDirectoryPath("/")) }
      #expect(FileManager.default.currentDirectoryPath == "/usr")
    }
    #expect(FileManager.default.currentDirectoryPath == before)
  }

  /// A task that is still running after its picture changes nothing.
  @Test func lateCodeChangesNothing() async {
    let task = ScopedWrites.during {
      Task {
        await Task.yield()
        setenv("SKERRY_SCOPE_LATE", "late", 1)
        _ = FileManager.default.changeCurrentDirectoryPath("/")
      }
    }
    let before = FileManager.default.currentDirectoryPath
    await task.value
    #expect(value("SKERRY_SCOPE_LATE") == nil)
    #expect(FileManager.default.currentDirectoryPath == before)
  }

  struct Counter: View {
    var body: some View {
      let _ = setenv("SKERRY_SCOPE_COUNT", String(count + 1), 1)
      let _ = UIPasteboard.general.string = (UIPasteboard.general.string ?? "") + "x"
      let _ = UIApplication.shared.applicationIconBadgeNumber += 1
      Color.clear.accessibilityIdentifier("count").frame(
        width: CGFloat(count),
        height: CGFloat(UIApplication.shared.applicationIconBadgeNumber * 10 + (UIPasteboard.general.string?.count ?? 0)))
    }
    private var count: Int { getenv("SKERRY_SCOPE_COUNT").flatMap { Int(String(cString: $0)) } ?? 0 }
  }

  @Test func picturesCountForThemselves() throws {
    // Other tests use the pasteboard, too.
    try ScopedWrites.during {
      UIPasteboard.general.string = nil
      UIApplication.shared.applicationIconBadgeNumber = 0
      let first = try ScopedWrites.during { try frames(Counter()) }
      #expect(first["count"]?.suffix(2) == [1, 11])
      #expect(try ScopedWrites.during { try frames(Counter()) } == first)
      #expect(UIPasteboard.general.string == nil && UIApplication.shared.applicationIconBadgeNumber == 0)
    }
  }

  /// Requests of notifications are those of the picture whose code adds them.
  @Test func requestsAreThoseOfThePicture() {
    ScopedWrites.during {
      let own = UNUserNotificationCenter.current()
      #expect(own === UNUserNotificationCenter.current())
      ScopedWrites.during { #expect(own !== UNUserNotificationCenter.current()) }
    }
  }

  /// A value that may be missing: a scope that has written nothing sees the process's, and one that has written `nil` sees that.
  @Test func optionalValuesAreThoseOfTheProcess() {
    let shared = ScopedValue<Int?>(7)
    ScopedWrites.during {
      #expect(shared.value == 7)
      shared.value = nil
      #expect(shared.value == nil)
      ScopedWrites.during { #expect(shared.value == nil) }
    }
    #expect(shared.value == 7)
  }

  @Test func sharedValuesKeepWhatTheProcessSets() {
    UIDevice.current.isBatteryMonitoringEnabled = true
    ScopedWrites.during {
      #expect(UIDevice.current.isBatteryMonitoringEnabled)
      UIDevice.current.isBatteryMonitoringEnabled = false
      ScopedWrites.during { #expect(!UIDevice.current.isBatteryMonitoringEnabled) }
    }
    #expect(UIDevice.current.isBatteryMonitoringEnabled)
    UIDevice.current.isBatteryMonitoringEnabled = false
  }

  /// The mask of new files, the C library's locale and the rounding of numbers.
  @Test func settingsOfTheCLibraryReturn() {
    func mask() -> mode_t {
      let mask = umask(0)
      umask(mask)
      return mask
    }
    let (before, locale, rounding) = (mask(), String(cString: setlocale(LC_ALL, nil)), fegetround())
    ScopedWrites.during {
      umask(0o7)
      #expect(setlocale(LC_ALL, "C.UTF-8") != nil)
      fesetround(0x400)
      ScopedWrites.during {
        #expect(mask() == 0o7 && String(cString: setlocale(LC_ALL, nil)) == "C.UTF-8" && fegetround() == 0x400)
        umask(0o77)
        fesetround(0x800)
      }
      #expect(mask() == 0o7 && fegetround() == 0x400)
    }
    #expect(mask() == before && String(cString: setlocale(LC_ALL, nil)) == locale && fegetround() == rounding)
  }

  @Test func valuesOfTheThreadReturn() {
    let own = Thread.current.threadDictionary
    own["skerry.scope.before"] = 1
    defer { own.removeObject(forKey: "skerry.scope.before") }
    ScopedWrites.during {
      own["skerry.scope.before"] = 2
      own["skerry.scope.new"] = 3
    }
    #expect(own["skerry.scope.before"] as? Int == 1 && own["skerry.scope.new"] == nil)
  }

  @Test func volatileDomainsAreRemoved() {
    let defaults = UserDefaults.standard
    ScopedWrites.during {
      defaults.setVolatileDomain(["count": 1], forName: "skerry.scope")
      #expect(defaults.volatileDomain(forName: "skerry.scope")["count"] as? Int == 1)
    }
    #expect(!defaults.volatileDomainNames.contains("skerry.scope"))
  }

  /// Each picture has an appearance of its own.
  @Test func appearancesOfBarsAreThoseOfThePicture() {
    ScopedWrites.during {
      UITabBar.appearance().tintColor = .red
      #expect(UITabBar.appearance().tintColor != nil)
    }
    ScopedWrites.during { #expect(UITabBar.appearance().tintColor == nil) }
    #expect(UITabBar.appearance().tintColor == nil)
  }

  /// What the C library says about the process's use of time is the time of the drawing.
  @Test func clocksOfTheCLibraryStandStill() {
    func readings() -> [Int] {
      var (use, shares, moment) = (rusage(), tms(), timespec())
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &use)
      let passed = times(&shares)
      timespec_get(&moment, 1)
      return [Int(use.ru_utime.tv_sec), Int(use.ru_stime.tv_usec), Int(passed), Int(shares.tms_utime), moment.tv_sec]
    }
    let scope = HermeticScope(now: Date(timeIntervalSince1970: 1_767_951_660))
    let first = scope.during(readings)
    #expect(first == scope.during(readings) && first.last == 1_767_951_660 && first.first == 60)
  }
}
