import SkerryCases
import Foundation
import SkerryCLI

/// Compiles the library into the cache, or finds it there.
struct LibraryBuild {
  /// Where Skerry's sources lie.
  let checkout: URL
  let cache: SkerryCache

  /// The program of the package that is built for its modules and objects; a repository's files take the place of its own.
  static let product = "skerry-blank"
  private static let module = "skerry_blank"
  /// What a change of does not change the library.
  private static let ignored: Set<String> = ["README.md", "API.md", "SkerrySetup", "skerry", "SkerryFuzz", "SkerryLive"]

  private var folder: URL { cache.folder.appendingPathComponent("library/\(ContentKey(checkout.path + Self.toolchain()).text)") }

  /// Where SwiftPM builds: an installation's own folder, in which the command was compiled and most of the library with it; else the cache.
  private var scratch: URL {
    let home = checkout.deletingLastPathComponent()
    let own = home.appendingPathComponent("build")
    if FileManager.default.fileExists(atPath: home.appendingPathComponent("installed").path),
      FileManager.default.isWritableFile(atPath: own.path)
    {
      return own
    }
    return folder.appendingPathComponent("build").resolvingSymlinksInPath()
  }

  /// The compiler that is on the path, with its size and time: another one needs another library.
  private static func toolchain() -> String {
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }) else { return "" }
    let link = URL(fileURLWithPath: found + "/swiftc").resolvingSymlinksInPath()
    // What compiles lies beside the name that is called, or beside what that stands for.
    let compilers = [found, link.deletingLastPathComponent().path].map { $0 + "/swift-frontend" }
    let path = compilers.first { FileManager.default.fileExists(atPath: $0) } ?? link.path
    var key = ContentKey()
    FolderState.add(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, to: &key, skipping: [])
    return key.text
  }

  private func state() -> String {
    var key = ContentKey()
    for part in ["Package.swift", "Sources", "Fonts", "Plugins"] {
      FolderState.add(checkout.appendingPathComponent(part).path, to: &key, skipping: Self.ignored)
    }
    return key.text
  }

  /// The library, compiled where it is not yet or where its sources are others than before.
  func library() throws -> CompiledLibrary {
    let state = state()
    let record = folder.appendingPathComponent("library.json")
    func known() -> CompiledLibrary? {
      guard let data = FileManager.default.contents(atPath: record.path),
        let library = try? JSONDecoder().decode(CompiledLibrary.self, from: data), library.key == state,
        FileManager.default.fileExists(atPath: library.object)
      else { return nil }
      return library
    }
    if let library = known() { return library }
    let lock = try FileLock(folder.appendingPathComponent("lock")) {
      Console.error("Another skerry is compiling the library; waiting for it.")
    }
    defer { withExtendedLifetime(lock) {} }
    if let library = known() { return library }
    let library = try compile(state)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try SkerryCache.write(String(decoding: (try? encoder.encode(library)) ?? Data(), as: UTF8.self), record)
    return library
  }

  private func compile(_ state: String) throws -> CompiledLibrary {
    let isFirst = !FileManager.default.fileExists(atPath: folder.appendingPathComponent("library.json").path)
    Console.error(
      isFirst
        ? "Compiling Skerry's library, once for this machine and toolchain; this takes about a minute."
        : "Skerry's sources have changed; compiling what differs.")
    let scratch = scratch
    let words =
      [
        "swift", "build", "--package-path", checkout.path, "--scratch-path", scratch.path, "--product", Self.product,
        "-debug-info-format", "none", "--disable-index-store",
        // Nobody edits the library here: each module in one piece takes a quarter less than file by file.
      ] + ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "1"].flatMap { ["-Xswiftc", $0] }
    let isWatched = isatty(STDERR_FILENO) == 1
    let log = folder.appendingPathComponent("library.log")
    let outcome =
      isWatched ? ToolProcess.watch(words).map { ToolProcess.Outcome(status: $0, output: "") } : ToolProcess.run(words, joinsErrors: true)
    guard let outcome else {
      throw CommandError("swift could not be started; install the Swift toolchain and put it on the PATH.")
    }
    guard outcome.status == 0 else {
      try SkerryCache.write(outcome.output, log)
      throw CommandError(
        "Skerry's library in \(checkout.path) does not compile; skerry doctor names what the machine lacks"
          + (isWatched ? "." : ", and \(log.path) has the compiler's messages."))
    }
    let plan = scratch.appendingPathComponent("debug.yaml")
    guard let text = FileManager.default.contents(atPath: plan.path).map({ String(decoding: $0, as: UTF8.self) }),
      let compiling = Self.arguments(of: "C.\(Self.product)-", ending: "debug.module", in: text),
      let linking = Self.arguments(of: "C.\(Self.product)-", ending: "debug.exe", in: text)
    else { throw CommandError("\(plan.path) does not say how the library was built; remove \(folder.path) and call again.") }
    let products = URL(fileURLWithPath: Self.value(of: "-o", in: linking) ?? "").deletingLastPathComponent()
    let flags = linking.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L/") }
    return CompiledLibrary(
      key: state, compilerFlags: Self.imports(compiling), object: try gathered(try objects(linking), flags).path,
      linkerFlags: flags, modules: modules(products),
      resources: ["Skerry_SkerryFonts.resources"].map { products.appendingPathComponent($0).path },
      moduleCache: folder.appendingPathComponent("modules").path)
  }

  // MARK: SwiftPM's plan

  /// The arguments of a command in SwiftPM's plan of a build, which is lines of JSON inside YAML.
  static func arguments(of command: String, ending: String, in plan: String) -> [String]? {
    var isInside = false
    for line in plan.split(separator: "\n") {
      if line.hasPrefix("  \"") { isInside = line.hasPrefix("  \"\(command)") && line.hasSuffix("\(ending)\":") }
      guard isInside, let start = line.range(of: "args: [") else { continue }
      return try? JSONDecoder().decode([String].self, from: Data("[\(line[start.upperBound...])".utf8))
    }
    return nil
  }

  private static func value(of option: String, in words: [String]) -> String? {
    words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }

  /// What of a compiler's arguments says where modules, headers and macros are.
  static func imports(_ words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-I": result += [word, rest.popFirst() ?? ""]
      case _ where word.hasPrefix("-I"): result.append(word)
      case "-Xcc":
        let value = rest.popFirst() ?? ""
        result += [word, value]
      case "-Xfrontend" where rest.first == "-load-plugin-executable":
        result += [word, rest.popFirst() ?? "", rest.popFirst() ?? "", rest.popFirst() ?? ""]
      case "-load-plugin-executable": result += [word, rest.popFirst() ?? ""]
      default: continue
      }
    }
    return result
  }

  /// The objects that the blank program is linked of, but its own.
  private func objects(_ linking: [String]) throws -> [String] {
    guard let list = linking.first(where: { $0.hasPrefix("@") })?.dropFirst(),
      let data = FileManager.default.contents(atPath: String(list))
    else { throw CommandError("The library's list of objects is not there; remove \(folder.path) and call again.") }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      line.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
      // Modules wrapped for debuggers are nine megabytes that no program reads.
    }.filter { !$0.isEmpty && !$0.contains("/\(Self.module).build/") && !$0.hasSuffix(".swiftmodule.o") }
  }

  /// All objects as one file: a library that programs load, so that linking one takes a tenth of a second and a third of a megabyte; where
  /// that cannot be made, one object.
  private func gathered(_ objects: [String], _ flags: [String]) throws -> URL {
    let list = folder.appendingPathComponent("objects.txt")
    try SkerryCache.write(Set(objects).sorted().map { "\"\($0)\"\n" }.joined(), list)
    let library = folder.appendingPathComponent(Self.sharedName)
    let part = library.path + ".part"
    let words = [
      "swiftc", "-emit-library", "-use-ld=lld", "@\(list.path)", "-o", part, "-Xlinker", "-soname", "-Xlinker", Self.sharedName, "-Xlinker",
      "--gc-sections", "-Xlinker", "-s",
    ]
    if ToolProcess.run(words + flags, joinsErrors: true)?.status == 0, rename(part, library.path) == 0 { return library }
    let object = folder.appendingPathComponent("Skerry.o")
    try join(list, into: object)
    return object
  }

  private static let sharedName = "libSkerry.so"

  private func join(_ list: URL, into object: URL) throws {
    let part = object.path + ".part"
    for linker in ["ld.lld", "ld"] {
      guard ToolProcess.run([linker, "-r", "-o", part, "@\(list.path)"], joinsErrors: true)?.status == 0 else { continue }
      guard rename(part, object.path) == 0 else { break }
      return
    }
    throw CommandError("The library's objects could not be joined; install a linker (ld) and call again.")
  }

  private func modules(_ products: URL) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.appendingPathComponent("Modules").path)) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
      .subtracting([Self.module, "skerry"]).subtracting(ProvidedModules.frameworks)
  }
}
