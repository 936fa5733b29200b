import Foundation

/// The jobs that make the library, taken from SwiftPM's plan of a program that needs all of it.
///
/// SwiftPM itself would wrap modules for debuggers, link the program, and let a module wait for the objects of those
/// that it imports.
struct LibraryJobs {
  private(set) var jobs: [CompileJob] = []
  private let plan: BuildManifest
  private let moduleCache: String
  /// The jobs by the names of the planned commands that they replace.
  private var made: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - inputs: the files that the program is linked from; modules for debuggers are ignored.
  ///   - moduleCache: the folder of Clang's modules.
  init(_ plan: BuildManifest, inputs: [String], moduleCache: String) {
    self.plan = plan
    self.moduleCache = moduleCache
    for input in inputs { _ = outputs(for: input) }
  }

  var objects: [String] { Self.objects(of: jobs) }

  /// The files that a library is linked from.
  static func objects(of jobs: [CompileJob]) -> [String] { jobs.compactMap(\.object).filter { !$0.contains("-tool.build/") } }

  /// The modules that files may import.
  static func modules(of jobs: [CompileJob]) -> Set<String> {
    Set(moduleFiles(of: jobs).map { ($0.lastPathComponent as NSString).deletingPathExtension })
  }

  private static func moduleFiles(of jobs: [CompileJob]) -> [URL] {
    jobs.compactMap { job in job.object.flatMap { $0.contains("-tool.build/") ? nil : job.module }.map { URL(fileURLWithPath: $0) } }
  }

  /// Removes modules of an earlier library that this one does not have: the compiler would find them before those of
  /// other packages.
  func removeUnknownModules() throws {
    let files = Self.moduleFiles(of: jobs)
    let own = Set(files.map(\.path))
    for folder in Set(files.map { $0.deletingLastPathComponent().path }) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".swiftmodule") {
        let path = folder + "/" + name
        if !own.contains(path) { try FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  /// The inputs that a reader of a planned file has to wait for; creates the jobs on the way.
  private mutating func outputs(for input: String) -> Set<String> {
    guard let command = plan.maker(of: input) else { return [] }
    if let known = made[command.name] { return known }
    made[command.name] = []
    let result: Set<String>
    switch command.tool {
    case "phony": result = needs(of: command)
    case "copy-tool": result = copy(command)
    case "clang": result = add(CompileJob(clang: command))
    case "shell" where command.arguments.contains("-modulewrap"): result = []
    case "shell" where command.arguments.contains("-c"):
      let job = CompileJob(swift: command, needs: needs(of: command), moduleCache: moduleCache)
      _ = add(job)
      result = Set(job.module.map { [$0] } ?? job.outputs)
    case "shell": result = link(command)
    default: result = []
    }
    made[command.name] = result
    return result
  }

  private mutating func needs(of command: BuildManifest.Command) -> Set<String> {
    var found: Set<String> = []
    for input in command.inputs { found.formUnion(outputs(for: input)) }
    return found
  }

  private mutating func add(_ job: CompileJob) -> Set<String> {
    jobs.append(job)
    return Set(job.outputs)
  }

  private mutating func copy(_ command: BuildManifest.Command) -> Set<String> {
    guard let from = command.inputs.first, let to = command.outputs.first else { return [] }
    func plain(_ path: String) -> String { path.hasSuffix("/") ? String(path.dropLast()) : path }
    let place = (plain(to) as NSString).deletingLastPathComponent
    return add(
      CompileJob(
        name: (plain(from) as NSString).lastPathComponent, arguments: ["cp", "-RfT", plain(from), plain(to)], sources: [plain(from)],
        needs: [],
        outputs: [place + "/" + (plain(to) as NSString).lastPathComponent], module: nil, object: nil))
  }

  /// A macro's program.
  private mutating func link(_ command: BuildManifest.Command) -> Set<String> {
    _ = needs(of: command)
    let objects = Set(command.inputs.compactMap { plan.maker(of: $0)?.name })
      .flatMap { name in plan.commands.first { $0.name == name && $0.arguments.contains("-c") }.map { [$0] } ?? [] }
      .map { CompileJob(swift: $0, needs: [], moduleCache: moduleCache).outputs[0] }.sorted()
    let arguments = command.arguments.flatMap { $0.hasPrefix("@") ? objects : $0 == "-g" ? [] : [$0] }
    let name = (command.outputs.first.map { ($0 as NSString).lastPathComponent }) ?? command.name
    return add(
      CompileJob(name: name, arguments: arguments, sources: [], needs: Set(objects), outputs: command.outputs, module: nil, object: nil))
  }
}

extension CompileJob {
  /// A C file. Its headers are in its target's folder, which counts as one input.
  init(clang command: BuildManifest.Command) {
    let source = command.inputs.first ?? ""
    self.init(
      name: (source as NSString).lastPathComponent, arguments: command.arguments,
      sources: [source, (source as NSString).deletingLastPathComponent],
      needs: [], outputs: command.outputs, module: nil, object: command.outputs.first)
  }
}
