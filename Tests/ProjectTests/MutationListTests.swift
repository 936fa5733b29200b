import Foundation
import Testing

/// The list of changes that `Scripts/mutate` makes before a release: every one still applies, and they reach every module.
@Suite struct MutationListTests {
  private struct Change {
    var path: String
    var old: String
    var new: String
    var tests: String
  }

  private static func changes() throws -> [Change] {
    try ProjectTests.text(of: "Scripts/mutations.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\(line) has \(fields.count) fields")
      return Change(path: fields[0], old: fields[1], new: fields[2], tests: fields[3])
    }
  }

  @Test func everyChangeApplies() throws {
    let changes = try Self.changes()
    var suites: [String: Set<Substring>] = [:]
    for change in changes {
      let source = try ProjectTests.text(of: change.path)
      #expect(source.components(separatedBy: change.old).count == 2, "\(change.path) does not hold this once: \(change.old)")
      #expect(change.old != change.new)
      let folder = "Tests/\(change.tests.prefix { $0 != "." })"
      #expect(FileManager.default.fileExists(atPath: ProjectTests.root.appendingPathComponent(folder).path), "\(folder)")
      let suite = change.tests.dropFirst(folder.count - "Tests/".count + 1)
      if !suite.isEmpty {
        let known = try suites[folder] ?? Self.suites(in: folder)
        suites[folder] = known
        #expect(known.contains(suite), "\(folder) has no suite \(suite)")
      }
    }
    #expect(changes.count >= 400)
  }

  /// The types that the files of a folder declare or extend.
  private static func suites(in folder: String) throws -> Set<Substring> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: ProjectTests.root.appendingPathComponent(folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, name in
      let text = try ProjectTests.text(of: "\(folder)/\(name)")
      found.formUnion(text.matches(of: /\b(?:struct|class|extension) (\w+)/).map(\.1))
    }
  }

  /// Layers without changes, and why.
  private static let whole = [
    "System": "C; a change is compiled into the program as Swift, and each module is tested with the one that imports it",
    "Shims": "re-exports only",
  ]

  /// Modules with fewer than two changes, and why.
  private static let exceptions: [(reason: String, modules: Set<String>)] = [
    ("a module map", ["COSSubmodules"]),
    ("one call of another module", ["skerry", "skerry-lint-assets", "skerry-blank"]),
    (
      "run by SwiftPM, which no test starts; what they decide is in modules",
      [
        "SkerryAssetLintPlugin", "SkerryAssetSymbolsPlugin", "SkerryCommandPlugin", "SkerryIntentDefinitionsPlugin",
        "SkerryPhoneSourcePlugin",
      ]
    ),
    ("they find mistakes of other modules, and have no rules of their own", ["SkerryFuzz", "skerry-fuzz", "CSkerryFuzz"]),
    ("names of the files beside it", ["SkerryFonts"]),
    (
      "names, values that are kept and calls without effect: nothing is compared or computed",
      [
        "AVFAudio", "AVFoundation", "AVKit", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
        "CallKit", "Contacts", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMotion", "CoreSpotlight", "CoreTransferable",
        "DependenciesMacros", "DeviceActivity", "EventKit",
        "FamilyControls", "FoundationModels", "LocalAuthentication", "ManagedSettings", "MediaPlayer", "NaturalLanguage", "Network",
        "PassKit", "Photos", "PhotosUI",
        "CoreText", "SFSafeSymbols", "SafariServices", "Security", "Speech", "StoreKit", "SwiftUICore", "SystemConfiguration", "TipKit",
        "UserNotificationsUI", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
      ]
    ),
  ]

  /// Every module that has rules has changes of them, at least two, so that one that is left out is noticed.
  @Test func everyModuleHasChanges() throws {
    let modules = try MapTests.table.get().modules.filter { Self.whole[$0.layer] == nil }
    let paths = try Self.changes().map(\.path)
    var left = Self.exceptions.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    for module in modules {
      let count = paths.count { $0.hasPrefix(module.path + "/") }
      if left.remove(module.name) == nil {
        #expect(count >= 2, "\(module.name) has \(count) changes; add some to Scripts/mutations.tsv, or say in the list why not")
      } else {
        #expect(count < 2, "\(module.name) has \(count) changes; remove it from the list")
      }
    }
    #expect(left == [], "the list names what is not a module")
  }
}
