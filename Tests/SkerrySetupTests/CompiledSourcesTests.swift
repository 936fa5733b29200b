import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Files that are saved at every moment of a build, all within one second: the final build must be made from the final
/// contents.
@Suite struct CompiledSourcesTests {
  /// A program is linked again if the library was replaced meanwhile, and not because of its own faults.
  @Test func aReplacedLibraryIsNotTheProgramsFault() {
    #expect(SwiftCompilation.isReplacement("ld.lld: error: input file '/cache/libSkerry.so' was modified during the build"))
    #expect(!SwiftCompilation.isReplacement("ld.lld: error: undefined symbol: draw"))
    #expect(SwiftCompilation.isAnotherVersion("<unknown>:0: error: missing required module 'SkerryPipeline'"))
    #expect(!SwiftCompilation.isAnotherVersion("/a.swift:1:8: error: missing required module 'Alamofire'"))
  }

  /// A module of two files, each with an object, and a compiler that decides as Swift's does: by modification times in
  /// whole seconds.
  final class Module {
    let folder = TemporaryFolder.root.appendingPathComponent("compiled-\(UUID().uuidString)")
    var saves = 0
    /// The compiler's record of its last call.
    var times: [String: Int] = [:]
    var paths: [String] { ["Card", "Ride"].map { folder.path + "/\($0).swift" } }
    static func object(_ path: String) -> String { path.replacing(".swift", with: ".o") }

    struct Stopped: Error {}

