import Foundation
import SkerryRuntime
import SwiftUI
import Testing
import UIKit

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
}
