import Foundation
import Testing

@testable import SkerrySetup

/// Submodules that a plain clone leaves empty.
struct SubmodulesTests {
  @Test func pathsAreRead() {
    let text =
      "[submodule \"Modules/Kit\"]\n\tpath = Modules/Kit\n\turl = https://example.com/Kit\n[submodule \"x\"]\n  path=Vendor/X\n  path = ../Y\n"
    #expect(Submodules.paths(in: text) == ["Modules/Kit", "Vendor/X"])
  }

  @Test func onlyEmptyOnesCount() throws {
    let repository = try FixtureRepository()
    let text = ["Full", "Empty", "Absent"].map { "[submodule \"\($0)\"]\n\tpath = \($0)\n" }.joined()
    try repository.write(".gitmodules", text)
    try repository.write("Full/A.swift", "struct A {}\n")
    try FileManager.default.createDirectory(at: repository.root.appendingPathComponent("Empty"), withIntermediateDirectories: true)
    #expect(Submodules.empty(below: repository.root) == ["Empty", "Absent"])
    #expect(Submodules.empty(below: repository.root.appendingPathComponent("Full")).isEmpty)
  }
}
