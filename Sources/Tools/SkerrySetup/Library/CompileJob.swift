import Foundation

/// One command that produces a part of the library: a module, a C file, a macro's program, a copy of resources.
struct CompileJob {
  /// The name for progress lines.
  var name: String
  var arguments: [String]
  /// Files and folders whose change makes the job run again.
  var sources: [String]
  /// Inputs that other jobs produce.
  var needs: Set<String>
  /// The outputs.
  var outputs: [String]
  /// The module among the outputs: it is complete before the object, and other jobs may read it from then on.
  var module: String?
  /// The object, which is linked into the library.
  var object: String?
  /// Whether every picture passes through the module, so that it is optimized later.
  var isStage = false

  /// The relative duration: the bytes of its sources, with a smaller weight for C.
  var weight: Int {
    sources.reduce(0) { sum, path in
      let bytes = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      return sum + (path.hasSuffix(".c") ? bytes / 4 : bytes)
    } + 4096
  }
}

extension CompileJob {
  /// SwiftPM's arguments that are replaced, or that only its own bookkeeping needs.
  private static let ignored: Set<String> = [
    "-incremental", "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-enable-testing", "-parseable-output",
    "-emit-dependencies", "-emit-objc-header", "-whole-module-optimization", "-wmo", "-O", "-Osize", "-Onone", "-g",
  ]
  /// The same, with a value.
  private static let ignoredPairs: Set<String> = ["-output-file-map", "-num-threads", "-emit-objc-header-path", "-module-cache-path"]

  /// What LLVM checks of the compiler's own output takes 2 to 13 hundredths of the time of the largest module (four pairs of calls).
  static let withoutVerification = ["-Xfrontend", "-disable-llvm-verify"]

  /// A Swift module compiled as a whole into one object. Nothing is optimized: that takes longer than everything else
  /// together.
  ///
  /// The module is written by the same process that then writes the object, so that no declaration is read twice.
  ///
  /// - Parameter moduleCache: the folder of Clang's modules, which is also used for repositories' files.
  init(swift command: BuildManifest.Command, needs: Set<String>, moduleCache: String) {
    let arguments = command.arguments
    let name = Self.value(of: "-module-name", in: arguments) ?? command.name
    let folder = Self.value(of: "-output-file-map", in: arguments).map { ($0 as NSString).deletingLastPathComponent } ?? "."
    let sources = command.inputs.filter { $0.hasSuffix(".swift") }
    let object = folder + "/\(name).o"
    var kept: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if Self.ignoredPairs.contains(word) {
        _ = rest.popFirst()
      } else if ["-Xcc", "-Xfrontend", "-Xlinker"].contains(word) {
        // The next argument belongs to another tool, whatever it looks like.
        kept += [word, rest.popFirst() ?? ""]
      } else if word.hasPrefix("@"), word.hasSuffix("/sources") {
        kept += sources
      } else if !Self.ignored.contains(word), !(word.hasPrefix("-j") && Int(word.dropFirst(2)) != nil) {
        kept.append(word)
      }
    }
    kept += ["-wmo", "-Onone", "-no-emit-module-separately-wmo"] + Self.withoutVerification
    kept += ["-module-cache-path", moduleCache, "-o", object]
    let module = Self.value(of: "-emit-module-path", in: arguments)
    self.init(
      name: name, arguments: kept, sources: sources, needs: needs, outputs: [object] + (module.map { [$0] } ?? []), module: module,
      object: object, isStage: arguments.contains("-O"))
  }

  /// The same job again, with its output in another folder.
  ///
  /// - Parameter modules: the new paths of the modules that are compiled again, by their old paths.
  func again(in folder: String, modules: [String: String]) -> CompileJob {
    var result = self
    let (object, module) = (folder + "/\(name).o", module.map { modules[$0] ?? $0 })
    result.arguments = arguments.map { $0 == self.object ? object : $0 == self.module ? module ?? $0 : $0 }
    // These come first, so that the modules find each other.
    result.arguments.insert(contentsOf: ["-I", folder], at: 1)
    result.outputs = [object] + (module.map { [$0] } ?? [])
    (result.object, result.module) = (object, module)
    return result
  }

  /// A drawing stage compiled again, optimized.
  ///
  /// - Parameter stages: the new paths of all stages' modules, by the paths of the unoptimized ones.
  init(optimized job: CompileJob, stages: [String: String], in folder: String) {
    self = job.again(in: folder, modules: stages)
    arguments = arguments.map { $0 == "-Onone" ? "-O" : $0 }
    needs = Set(job.needs.compactMap { stages[$0] })
  }

  static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }
}
