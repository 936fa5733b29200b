import SkerryCases
import Foundation
import SkerryCLI

/// Compiles and links one program of a repository's files, against the compiled library.
struct SwiftCompilation {
  let library: CompiledLibrary
  /// The module's name.
  let name: String
  /// What the project's build settings ask for.
  let flags: [String]
  /// Where objects and lists go.
  let folder: URL

  enum Outcome {
    case compiled(object: String)
    case failed([CompilerMessage], output: String)
  }

  /// - Parameters:
  ///   - files: absolute paths; what a copy was made of stands in the copy's first line.
  ///   - more: flags beside those of the library and the project.
  func compile(_ files: [String], languageMode: String, flags more: [String] = []) throws -> Outcome {
    let list = folder.appendingPathComponent("sources.txt")
    try SkerryCache.write(files.map { "\"\($0)\"\n" }.joined(), list)
    let object = folder.appendingPathComponent("module.o").path
    var words = [
      "swiftc", "-c", "-wmo", "-Onone", "-enable-testing", "-parse-as-library", "-gnone", "-suppress-warnings",
      "-diagnostic-style=llvm", "-Xfrontend", "-solver-expression-time-threshold=20", "-module-name", name, "-swift-version", languageMode,
      "-DDEBUG",
      "-module-cache-path", library.moduleCache,
    ]
    words += library.compilerFlags + flags + more + ["@\(list.path)", "-o", object]
    guard let outcome = ToolProcess.run(words, joinsErrors: true) else {
      throw CommandError("swiftc could not be started; install the Swift toolchain and put it on the PATH.")
    }
    if outcome.status == 0 { return .compiled(object: object) }
    return .failed(CompilerMessage.errors(in: outcome.output), output: outcome.output)
  }

  /// Links a program. Throws with the linker's first words where that fails.
  func link(_ objects: [String], into program: URL) throws {
    let part = program.path + ".part"
    // The library comes first after the program: its clock and locale stand before the system's.
    let place = (library.object as NSString).deletingLastPathComponent
    let words =
      ["swiftc", "-emit-executable", "-use-ld=lld"] + objects + [library.object, "-o", part, "-Xlinker", "-rpath", "-Xlinker", place]
      + library.linkerFlags
    guard let outcome = ToolProcess.run(words, joinsErrors: true) else {
      throw CommandError("swiftc could not be started; install the Swift toolchain and put it on the PATH.")
    }
    guard outcome.status == 0, rename(part, program.path) == 0 else {
      let line = outcome.output.split(separator: "\n").first { $0.contains("error") }.map(String.init) ?? "no reason is given"
      throw CommandError("The program of \(name) could not be linked (\(line)); remove \(folder.path) and call again.")
    }
  }
}