    init() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for path in paths { try save("first", path) }
    }
    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String, _ path: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      saves += 1
      var times = [timespec(tv_sec: 1_800_000_000, tv_nsec: saves * 1000), timespec(tv_sec: 1_800_000_000, tv_nsec: saves * 1000)]
      #expect(utimensat(AT_FDCWD, path, &times, 0) == 0)
    }

    func text(_ path: String) -> String? { (try? Data(contentsOf: URL(fileURLWithPath: path))).map { String(decoding: $0, as: UTF8.self) } }

    var sources: CompiledSources {
      CompiledSources(
        record: folder.appendingPathComponent("sources.json"), sources: paths,
        objects: Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.object($0)) }))
    }

    /// - Parameter moment: called between its steps, in order.
    func compile(_ moment: (Int) throws -> Void = { _ in }) throws -> Bool {
      try sources.compile {
        var count = 0
        func next() throws {
          try moment(count)
          count += 1
        }
        try next()
        let now = try paths.reduce(into: [:]) { $0[$1] = try FileManager.default.attributesOfItem(atPath: $1)[.modificationDate] as? Date }
          .mapValues { Int($0.timeIntervalSince1970) }
        try next()
        var succeeded = true
        for path in paths {
          let object = Self.object(path)
          if FileManager.default.fileExists(atPath: object), times[path] == now[path] { continue }
          let text = text(path) ?? ""
          try next()
          if text.contains("slip") { succeeded = false } else { try Data(text.utf8).write(to: URL(fileURLWithPath: object)) }
        }
        try next()
        if succeeded { times = now }
        return succeeded
      }
    }
    static let moments = 5
  }

  /// Builds until nothing has changed since, like a watch, and checks the result.
  private func settle(_ module: Module, _ what: Comment) throws {
    var rounds = 0
    while !module.sources.isCurrent, rounds < 5 {
      #expect(try module.compile(), what)
      rounds += 1
    }
    // One round for changes during the previous one.
    #expect(rounds <= 1, what)
    for path in module.paths { #expect(module.text(Module.object(path)) == module.text(path), what) }
  }

  /// Saves before the build and during it.
  static let saves = [
    ("other", "third"), ("other", "other"), ("other", "first"), ("first", "other"), ("slip1", "third"), ("slip1", "first"),
    ("other", "slip1"),
  ]

  @Test(arguments: saves, 0..<Module.moments) func aFileIsSavedAtEveryMoment(saves: (String, String), moment: Int) throws {
    for during in 0..<2 {
      let module = try Module()
      #expect(try module.compile())
      #expect(module.sources.isCurrent)
      try module.save(saves.0, module.paths[0])
      var isSaved = false
      _ = try module.compile {
        guard $0 == moment else { return }
        isSaved = true
        try module.save(saves.1, module.paths[during])
      }
      // If only one file is compiled there are fewer moments.
      if !isSaved { try module.save(saves.1, module.paths[during]) }
      if saves.1.contains("slip") { try module.save("repaired", module.paths[during]) }
      if during == 1, saves.0.contains("slip") { try module.save("repaired", module.paths[0]) }
      try settle(module, "\(saves), at \(moment), file \(during)")
    }
  }

  /// Saved and restored while the build runs: objects may be of either contents.
  @Test(arguments: 0..<Module.moments, 0..<Module.moments) func aFileIsSavedAndRestored(first: Int, second: Int) throws {
    let module = try Module()
    #expect(try module.compile())
    try module.save("other", module.paths[0])
    _ = try module.compile {
      if $0 == first { try module.save("third", module.paths[0]) }
      if $0 == second { try module.save("other", module.paths[0]) }
    }
    try settle(module, "at \(first) and \(second)")
  }

  @Test(arguments: 0..<Module.moments) func theCompilerIsInterrupted(moment: Int) throws {
    let module = try Module()
    #expect(try module.compile())
    try module.save("other", module.paths[0])
    _ = try? module.compile { if $0 == moment { throw Module.Stopped() } }
    try settle(module, "stopped at \(moment)")
    // And with the first contents, from which objects were once made.
    try module.save("other", module.paths[1])
    _ = try? module.compile { if $0 == moment { throw Module.Stopped() } }
    try module.save("first", module.paths[1])
    try settle(module, "stopped at \(moment), then the first text")
  }

  /// A call that fails leaves nothing that could be started, although no file has changed.
  @Test func afterAFailureNothingIsCurrent() throws {
    let module = try Module()
    #expect(try module.compile())
    #expect(try !module.sources.compile { false })
    #expect(!module.sources.isCurrent)
    try module.save("slip", module.paths[0])
    #expect(try !module.compile())
    #expect(!module.sources.isCurrent)
  }

  @Test func nothingIsCompiledWithoutChanges() throws {
    let module = try Module()
    #expect(try module.compile())
    let object = Module.object(module.paths[1])
    try module.save("other", module.paths[0])
    let time = try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date
    #expect(try module.compile())
    #expect(try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date == time)
  }

  /// Objects from another tool, which left no record, are kept.
  @Test func withoutARecordObjectsStay() throws {
    let module = try Module()
    #expect(try module.compile())
    try FileManager.default.removeItem(at: module.sources.record)
    #expect(!module.sources.isCurrent)
    #expect(try module.compile())
    #expect(module.sources.isCurrent)
  }

  /// The real compiler, and two saves within a second.
  @Test func theRealCompilerFollowsEverySave() throws {
    let module = try Module()
    let (card, ride) = (module.paths[0], module.paths[1])
    let files = [card, ride]
    let words = ["swiftc", "-c", "-Onone", "-parse-as-library", "-module-name", "Ride"] + files
    let edited = EditedModule(folder: module.folder, files: files, library: "library", arguments: words)
    #expect(!edited.isKnown)
    try module.save("func stops() -> String { card(3) }", ride)
    for number in 1...3 {
      try module.save("func card(_ count: Int) -> String { \"a card that is number \(number) of three\" }", card)
      let objects = try #require(try edited.compile())
      let bytes = try Data(contentsOf: URL(fileURLWithPath: objects[0]))
      #expect(bytes.range(of: Data("a card that is number \(number) of three".utf8)) != nil)
    }
    // A file that depends on a changed one is compiled again, too: this one no longer compiles.
    try module.save("func card(_ count: String) -> String { \"a card that is number \\(count) of three\" }", card)
    #expect(try edited.compile() == nil)
    try module.save("func stops() -> String { card(\"3\") }", ride)
    #expect(try edited.compile() != nil)
    #expect(edited.isKnown)
    #expect(!EditedModule(folder: module.folder, files: files, library: "library", arguments: words + ["-DDEBUG"]).isKnown)
  }
}
