import SkerryCases
import Foundation
import SkerryCLI
import SkerryDiagnostics
import SkerryRuntime

/// Compiles and links one program of a repository's files, against the compiled library.
struct SwiftCompilation {
  let library: CompiledLibrary
  /// The module's name.
  let name: String
  /// The project's build settings.
  let flags: [String]
  /// The folder of objects and lists.
  let folder: URL
  /// Whether the program is drawn repeatedly while its files are edited, so that only changed files are compiled.
  let isEdited: Bool
  /// The last check of some files, with the driver's arguments that it was made from.
  private var partial: (arguments: [String], check: PartialCheck)?

  init(library: CompiledLibrary, name: String, flags: [String], folder: URL, isEdited: Bool = false) {
    (self.library, self.name, self.flags, self.folder, self.isEdited) = (library, name, flags, folder, isEdited)
  }

  enum Outcome {
    /// - Parameter edited: the call and its files if there is an object for each of them.
    case compiled(objects: [String], edited: (call: [String], files: [String])? = nil)
    /// What was checked, declarations or some of the files, has no errors.
    case passed
    case failed([CompilerMessage], output: String)
  }

  /// What is known about files before they are compiled.
  enum Expectation {
    case nothing
    /// They compiled before, apart from an edit. If they do not compile now, the errors are not needed.
    case compiles
    /// The same files failed before.
    case fails
  }

  /// - Parameters:
  ///   - files: absolute paths; the first line of a copy names its original.
  ///   - more: flags in addition to those of the library and the project.
  ///   - extent: what the compiler checks.
  mutating func compile(
    _ files: [String], languageMode: LanguageMode, flags more: [String] = [], expecting: Expectation = .nothing,
    checking extent: CompilerRounds.Extent = CompilerRounds.Extent(effort: .whole)
  ) throws -> Outcome {
    let list = folder.appendingPathComponent("sources.txt")
    let same = InputFile.data(atPath: list.path).map { String(decoding: $0, as: UTF8.self) }
    let text = files.map { "\"\($0)\"\n" }.joined()
    try SkerryCache.write(text, list)
    var arguments = [
      "swiftc", "-c", "-Onone", "-enable-testing", "-parse-as-library", "-gnone", "-suppress-warnings", "-diagnostic-style=llvm",
      "-module-name", name, "-swift-version", languageMode.rawValue, "-DDEBUG",
      // Modules of the repository's packages are compiled into this one, with what they share as `package`.
      "-package-name", "repository",
      "-module-cache-path", library.moduleCache,
    ]
    arguments += CompileJob.withoutVerification + library.compilerFlags + flags + more + ["@\(list.path)"]
    // The first time the compiler's own records of dependencies are not needed.
    EditedProgram.forget(in: folder)
    let module = EditedModule(folder: folder, files: files, library: library.key, arguments: arguments)
    let compilesAll = extent.files == nil && extent.effort != .declarations
    if isEdited, compilesAll, expecting != .fails, same == text || expecting == .compiles && module.isKnown {
      if let objects = try module.compile() { return .compiled(objects: objects, edited: (arguments, files)) }
      if expecting == .compiles { return .failed([], output: "") }
    }
    let parts = ModuleParts(of: files, in: folder)
    let withoutOutput = arguments.filter { $0 != "-c" }
    let limit = Self.limit(extent.effort)
    if let some = extent.files, let check = partialCheck(withoutOutput.dropLast() + limit + ["-typecheck"]) {
      return try call(check.arguments(some, of: files), files) ?? .passed
    }
    if extent.effort == .declarations { return try call(withoutOutput + limit + ["-typecheck", "-wmo"], files) ?? .passed }
    if parts.areCheckedFirst, !extent.areChecked, let failed = try call(withoutOutput + limit + parts.checking, files) { return failed }
    return try call(arguments + limit + parts.arguments(), files) ?? .compiled(objects: parts.objects)
  }

