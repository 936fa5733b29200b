import Foundation
import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// SwiftPM's plan and the jobs made from it.
@Suite struct LibraryJobsTests {
  private static let plan = """
    commands:
      "/b/Modules/A.swiftmodule.o":
        tool: shell
        inputs: ["/b/Modules/A.swiftmodule"]
        outputs: ["/b/A.build/A.swiftmodule.o"]
        args: ["swiftc","-modulewrap","/b/Modules/A.swiftmodule"]
      "C.A-x86-debug.module":
        tool: shell
        inputs: ["/s/one.swift","/s/two.swift","<t-tool.exe>"]
        outputs: ["/b/A.build/one.swift.o","/b/A.build/two.swift.o","/b/Modules/A.swiftmodule"]
        args: ["swiftc","-module-name","A","-emit-module","-emit-module-path","/b/Modules/A.swiftmodule","-output-file-map","/b/A.build/map.json","-incremental","-c","@/b/A.build/sources","-j2","-enable-testing","-Onone","-I","/b/Modules","-O","-num-threads","1"]
      "C.B-x86-debug.module":
        tool: shell
        inputs: ["/s/b.swift","/b/Modules/A.swiftmodule"]
        outputs: ["/b/B.build/b.swift.o","/b/Modules/B.swiftmodule"]
        args: ["swiftc","-module-name","B","-emit-module-path","/b/Modules/B.swiftmodule","-output-file-map","/b/B.build/map.json","-c","@/b/B.build/sources","-Onone","-Osize"]
      "C.c":
        tool: clang
        inputs: ["/s/c.c"]
        outputs: ["/b/C.build/c.c.o"]
        args: ["clang","-c","/s/c.c","-o","/b/C.build/c.c.o"]
      "C.t-x86-debug-tool.module":
        tool: shell
        inputs: ["/s/t.swift"]
        outputs: ["/b/t-tool.build/t.swift.o","/b/Modules-tool/t.swiftmodule"]
        args: ["swiftc","-module-name","t","-emit-module-path","/b/Modules-tool/t.swiftmodule","-output-file-map","/b/t-tool.build/map.json","-c","@/b/t-tool.build/sources","-Onone"]
      "C.t-x86-debug-tool.exe-tool":
        tool: shell
        inputs: ["/b/t-tool.build/t.swift.o","/b/t-tool.product/Objects.LinkFileList"]
        outputs: ["/b/t-tool"]
        args: ["swiftc","-o","/b/t-tool","@/b/t-tool.product/Objects.LinkFileList","-g"]
      "<t-tool.exe>":
        tool: phony
        inputs: ["/b/t-tool"]
        outputs: ["<t-tool.exe>"]
      "C.skerry-blank-x86-debug.module":
        tool: shell
        inputs: ["/s/blank.swift"]
        args: ["swiftc","-module-name","skerry_blank","-I","/m","-Xcc","-I","-Xcc","/h","-Xfrontend","-load-plugin-executable","-Xfrontend","/t#SkerryMacros","-O"]
    """

  private func jobs() -> LibraryJobs {
    LibraryJobs(
      BuildManifest(Self.plan),
      inputs: ["/b/B.build/b.swift.o", "/b/A.build/one.swift.o", "/b/A.build/A.swiftmodule.o", "/b/C.build/c.c.o"], moduleCache: "/m")
  }

