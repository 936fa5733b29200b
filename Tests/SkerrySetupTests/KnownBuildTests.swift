import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// A package whose last build is recorded: when SwiftPM is not needed, and when it is.
@Suite struct KnownBuildTests {
  let folder = TemporaryFolder.root.appendingPathComponent("known-build-\(UUID().uuidString)")

  private func put(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }

  /// A plan in SwiftPM's format, whose commands leave marks.
  private func plan(compiling: String = "", linking: String = "") throws {
    let path = folder.path
    let (compiling, linking) = (compiling.isEmpty ? path + "/mark" : compiling, linking.isEmpty ? path + "/mark" : linking)
    try put("#!/bin/sh\ntouch \"$1\"\n", "mark")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/mark")
    try put("// swift-tools-version: 6.2", "Package.swift")
    try put("struct Ride {}", "Sources/Ride/Ride.swift")
    try put("struct Kit {}", "Library/Kit.swift")
    try put(
      """
      commands:
        "C.Kit-x-debug.module":
          inputs: ["\(path)/Library/Kit.swift"]
          args: ["false"]
        "C.Ride-x-debug.exe":
          inputs: ["\(path)/.build/debug/Ride.o"]
          args: ["\(linking)","\(path)/linked"]
        "C.Ride-x-debug.module":
          inputs: ["\(path)/Sources/Ride/Ride.swift","\(path)/.build/debug/Kit.swiftmodule"]
          args: ["\(compiling)","\(path)/compiled"]

      """, ".build/debug.yaml")
    try put("#!/bin/sh", ".build/debug/Ride")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/.build/debug/Ride")
  }

  /// - Parameter began: when SwiftPM was called, as seconds from now.
  private func remember(isOnly: Bool = true, began: Int = 1) throws {
    try KnownBuild.remember(
      folder.path + "/.build/debug/Ride", of: folder, product: "Ride", isOnly: isOnly, configuration: "debug",
      began: FolderState.now + began * 1_000_000_000)
  }
  private func program(_ product: String? = nil) -> String? {
    KnownBuild.program(of: folder, product: product, configuration: "debug")
  }

  @Test func anUnchangedPackageIsStartedAsItIs() throws {
    try plan()
    #expect(program() == nil)
    try remember()
    #expect(program()?.hasSuffix("/.build/debug/Ride") == true)
    #expect(!exists("compiled") && !exists("linked"))
  }

  @Test func aChangedFileOfTheProgramIsCompiledAndLinkedByThePlan() throws {
    try plan()
    try remember()
    try put("struct Ride { var stops = 3 }", "Sources/Ride/Ride.swift")
    #expect(program() != nil)
    #expect(exists("compiled") && exists("linked"))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("compiled"))
    #expect(program() != nil)
    #expect(!exists("compiled"))
  }

  @Test(arguments: ["Library/Kit.swift", "Package.swift", "Sources/Ride/New.swift"]) func swiftPMHandlesAnyOtherChange(path: String)
    throws
  {
    try plan()
    try remember()
    try put("// another", path)
    #expect(program() == nil)
    #expect(!exists("compiled"))
  }

  @Test func swiftPMReportsCompilerErrors() throws {
    try plan(compiling: "false")
    try remember()
    try put("struct Ride {", "Sources/Ride/Ride.swift")
    #expect(program() == nil)
    #expect(!exists("linked"))
  }

  @Test func oneOfSeveralBundlesHasToBeNamed() throws {
    try plan()
    try remember(isOnly: false)
    #expect(program() == nil)
    #expect(program("Ride") != nil)
    #expect(program("Other") == nil)
  }

  @Test(arguments: ["Sources/Ride/Ride.swift", "Library/Kit.swift"]) func aFileSavedDuringTheBuildIsBuiltAgain(path: String) throws {
    try plan()
    try put("struct Later {}", path)
    try remember(began: -1)
    #expect(program() == nil)
  }

  /// The compiler's driver would keep the object of contents saved in the same second.
  @Test func objectsOfOtherContentsAreRemoved() throws {
    let object = folder.path + "/.build/debug/Ride.build/Ride.swift.o"
    let map = folder.path + "/.build/debug/Ride.build/output-file-map.json"
    try plan(compiling: "true\",\"-output-file-map\",\"\(map)")
    try put(
      "{\"\":{},\"\(folder.path)/Sources/Ride/Ride.swift\":{\"object\":\"\(object)\"}}", ".build/debug/Ride.build/output-file-map.json")
    try put("", ".build/debug/Ride.build/Ride.swift.o")
    try remember()
    #expect(program() != nil)
    #expect(exists(".build/debug/Ride.build/Ride.swift.o"))
    try put("struct Ride { let a = 1 }", "Sources/Ride/Ride.swift")
    #expect(program() != nil)
    #expect(!exists(".build/debug/Ride.build/Ride.swift.o"))
    // If SwiftPM builds because something else has changed as well.
    try put("", ".build/debug/Ride.build/Ride.swift.o")
    try put("struct Ride { let a = 2 }", "Sources/Ride/Ride.swift")
    var isThere = true
    let succeeded = try KnownBuild.build(of: folder, product: "Ride", configuration: "debug") {
      isThere = exists(".build/debug/Ride.build/Ride.swift.o")
      return true
    }
    #expect(succeeded && !isThere)
  }
}
