/// What of the library a first picture is drawn by: the drawing, and the verbs `render` and `list`. The other verbs are half as much again to
/// compile; they are compiled behind the picture, or when one of them is asked for.
enum FirstPicture {
  /// The condition that the changed modules are compiled under.
  static let condition = "SKERRY_FIRST_PICTURE"

  /// Modules that only other verbs need.
  static let leftOutModules: Set<String> = [
    "CSkerryDiff", "SkerryAssetLint", "SkerryFindings", "SkerryLint", "SkerrySimulation", "SkerrySnapshot",
  ]

  /// Folders and files that only other verbs need, of modules that the first ones need, too.
  static let leftOutFiles: [String: [String]] = [
    "SkerryCases": ["Cases/PayloadCases.swift", "Cases/PayloadFile.swift", "Linting/", "Verification/"],
    "SkerryCLI": [
      "Bench/", "Commands/AcceptCommand.swift", "Commands/BenchCommand.swift", "Commands/DiffAgainstCommand.swift",
      "Commands/DiffCommand.swift", "Commands/JoinedLint.swift", "Commands/LintCommand.swift", "Commands/LintOutput.swift",
      "Commands/PruneCommand.swift", "Commands/ReportCommand.swift", "Commands/ReviewCommand.swift", "Commands/SimulateCommand.swift",
      "Commands/SpecsCommand.swift", "Commands/StatesCommand.swift",
      "Commands/TestCommand.swift", "Film/", "Push/", "Serve/", "Snapshots/", "Terminal/",
    ],
  ]

  /// Whether a call needs no other verbs. A push is drawn by the rules of pushes, which are a simulation's.
  static func suffices(for arguments: [String]) -> Bool {
    ["render", "list"].contains(arguments.first) && !arguments.contains { $0 == "--payload" || $0.hasPrefix("--payload=") }
  }

  /// Whether a module's file is compiled before the first picture.
  static func has(_ file: String, of module: String) -> Bool {
    !(leftOutFiles[module] ?? []).contains { part in
      part.hasSuffix("/") ? file.contains("/\(module)/\(part)") : file.hasSuffix("/\(module)/\(part)")
    }
  }

  /// The jobs of a library: without what is left out, and with the modules above it compiled into a folder of their own, so that the whole
  /// library can be compiled while others read these.
  static func jobs(of all: [CompileJob], in folder: String) -> [CompileJob] {
    let left = all.filter { job in
      leftOutModules.contains(job.name) || leftOutModules.contains { job.object?.contains("/\($0).build/") ?? false }
    }
    let kept = all.filter { job in !left.contains { $0.outputs == job.outputs } }
    var (changed, missing): ([String: String], Set<String>) = ([:], Set(left.flatMap(\.outputs)))
    // A module that needs a changed one is changed, too: what it imports lies elsewhere.
    var grows = true
    while grows {
      grows = false
      for job in kept {
        guard let module = job.module, changed[module] == nil, !job.needs.isDisjoint(with: missing) else { continue }
        changed[module] = folder + "/\(job.name).swiftmodule"
        missing.insert(module)
        grows = true
      }
    }
    return kept.map { job in
      guard let module = job.module, changed[module] != nil else { return job }
      var result = job.again(in: folder, modules: changed)
      let gone = Set(job.sources.filter { !has($0, of: job.name) })
      result.sources.removeAll(where: gone.contains)
      result.arguments.removeAll(where: gone.contains)
      result.arguments.insert("-D\(condition)", at: 1)
      result.needs = Set(job.needs.subtracting(left.flatMap(\.outputs)).map { changed[$0] ?? $0 })
      return result
    }
  }
}
