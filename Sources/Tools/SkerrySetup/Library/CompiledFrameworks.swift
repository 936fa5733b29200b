import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryCases
import SkerryRuntime

/// Modules with the names of Apple's frameworks that are not in the library, Charts among them: each is compiled into the cache
/// when a file first imports it.
struct CompiledFrameworks {
  let library: CompiledLibrary
  /// Skerry's checkout.
  let checkout: URL
  /// The compiled frameworks, one folder each.
  let folder: URL

  init(_ library: CompiledLibrary, checkout: URL, cache: SkerryCache) {
    self.library = library
    self.checkout = checkout
    folder = cache.folder.appendingPathComponent("library/frameworks-\(ContentKey(library.key).text)")
  }

  /// Compiler and linker arguments in addition to the library's.
  struct Additions {
    var flags: [String] = []
    var objects: [String] = []
  }

  /// Charts use the engine's own types, but few widgets have one.
  static let charts = ["Charts": "Sources/Shims/Charts", "SkerryCharts": "Sources/Authoring/SkerryCharts"]

  /// The folder of a module's sources in Skerry's checkout; `nil` if the module is not one of these.
  private static func folder(of module: String) -> String? {
    charts[module] ?? (ProvidedModules.frameworks.contains(module) ? "Sources/Frameworks/\(module)" : nil)
  }

  /// Whether a module can be compiled here.
  func has(_ module: String) -> Bool { !files(of: module).isEmpty }

  /// Compiles the missing modules and those that they import. Only requested modules are on the compiler's path, so
  /// those that other repositories imported have no effect.
  func compile(_ modules: [String]) throws -> Additions {
    guard !modules.isEmpty else { return Additions() }
    let lock = try SkerryCache.lock(folder.appendingPathComponent("lock"))
    defer { withExtendedLifetime(lock) {} }
    var additions = Additions()
    var known: Set<String> = []
    for module in modules.sorted() { try compile(module, &additions, &known) }
    return additions
  }

  private func compile(_ module: String, _ additions: inout Additions, _ known: inout Set<String>) throws {
    guard has(module), known.insert(module).inserted else { return }
    for other in imports(of: module) { try compile(other, &additions, &known) }
    let place = folder.appendingPathComponent(module)
    let object = place.appendingPathComponent("\(module).o")
    let record = place.appendingPathComponent("sizes.json")
    let sizes = InputFile.data(atPath: record.path).flatMap { try? JSONDecoder().decode([String: Int].self, from: $0) }
    if sizes.map(OutputSize.areKept) != true {
      try SkerryCache.make(place)
      let part = object.path + ".part"
      let call =
        [
          "swiftc", "-c", "-wmo", "-Onone", "-parse-as-library", "-gnone", "-suppress-warnings", "-swift-version", "6",
          "-enable-upcoming-feature", "ExistentialAny", "-module-name", module, "-package-name", library.packageName,
          "-emit-module", "-emit-module-path", place.appendingPathComponent("\(module).swiftmodule").path, "-module-cache-path",
          library.moduleCache, "-o",
          part,
        ] + library.compilerFlags + additions.flags + files(of: module)
      let outcome = ToolProcess.run(call, joinsErrors: true)
      guard outcome?.status == 0, rename(part, object.path) == 0 else {
        if let fault = MachineFault.error(output: outcome?.output ?? "", folder: folder) { throw fault }
        let first = outcome?.output.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "swiftc could not be started"
        throw CommandError("Skerry's module \(module) does not compile (\(first)); remove \(folder.path) and run the command again.")
      }
      let written = OutputSize.all(of: [object.path, place.appendingPathComponent("\(module).swiftmodule").path])
      if let text = try? StableJSON.text(written) { try SkerryCache.write(text, record) }
    }
    additions.flags += ["-I", place.path]
    additions.objects.append(object.path)
  }

  private func files(of module: String) -> [String] {
    guard let place = Self.folder(of: module).map(checkout.appendingPathComponent) else { return [] }
    return FileWalk.files(below: place).filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func imports(of module: String) -> [String] {
    let sources = files(of: module).compactMap { InputFile.data(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) }
    return sources.reduce(into: Set()) { $0.formUnion(Self.frameworks(importedIn: $1)) }.sorted()
  }

  /// The modules that a Swift file imports, exported or not.
  static func frameworks(importedIn text: String) -> Set<String> {
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal"].contains($0) })
      else { return nil }
      return String(words[at + 1])
    }
    return Set(names.filter { folder(of: $0) != nil })
  }
}
