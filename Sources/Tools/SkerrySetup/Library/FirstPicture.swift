/// The part of the library that a first picture needs: the drawing, and the verbs `render` and `list`. The other verbs
/// would add half as much compile time; they are compiled after the picture, or when one of them is called.
enum FirstPicture {
  /// The compilation condition of the modules that differ.
  static let condition = "SKERRY_FIRST_PICTURE"

  /// Modules that only other verbs need.
  static let leftOutModules: Set<String> = [
    "CSkerryDiff", "SkerryAssetLint", "SkerryFindings", "SkerryLint", "SkerrySimulation", "SkerrySnapshot",
  ]

  /// Folders and files that only other verbs need, in modules that the first verbs need too.
  static let leftOutFiles: [String: [String]] = [
    "SkerryCases": ["Cases/PayloadCases.swift", "Cases/PayloadFile.swift", "Linting/", "Verification/"],
    "SkerryCLI": [
      "Bench/", "Commands/SpecsCommand.swift", "Commands/StatesCommand.swift", "Linting/", "Push/", "Serve/", "Simulation/", "Snapshots/",
      "Terminal/",
    ],
  ]

  /// Whether a call needs no other verbs. A push payload is handled by the simulation, which is one of the others.
  static func suffices(for arguments: [String]) -> Bool {
    ["render", "list"].contains(arguments.first) && !arguments.contains { $0 == "--payload" || $0.hasPrefix("--payload=") }
  }

  /// Whether a module's file is compiled before the first picture.
  static func has(_ file: String, of module: String) -> Bool {
    !(leftOutFiles[module] ?? []).contains { part in
      part.hasSuffix("/") ? file.contains("/\(module)/\(part)") : file.hasSuffix("/\(module)/\(part)")
    }
  }

  /// The jobs of a library without the parts that are left out. Modules that depend on these are compiled into another
  /// folder, so that the whole library can be compiled while other processes read this one.
  static func jobs(of all: [CompileJob], in folder: String) -> [CompileJob] {
    let left = all.filter { job in
      leftOutModules.contains(job.name) || leftOutModules.contains { job.object?.contains("/\($0).build/") ?? false }
    }
    let kept = all.filter { job in !left.contains { $0.outputs == job.outputs } }
    var (changed, missing): ([String: String], Set<String>) = ([:], Set(left.flatMap(\.outputs)))
    // A module that imports one of these differs too, because its import is in the other folder.
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