  /// The check with these arguments; the driver is asked only for those that differ from the last ones.
  private mutating func partialCheck(_ arguments: [String]) -> PartialCheck? {
    if let partial, partial.arguments == arguments { return partial.check }
    partial = PartialCheck(arguments, in: folder).map { (arguments, $0) }
    return partial?.check
  }

  /// The driver's arguments that make the compiler do less.
  static func limit(_ effort: CompilerTrials.Effort) -> [String] {
    // This many steps of the type checker take about half a second. A limit in seconds would leave out more on a slower machine.
    let limit = ["-Xfrontend", "-solver-scope-threshold=5000"]
    return switch effort {
    case .declarations: limit + ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    case .trial: limit
    case .whole: []
    }
  }

  /// Calls the compiler; `nil` if there are no errors.
  private func call(_ arguments: [String], _ files: [String]) throws -> Outcome? {
    guard let outcome = ToolProcess.run(arguments, joinsErrors: true) else {
      throw CommandError("swiftc could not be started; install the Swift toolchain and put it on the PATH.")
    }
    if outcome.status == 0 { return nil }
    if Self.isAnotherVersion(outcome.output) {
      throw CommandError("Skerry's library was replaced by that of another version while \(name) was compiled; run the command again.")
    }
    if let fault = MachineFault.error(output: outcome.output, folder: folder) { throw fault }
    return .failed(CompilerMessage.errors(in: outcome.output) { Self.original(named: $0, among: files) }, output: outcome.output)
  }

  /// The one file of that name; for a copy its original, which its first line names.
  private static func original(named name: Substring, among files: [String]) -> String? {
    let stem = name.dropLast(".swift".count)
    let found = files.compactMap { file -> String? in
      guard let last = file.split(separator: "/").last, last.hasPrefix(stem) else { return nil }
      let path = SourceWriter.original(of: file) ?? file
      return path.split(separator: "/").last == name ? path : nil
    }
    return Set(found).count == 1 ? found.first : nil
  }

  /// Links a program. Throws `CommandError` with the linker's first message if that fails.
  func link(_ objects: [String], into program: URL) throws {
    let part = program.path + ".part"
    let call = linking(objects, into: part)
    var direct = isEdited ? DirectCalls(record: folder.appendingPathComponent("linking.json"), for: call + [library.key]) : nil
    if direct?.link() == true, rename(part, program.path) == 0 { return try LinkSeal.write(for: program) }
    func linked() throws -> (status: Int32, output: String) {
      guard let outcome = ToolProcess.run(isEdited ? call + ["-v"] : call, joinsErrors: true) else {
        throw CommandError("swiftc could not be started; install the Swift toolchain and put it on the PATH.")
      }
      return (outcome.status, outcome.output)
    }
    var outcome = try linked()
    // Another process may have replaced the library by the optimized one meanwhile, which happens at most once.
    if Self.isReplacement(outcome.output) { outcome = try linked() }
    guard outcome.status == 0, rename(part, program.path) == 0 else {
      if let fault = MachineFault.error(output: outcome.output, folder: folder) { throw fault }
      let line = outcome.output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init) ?? "no reason is given"
      throw CommandError("The program of \(name) could not be linked (\(line)); remove \(folder.path) and run the command again.")
    }
    try LinkSeal.write(for: program)
    direct?.learn(linking: outcome.output)
  }

  /// Whether the linker failed because one of its files was replaced while it read them; LLVM's message.
  static func isReplacement(_ output: String) -> Bool { output.contains("was modified during the build") }

  /// Whether the compiler found modules of the library that belong to different versions; the compiler's message.
  static func isAnotherVersion(_ output: String) -> Bool { output.contains("error: missing required module 'Skerry") }

  /// The call that links a program.
  func linking(_ objects: [String], into program: String) -> [String] {
    // The library follows directly after the program's own objects, so that its clock and locale take precedence over
    // the system's.
    let place = (library.object as NSString).deletingLastPathComponent
    return ["swiftc", "-emit-executable", "-use-ld=lld"] + objects
      + [library.object, "-o", program, "-Xlinker", "-rpath", "-Xlinker", place] + library.linkerFlags
  }
}