  @Test func compilerArgumentsAreReadFromThePlan() {
    let manifest = BuildManifest(Self.plan)
    #expect(
      LibraryBuild.imports(manifest.command(from: "C.skerry-blank-", to: "debug.module")?.arguments ?? []) == [
        "-I", "/m", "-Xcc", "-I", "-Xcc", "/h", "-Xfrontend", "-load-plugin-executable", "-Xfrontend",
        "/t#SkerryMacros,FoundationMacros",
      ])
    #expect(manifest.command(from: "C.none-", to: "debug.module") == nil)
  }

  @Test func aModuleIsOneObjectThatIsNotOptimized() throws {
    let job = try #require(jobs().jobs.first { $0.name == "A" })
    #expect(
      job.arguments == [
        "swiftc", "-module-name", "A", "-emit-module", "-emit-module-path", "/b/Modules/A.swiftmodule", "-c", "/s/one.swift",
        "/s/two.swift",
        "-I", "/b/Modules", "-wmo", "-Onone", "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify",
        "-module-cache-path", "/m", "-o", "/b/A.build/A.o",
      ])
    #expect(job.isStage)
    #expect(job.needs == ["/b/t-tool"])
    let small = try #require(jobs().jobs.first { $0.name == "B" })
    #expect(!small.isStage && !small.arguments.contains("-Osize"))
  }

  @Test func modulesWaitOnlyForModulesAndMacros() throws {
    let all = jobs().jobs
    #expect(Set(all.map(\.name)) == ["A", "B", "c.c", "t", "t-tool"])
    #expect(all.first { $0.name == "B" }?.needs == ["/b/Modules/A.swiftmodule"])
    #expect(all.first { $0.name == "t-tool" }?.arguments == ["swiftc", "-o", "/b/t-tool", "/b/t-tool.build/t.o"])
    #expect(Set(jobs().objects) == ["/b/A.build/A.o", "/b/B.build/B.o", "/b/C.build/c.c.o"])
  }

  /// A module of an earlier library would be found before the separately compiled one.
  @Test func modulesRemovedFromTheLibraryAreDeleted() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-unknown-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = folder.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ["A.swiftmodule", "Old.swiftmodule", "note.txt"] { try Data().write(to: modules.appendingPathComponent(name)) }
    let plan = Self.plan.replacingOccurrences(of: "/b/Modules/", with: modules.path + "/")
    let jobs = LibraryJobs(BuildManifest(plan), inputs: ["/b/A.build/one.swift.o"], moduleCache: "/m")
    #expect(LibraryJobs.modules(of: jobs.jobs) == ["A"])
    try jobs.removeUnknownModules()
    #expect(try FileManager.default.contentsOfDirectory(atPath: modules.path).sorted() == ["A.swiftmodule", "note.txt"])
  }

  @Test func stagesAreOptimizedIntoAFolderOfTheirOwn() throws {
    let job = try #require(jobs().jobs.first { $0.name == "A" })
    let again = CompileJob(optimized: job, stages: ["/b/Modules/A.swiftmodule": "/o/A.swiftmodule"], in: "/o")
    #expect(again.arguments.prefix(3) == ["swiftc", "-I", "/o"])
    #expect(again.arguments.contains("-O") && !again.arguments.contains("-Onone"))
    #expect(again.outputs == ["/o/A.o", "/o/A.swiftmodule"])
    #expect(again.needs.isEmpty)
  }

  /// The modules that are built while SwiftPM plans have the context and the folder that the library and the programs
  /// look for.
  @Test func theSystemsModulesAreBuiltForTheLibraryAndForPrograms() throws {
    let cache = TemporaryFolder.root.appendingPathComponent("skerry-modules-\(getpid())")
    defer { try? FileManager.default.removeItem(at: cache) }
    let arguments = SystemModules(cache: cache.path).arguments
    #expect(SystemModules.versions == ["6", "5"])
    #expect(ToolProcess.run(["sh"] + arguments)?.status == 0)
    let contexts = try FileManager.default.contentsOfDirectory(atPath: cache.path).filter { !$0.contains(".") }
    #expect(contexts.count == 2)
    for context in contexts {
      let modules = try FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent(context).path)
      #expect(modules.contains { $0.hasPrefix("SwiftGlibc-") })
    }
    let job = try #require(jobs().jobs.first { $0.name == "A" })
    #expect(CompileJob.value(of: "-module-cache-path", in: job.arguments) == "/m")
  }

  // MARK: Queue

  private func job(_ name: String, in folder: URL, needs: [String] = [], text: String) -> CompileJob {
    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    let reads = needs.map { "cat \(path($0)) && " }.joined()
    return CompileJob(
      name: name, arguments: ["sh", "-c", "\(reads)echo \(text) > \(path(name)) && echo \(name) >> \(path("order"))"], sources: [],
      needs: Set(needs.map(path)), outputs: [path(name)], module: nil, object: nil)
  }

  @Test func jobsRunAfterWhatTheyNeedAndOnce() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-jobs-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func run(_ text: String) throws -> [String] {
      let jobs = [
        job("last", in: folder, needs: ["middle", "first"], text: "x"), job("middle", in: folder, needs: ["first"], text: "x"),
        job("first", in: folder, text: text), job("alone", in: folder, text: "x"),
      ]
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("order"))
      try JobQueue(jobs, width: 1) { _, _, _ in }.run()
      let order = FileManager.default.contents(atPath: folder.appendingPathComponent("order").path) ?? Data()
      return String(decoding: order, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    // The longest chains come first.
    let order = try run("a")
    #expect(order.prefix(2) == ["first", "middle"] && Set(order.dropFirst(2)) == ["last", "alone"])
    #expect(Set(try run("b")) == ["first", "middle", "last"])
    #expect(try run("b") == [])
    #expect(Set(try run("c")) == ["first", "middle", "last"])
  }

  @Test func anOutputThatWasCutOffIsMadeAgain() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let jobs = [job("first", in: folder, text: "abc"), job("last", in: folder, needs: ["first"], text: "x")]
    func run() throws -> String {
      let order = folder.appendingPathComponent("order")
      try? FileManager.default.removeItem(at: order)
      try JobQueue(jobs, width: 1) { _, _, _ in }.run()
      return String(decoding: FileManager.default.contents(atPath: order.path) ?? Data(), as: UTF8.self)
    }
    #expect(try run() == "first\nlast\n")
    #expect(try run() == "")
    try Data("ab".utf8).write(to: folder.appendingPathComponent("first"))
    #expect(try run() == "first\n")
    #expect(try run() == "")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("first"))
    #expect(try run() == "first\n")
  }

  @Test func sizesShowWhatIsMissing() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, fonts) = (folder.appendingPathComponent("a.swiftmodule"), folder.appendingPathComponent("fonts"))
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try Data(count: 100).write(to: file)
    try Data(count: 30).write(to: fonts.appendingPathComponent("one.ttf"))
    try Data(count: 12).write(to: fonts.appendingPathComponent("two.ttf"))
    let sizes = OutputSize.all(of: [file.path, fonts.path])
    #expect(sizes == [file.path: 100, fonts.path: 42])
    #expect(OutputSize.areKept(sizes))
    try FileManager.default.removeItem(at: fonts.appendingPathComponent("two.ttf"))
    #expect(!OutputSize.areKept(sizes))
    try Data(count: 12).write(to: fonts.appendingPathComponent("two.ttf"))
    #expect(OutputSize.areKept(sizes))
    try Data(count: 99).write(to: file)
    #expect(!OutputSize.areKept(sizes))
    try FileManager.default.removeItem(at: file)
    #expect(!OutputSize.areKept(sizes) && OutputSize.bytes(at: file.path) == nil)
  }

  /// `last` names only `middle`, and `middle` read `first`: the compiler opens both.
  @Test func jobsWaitForWhatTheirNeedsHaveRead() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-chain-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = job("first", in: folder, text: "x && sleep 0.3 && echo x")
    let middle = job("middle", in: folder, needs: ["first"], text: "x")
    try JobQueue([first, middle], width: 2) { _, _, _ in }.run()
    // As after a call that was interrupted.
    try FileManager.default.removeItem(atPath: first.outputs[0])
    var last = job("last", in: folder, needs: ["middle"], text: "x")
    last.arguments = ["cp", first.outputs[0], last.outputs[0]]
    try JobQueue([last, middle, first], width: 2) { _, _, _ in }.run()
    #expect(FileManager.default.contents(atPath: last.outputs[0]) == Data("x\n".utf8))
  }

  /// A background process stops for a call that waits; what had finished is not done again, and what was running leaves nothing that counts.
  @Test func stoppedJobsContinueLater() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-stops-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = job("first", in: folder, text: "x")
    var second = job("second", in: folder, needs: ["first"], text: "x")
    let order = folder.appendingPathComponent("order").path
    func done() -> String { String(decoding: FileManager.default.contents(atPath: order) ?? Data(), as: UTF8.self) }
    let quick = second.arguments
    second.arguments = ["sh", "-c", "exec sleep 60"]
    let begun = ContinuousClock.now
    #expect(throws: JobQueue.Stopped.self) {
      try JobQueue([first, second], width: 1, shouldStop: { done() == "first\n" }) { _, _, _ in }.run()
    }
    #expect(ContinuousClock.now - begun < .seconds(50))
    second.arguments = quick
    try JobQueue([first, second], width: 1, shouldStop: { false }) { _, _, _ in }.run()
    #expect(done() == "first\nsecond\n")
  }

  @Test func cyclicJobsAreAnError() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-circle-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let jobs = [job("egg", in: folder, needs: ["hen"], text: "x"), job("hen", in: folder, needs: ["egg"], text: "x")]
    #expect(throws: JobQueue.Failure.self) { try JobQueue(jobs, width: 1) { _, _, _ in }.run() }
  }

  @Test func aFailedJobReportsItsReason() throws {
    let folder = TemporaryFolder.root.appendingPathComponent("skerry-fails-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = CompileJob(
      name: "bad", arguments: ["sh", "-c", "echo no such thing; exit 3"], sources: [], needs: [],
      outputs: [folder.appendingPathComponent("bad").path], module: nil, object: nil)
    let failure = #expect(throws: JobQueue.Failure.self) { try JobQueue([bad], width: 2) { _, _, _ in }.run() }
    #expect(failure?.name == "bad" && failure?.output == "no such thing\n")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("bad.key").path))
  }

  /// The compiler's files contain their own path and are useless in a copy, whichever version wrote its record.
  @Test(arguments: [("/elsewhere/library.o", false), ("HERE/library.o", true), (nil, true)])
  func aCopiedCacheIsRemoved(_ object: String?, _ isKept: Bool) throws {
    let folder = try TemporaryFolder.make()
    let record = folder.appendingPathComponent("library.json")
    let place = object?.replacingOccurrences(of: "HERE", with: folder.path)
    try Data((place.map { "{\"object\": \"\($0)\", \"key\": \"of an earlier version\"}" } ?? "{").utf8).write(to: record)
    for name in ["lock", "a.swiftmodule"] { try Data().write(to: folder.appendingPathComponent(name)) }
    LibraryBuild.removeForeign(folder, record: record)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == (isKept ? ["a.swiftmodule", "library.json", "lock"] : ["lock"]))
  }
}
