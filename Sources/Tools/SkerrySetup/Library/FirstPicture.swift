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
    "SkerryCases": [
      "Cases/GivenState.swift", "Cases/PayloadCases.swift", "Cases/PayloadFile.swift", "Cases/StatesFile.swift", "Linting/",
      "Verification/",
    ],
    "SkerryCLI": [
      "Bench/", "Commands/SpecsCommand.swift", "Commands/StatesCommand.swift", "Linting/", "Push/", "Serve/", "Simulation/", "Snapshots/",
      "Specs/",
      "Terminal/",
    ],
  ]

  /// Options whose files are checked by the rules of pushes, which are one of the others.
  private static let fileOptions = ["--attributes", "--payload", "--state"]

  /// Whether a call needs no other verbs.
  static func suffices(for arguments: [String]) -> Bool {
    guard ["render", "list"].contains(arguments.first) else { return false }
    return !arguments.indices.contains { index in
      let parts = arguments[index].split(separator: "=", maxSplits: 1).map(String.init)
      guard let option = parts.first else { return false }
      if fileOptions.contains(option) { return true }
      guard option == "--states" else { return false }
      let value = parts.count > 1 ? parts[1] : arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
      return value == "-" || value.hasSuffix(".json")
    }
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
