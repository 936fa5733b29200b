import SkerryFormats
import SkerryCases
import Foundation
import SkerryDiagnostics
import SkerryCLI

/// The programs of a repository that has no manifest for Skerry: one for each widget extension, built in the cache.
struct RepositoryPrograms: Codable {
  /// Changes with the repository, the library and the choice of an extension.
  private(set) var key: String
  private(set) var programs: [AssembledProgram]
  /// Extensions for other systems, and problems that belong to no single extension.
  private(set) var leftOut: [LeftOut]

  /// The programs that can be started.
  var running: [AssembledProgram] { programs.filter { $0.program != nil } }

  /// Builds the programs, or returns those built before.
  /// - Parameters:
  ///   - wanted: the extension that is wanted; `nil` for all.
  ///   - isFirstPicture: whether the verbs for a first picture are enough.
  ///   - isEdited: whether they are rebuilt after every change of a file.
  ///   - removalErrors: the known compiler errors; new ones are thrown.
  ///   - seen: the library as it was a moment ago; `nil` if it has not been looked at.
  static func make(
    of root: URL, extension wanted: String?, cache: SkerryCache, isFirstPicture: Bool, isEdited: Bool = false,
    removalErrors: RemovalErrors = RemovalErrors(), seen: SeenLibrary? = nil
  ) throws -> RepositoryPrograms {
    // If there is nothing to build, the library is not needed.
    let isKnown = FileManager.default.fileExists(atPath: cache.place(of: root).appendingPathComponent("programs.json").path)
    let finder = ExtensionFinder(root: root, target: wanted)
    let early = isKnown ? nil : try finder.findAll()
    let checkout = try SkerryReference.checkout()
    let build = LibraryBuild(checkout: checkout, cache: cache)
    let library = try build.library(isWhole: !isFirstPicture, seen: seen)
    defer { build.optimizeInBackground(library) }
    let frameworks = CompiledFrameworks(library, checkout: checkout, cache: cache)
    let place = cache.place(of: root)
    let lock = try lock(place, of: root)
    defer { withExtendedLifetime(lock) {} }
    let record = place.appendingPathComponent(wanted.map { "programs-\(SetupTarget.identifier($0)).json" } ?? "programs.json")
    let key = "\(library.key) \(RepositoryState.key(of: root)) \(wanted ?? "")"
    if let data = InputFile.data(atPath: record.path), let known = try? JSONDecoder().decode(Self.self, from: data),
      known.key == key, known.running.allSatisfy({ LinkSeal.isWhole($0.program ?? "") })
    {
      return known
    }
    let (found, foreign) = try early ?? finder.findAll()
    if let reason = finder.reasonForFolders { Console.remark(reason) }
    var result = RepositoryPrograms(key: key, programs: [], leftOut: foreign)
    for one in found {
      if isatty(STDERR_FILENO) == 1 { Console.remark("Building \(one.name) …") }
      result.programs.append(
        try ExtensionAssembly(
          one, finder: finder, library: library, frameworks: frameworks, folder: Self.folder(of: one, in: place), isEdited: isEdited,
          removalErrors: removalErrors
        ).assemble())
    }
    try SkerryCache.write(String(decoding: (try? StableJSON.data(result, isPretty: true)) ?? Data(), as: UTF8.self), record)
    return result
  }

  /// Compiles the files of programs that were built before, one by one, so that their next edit compiles one file. What `make` returns afterwards
  /// does not change.
  /// - Parameters:
  ///   - wanted: the extension that is wanted; `nil` for all.
  ///   - removalErrors: the known compiler errors; new ones are thrown.
  static func prepareEdits(of root: URL, extension wanted: String?, cache: SkerryCache, removalErrors: RemovalErrors) throws {
    let checkout = try SkerryReference.checkout()
    let library = try LibraryBuild(checkout: checkout, cache: cache).library(isWhole: true)
    let frameworks = CompiledFrameworks(library, checkout: checkout, cache: cache)
    let place = cache.place(of: root)
    let lock = try lock(place, of: root)
    defer { withExtendedLifetime(lock) {} }
    let finder = ExtensionFinder(root: root, target: wanted)
    for one in try finder.findAll().found {
      let folder = folder(of: one, in: place)
      guard EditedProgram(in: folder) == nil else { continue }
      _ = try ExtensionAssembly(
        one, finder: finder, library: library, frameworks: frameworks, folder: folder, isEdited: true, removalErrors: removalErrors
      ).assemble()
    }
  }

  private static func lock(_ place: URL, of root: URL) throws -> FileLock {
    try SkerryCache.lock(place.appendingPathComponent("lock")) {
      Console.error("Another skerry is building \(root.lastPathComponent); waiting for it.")
    }
  }

  /// The folder of an extension in the cache.
  private static func folder(of one: FoundExtension, in place: URL) -> URL {
    place.appendingPathComponent(SetupTarget.identifier(one.name))
  }
}
