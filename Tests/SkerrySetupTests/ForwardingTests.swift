import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI
@testable import SkerryCases
@testable import SkerrySetup

@MainActor struct ForwardingTests {
  func package(_ json: String) throws -> WidgetPackage {
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    return WidgetPackage(URL(fileURLWithPath: "/p"), value)
  }
  static func target(_ name: String, _ dependencies: String, _ kind: String = "executable") -> String {
    "{\"name\": \"\(name)\", \"type\": \"\(kind)\", \"dependencies\": [\(dependencies)]}"
  }
  static let widgetKit = "{\"product\": [\"WidgetKit\", \"Skerry\", null, null]}"

  @Test func theOnlyBundleNeedsNoName() throws {
    let one = try package(
      "{\"targets\": [\(Self.target("Tool", "")), \(Self.target("Ride", Self.widgetKit)), \(Self.target("RideTests", Self.widgetKit, "test"))]}"
    )
    #expect(try one.executable(named: nil).product == "Ride")
    #expect(try one.executable(named: nil).folder == "/p/Sources/Ride")
    #expect(throws: CommandError.self) { try one.executable(named: "Tool") }
  }

  @Test func bundlesThroughAModuleCountAndAreNamedByTheirProduct() throws {
    let shared = "{\"byName\": [\"Shared\", null]}"
    let found = try package(
      "{\"targets\": [\(Self.target("Ride", shared)), \(Self.target("Shared", Self.widgetKit, "regular"))], \"products\": [{\"name\": \"ride-previews\", \"targets\": [\"Ride\"], \"type\": {\"executable\": null}}]}"
    )
    #expect(try found.executable(named: nil).product == "ride-previews")
    #expect(try found.executable(named: "Ride").product == "ride-previews")
  }

