import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryRuntime

/// Apple's frameworks that are not in the library, charts among them: each is compiled into the cache when a file first
/// imports it.
struct FrameworkShelf {
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
  struct Taken {
    var flags: [String] = []
    var objects: [String] = []
  }

  /// Modules that are compiled only if a file imports them although they use the engine's own types: few widgets have a
  /// chart.
  static let charts = ["Charts": "Sources/Shims/Charts", "SkerryCharts": "Sources/Authoring/SkerryCharts"]

  /// The folder of a module's sources in Skerry's checkout; `nil` if the module is not one of these.
  private static func folder(of module: String) -> String? {
    charts[module] ?? (ProvidedModules.frameworks.contains(module) ? "Sources/Frameworks/\(module)" : nil)
  }

  /// Whether a module is one of them.
  func has(_ module: String) -> Bool { !files(of: module).isEmpty }

  /// Compiles the missing modules and those that they import. Only requested modules are on the compiler's path, so
  /// what other repositories requested has no effect.
  func take(_ modules: [String]) throws -> Taken {
    guard !modules.isEmpty else { return Taken() }
    let lock = try SkerryCache.lock(folder.appendingPathComponent("lock"))
    defer { withExtendedLifetime(lock) {} }
    var taken = Taken()
    var known: Set<String> = []
    for module in modules.sorted() { try take(module, &taken, &known) }
    return taken
  }

  private func take(_ module: String, _ taken: inout Taken, _ known: inout Set<String>) throws {
    guard has(module), known.insert(module).inserted else { return }
    for other in imports(of: module) { try take(other, &taken, &known) }
    let place = folder.appendingPathComponent(module)
    let object = place.appendingPathComponent("\(module).o")
    if !FileManager.default.fileExists(atPath: object.path) {
      try SkerryCache.make(place)
      let part = object.path + ".part"
      let call =
        [
          "swiftc", "-c", "-wmo", "-Onone", "-parse-as-library", "-gnone", "-suppress-warnings", "-swift-version", "6",
          "-enable-upcoming-feature", "ExistentialAny", "-module-name", module, "-package-name", library.packageName,
          "-emit-module", "-emit-module-path", place.appendingPathComponent("\(module).swiftmodule").path, "-module-cache-path",
          library.moduleCache, "-o",
          part,
        ] + library.compilerFlags + taken.flags + files(of: module)
      let outcome = ToolProcess.run(call, joinsErrors: true)
      guard outcome?.status == 0, rename(part, object.path) == 0 else {
        let first = outcome?.output.split(separator: "\n").first { $0.contains("error:") }.map(String.init) ?? "swiftc could not be started"
        throw CommandError("Skerry's stand-in for \(module) does not compile (\(first)); remove \(folder.path) and call again.")
      }
    }
    taken.flags += ["-I", place.path]
    taken.objects.append(object.path)
  }

  private func files(of module: String) -> [String] {
    guard let place = Self.folder(of: module).map(checkout.appendingPathComponent) else { return [] }
    let names = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { place.appendingPathComponent($0).path }
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