  /// A file, a device or a pipe that `lint` would take for a case's name is reported; folders and names of cases are not files.
  @Test func filesThatAreNoPictures() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("notes"), link = folder.appendingPathComponent("z"), pipe = folder.appendingPathComponent("p")
    try Data().write(to: file)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "/dev/zero")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for path in ["/dev/null", file.path, link.path, pipe.path] {
      #expect {
        try SkerryCommand.checkWords(of: try Arguments([path], of: .lint))
      } throws: {
        "\($0)".hasPrefix("\(path) is not named like an asset catalogue or an image")
      }
    }
    for word in [folder.path, "Ride*", "absent", "Assets.xcassets", file.path + ".png"] {
      try SkerryCommand.checkWords(of: try Arguments([word], of: .lint))
    }
  }

  /// A verb that needs views is run by a program that has them, and no other one is.
  @Test func everyVerbHasItsRunner() throws {
    for verb in Verb.allCases {
      let call = verb.rawValue.split(separator: " ").map(String.init) + (verb == .diffAgainst ? ["main"] : []) + ["--package-path", "."]
      #expect(try Verb.parse(call).verb == verb)
      let runner = SkerryCommand.runner(of: verb, call)
      #expect(runner == (verb.needsViews ? .bundle : verb.isStandAlone ? .command : .verbs), "\(verb)")
      #expect(SkerryCommand.runner(of: verb, call + ["--help"]) == .verbs)
    }
    #expect(SkerryCommand.runner(of: .states, ["states"]) == .bundle && SkerryCommand.runner(of: .mcp, ["mcp"]) == .command)
    #expect(SkerryCommand.runner(of: .lint, ["lint", "--explain", "contrast"]) == .verbs)
    #expect(SkerryCommand.runner(of: .lint, ["lint", "Assets.xcassets"]) == .verbs)
    // A picture as the value of an option is not what is checked.
    for word in [["--wallpaper", "beach.png"], ["--wallpaper=beach.png"], ["--out", "a.png"], ["Ride*"]] {
      #expect(SkerryCommand.runner(of: .lint, ["lint"] + word) == .bundle, "\(word)")
    }
    #expect(SkerryCommand.runner(of: .review, ["review"]) == .verbs && SkerryCommand.runner(of: .help, ["help"]) == .verbs)
  }

  /// The folder of a repository may be written before the options, after them, or between two; a value of an option, and a folder after a
  /// script, are not taken for it.
  @Test func theFolderOfARepositoryIsAnOperandAnywhere() throws {
    let folder = try TemporaryFolder.make().path
    let named = "--package-path=\(folder)"
    for (call, expected) in [
      (["render", folder, "--sheet"], ["render", named, "--sheet"]),
      (["render", "--sheet", "--out", "p", folder], ["render", "--sheet", "--out", "p", named]),
      (["render", "--out", folder, folder], ["render", "--out", folder, named]),
      (["render", folder, "--out", folder], ["render", named, "--out", folder]),
      (["render", "Ride*", folder, "--scale", "1"], ["render", "Ride*", named, "--scale", "1"]), (["lint", folder], ["lint", named]),
      (["watch", "--no-open", folder], ["watch", "--no-open", named]), (["mcp", folder], ["mcp", named]),
      (["simulate", folder, "a.json"], ["simulate", named, "a.json"]),
      (["push", "check", folder, "p.json"], ["push", "check", named, "p.json"]),
      (["review", folder, "--json"], ["review", named, "--json"]), (["accept", folder, "Ride/*"], ["accept", named, "Ride/*"]),
      // Without a file these say that they need one.
      (["simulate", folder], ["simulate", named]), (["push", "check", folder], ["push", "check", named]),
    ] {
      #expect(try PackageForwarding.namingFolder(call) == expected, "\(call)")
    }
    for call in [
      ["render", "--out", folder], ["render", "Ride*"], ["simulate", "a.json", folder],
      ["render", folder, "--package-path", folder], ["render", "--", folder], ["doctor", folder], ["report", folder],
      ["render", "--frob", folder], [],
    ] {
      #expect(try PackageForwarding.namingFolder(call) == call, "\(call)")
    }
  }

  /// Beside repositories a name alone means one of them; inside one it means a case.
  @Test(arguments: [".git", "Package.swift", "App.xcodeproj", "App.xcworkspace"]) func aNameBesideRepositories(_ mark: String) throws {
    let folder = try TemporaryFolder.make()
    for name in ["Ride/\(mark)", "Notes/Ride.txt"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    func isRepository(_ word: String) -> Bool { PackageForwarding.isRepository(word, from: folder.path) }
    #expect(isRepository("Ride") && !isRepository("Notes") && !isRepository("Missing"))
    try FileManager.default.createDirectory(at: folder.appendingPathComponent(mark), withIntermediateDirectories: true)
    #expect(!isRepository("Ride") && isRepository("\(folder.path)/Ride"))
  }

  @Test func severalBundlesNeedAName() throws {
    let two = try package("{\"targets\": [\(Self.target("A", Self.widgetKit)), \(Self.target("B", Self.widgetKit))]}")
    #expect(throws: CommandError.self) { try two.executable(named: nil) }
    #expect(try two.executable(named: "B").product == "B")
    #expect(throws: CommandError.self) { try package("{}").executable(named: nil) }
  }

  @Test func badCallsGiveOneSentence() throws {
    let empty = try TemporaryFolder.make()
    #expect(SkerryCommand.run(["list", "--package-path", empty.path]) == 1)
    #expect(SkerryCommand.run(["list", "--package-path"]) == 1)
    #expect(SkerryCommand.run(["list", "--configuration", "fast"]) == 1)
    try Data("not swift".utf8).write(to: empty.appendingPathComponent("Package.swift"))
    #expect(SkerryCommand.run(["list", "--package-path", empty.path]) == 1)
    #expect(SkerryCommand.run(["doctor", empty.path]) == 1)
  }

  @Test(arguments: [
    ("Apple Swift version 6.3.1 (x)", CheckupFinding.Status.ok), ("Swift version 6.2", .ok), ("Swift version 6.1.2", .failed),
    ("Swift version 5.10", .failed), ("?", .warning),
  ])
  func oldToolchainsAreNamed(_ text: String, _ status: CheckupFinding.Status) {
    #expect(MachineCheckup.toolchain(saying: text).status == status)
  }

  @Test func doctorSaysWhatAMachineWithoutAPackageNeeds() throws {
    let empty = try TemporaryFolder.make()
    #expect(PackageCheckup(folder: empty).findings().map(\.status) == [.warning])
    #expect(SkerryCommand.run(["doctor", empty.path + "/none"]) == 1)
    #expect(SkerryCommand.run(["doctor", "--frob"]) == 1)
  }

  /// A broken manifest is reported with its line, not with the call of the compiler that SwiftPM prints first.
  @Test func aBrokenManifestIsReportedWithItsLine() {
    let compiled =
      "error: 'a': Invalid manifest (compiled with: [\"swiftc\"])\n/a/Package.swift:7:10: error: expected ',' separator\n 5 | name"
    #expect(WidgetPackage.reason(in: compiled, "/a/Package.swift") == "line 7: expected ',' separator")
    let old = "error: 'a': package 'a' is using Swift tools version 3.1.0 which is no longer supported"
    #expect(
      WidgetPackage.reason(in: old, "/a/Package.swift")
        == "'a': package 'a' is using Swift tools version 3.1.0 which is no longer supported")
    #expect(WidgetPackage.reason(in: "", "/a/Package.swift") == nil)
  }
}
