import Foundation
package import SkerryDiagnostics
import SkerryFormats
import SkerryRuntime

/// Finds the files of a package that the compiler names as `Module/File.swift`.
package final class SourceLocator {
  private let folder: String
  /// Paths relative to the folder, by file name. Listed when they are first needed.
  private lazy var paths = Self.paths(in: folder)
  private static let fileLimit = 20_000
  /// Answers by file ID: thousands of cases have few files.
  private var knownPaths: [String: String] = [:]

  /// The repository of this program, otherwise the current folder.
  package static var standardFolder: String { SourcesVariable.folder() ?? FileManager.default.currentDirectoryPath }

  /// The files of a repository that its program was compiled from: copies without the declarations that nothing needs, and none of the files that
  /// set-up adds, such as the names of all assets. `nil` for a package's program.
  package static var compiled: [String]? { compiledCopies?.map(\.copy) }

  /// The files that the copies in `compiled` were made from.
  package static var originals: [String] { (compiledCopies ?? []).map(\.original) }

  private static var compiledCopies: [(copy: String, original: String)]? {
    guard SourcesVariable.folder() != nil, let program = RunningProgram.path,
      let list = InputFile.data(atPath: (program as NSString).deletingLastPathComponent + "/sources.txt")
    else { return nil }
    return copies(listed(in: String(decoding: list, as: UTF8.self)))
  }

  /// Those of the files that name the file they are a copy of, with that file.
  static func copies(_ files: [String]) -> [(copy: String, original: String)] {
    files.compactMap { file in
      InputFile.data(atPath: file).flatMap { original(of: String(decoding: $0, as: UTF8.self)) }.map { (file, $0) }
    }
  }

  /// The file that a copy names in its first line; `nil` if it names none.
  static func original(of copy: String) -> String? {
    let first = copy.prefix { !$0.isNewline }
    guard first.hasPrefix("#sourceLocation(file: \""), let end = first.lastIndex(of: "\"") else { return nil }
    let path = first[..<end].dropFirst("#sourceLocation(file: \"".count)
    return path.isEmpty ? nil : String(path)
  }

  /// The paths in a list for the compiler, one in quotes on each line.
  static func listed(in list: String) -> [String] {
    list.split(separator: "\n").filter { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 2 }.map {
      String($0.dropFirst().dropLast())
    }
  }

  /// A folder as it is written in paths: a full stop for the current one.
  static func shown(_ folder: String, here: String = FileManager.default.currentDirectoryPath) -> String { folder == here ? "." : folder }

  /// - Parameter folder: the package's or the repository's; files of the current one are named from there.
  package init(folder: String = SourceLocator.standardFolder) { self.folder = folder }

  private static func paths(in folder: String) -> [String: [String]] {
    let isHere = folder == FileManager.default.currentDirectoryPath
    var found: [String: [String]] = [:]
    var count = 0
    InputFolder.walk(folder) { entry in
      guard count < Self.fileLimit else { return false }
      if entry.name.hasSuffix(".swift") {
        found[entry.name, default: []].append(isHere ? entry.path : folder + "/" + entry.path)
        count += 1
      }
      return true
    }
    return found.mapValues { $0.sorted() }
  }

  /// Every Swift file in the folder.
  var all: [String] { paths.values.joined().sorted() }

  /// The Swift files of the modules that the given files belong to: those in the folder of each, or in the folder above it that has the module's
  /// name. A file that does not exist is ignored.
  package func sources(ofModulesWith fileIDs: [String]) -> [String] {
    let folders = Set(
      fileIDs.compactMap { fileID -> String? in
        let path = path(of: fileID)
        guard path.hasSuffix(".swift") else { return nil }
        let parts = path.split(separator: "/").dropLast().map(String.init)
        let module = fileID.split(separator: "/").first.map(String.init) ?? ""
        let end = parts.lastIndex(of: module).map { $0 + 1 } ?? parts.count
        return (path.hasPrefix("/") ? "/" : "") + parts[..<end].joined(separator: "/")
      })
    return paths.values.joined().filter { path in folders.contains { $0.isEmpty || path.hasPrefix($0 + "/") } }.sorted()
  }

  /// The column of the view on a line, from 1: the position of its name, otherwise the start of the line.
  package func column(in path: String, line: Int) -> Int {
    guard let lines = lines(in: path), lines.indices.contains(line - 1) else { return 1 }
    let words = lines[line - 1]
    let view = words.firstMatch(of: #/\b(Text|Image|Label|Link|Button|Toggle|Gauge|ProgressView|AsyncImage)\s*[({]/#)?.range.lowerBound
    let start = view ?? words.firstIndex { !$0.isWhitespace } ?? words.startIndex
    return words[..<start].utf8.count + 1
  }

  /// The line, from 1, at which a closure with an argument label begins: the first from a configuration's line on that is not in a comment.
  package func line(ofClosure label: String, in path: String, after line: Int) -> Int? {
    guard let lines = lines(in: path) else { return nil }
    return lines.indices.dropFirst(line - 1).first { index in
      let code = lines[index].range(of: "//").map { lines[index][..<$0.lowerBound] } ?? lines[index]
      return code.matches(of: #/\b(\w+)\s*:/#).contains { $0.1 == label }
    }.map { $0 + 1 }
  }

  /// Where a finding is: at its view, otherwise where the closure of its presentation begins, otherwise at the configuration.
  package func site(of diagnostic: Diagnostic, configuration: SourceSite?) -> SourceSite? {
    guard diagnostic.site == nil, let configuration, let closure = diagnostic.closure else { return diagnostic.site ?? configuration }
    let line = line(ofClosure: closure, in: path(of: configuration.fileID), after: configuration.line)
    return SourceSite(fileID: configuration.fileID, line: line ?? configuration.line)
  }

  /// The line of a case's preview. A preview provider, a widget and a control know only their type's name, so the line is looked up.
  package func line(of entry: PreviewCase) -> Int { entry.fileID.contains("/") ? entry.line : line(ofType: entry.fileID) }

  /// The line of a type's declaration; 1 where it is not found.
  private func line(ofType name: String) -> Int {
    guard let lines = lines(in: path(of: name)) else { return 1 }
    return (lines.firstIndex { Self.declares(name, $0) } ?? lines.firstIndex { $0.contains("PreviewProvider") } ?? 0) + 1
  }

  private static func declares(_ name: String, _ line: Substring) -> Bool {
    line.contains(name) && line.matches(of: declaration).contains { $0.1 == name }
  }

  /// The files that declare types, by the types' names. Of a repository only the files that its program was compiled from are read, and of a large
  /// package none.
  private lazy var declaringFiles: [String: String] = {
    let originals = Self.originals
    let files = originals.isEmpty ? all : originals.sorted()
    guard files.count <= Self.readLimit else { return [:] }
    let here = FileManager.default.currentDirectoryPath + "/"
    var found: [String: String] = [:]
    for file in files {
      let shown = file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
      for line in lines(in: file) ?? [] where line.contains("struct ") || line.contains("class ") || line.contains("enum ") {
        for match in line.matches(of: Self.declaration) where found[String(match.1)] == nil { found[String(match.1)] = shown }
      }
    }
    return found
  }()
  private static let readLimit = 500
  nonisolated(unsafe) private static let declaration = #/\b(?:struct|class|enum)\s+(\w+)/#

  private func lines(in path: String) -> [Substring]? {
    InputFile.data(atPath: path).map { String(decoding: $0, as: UTF8.self).lines }
  }

  /// A position for messages: `Widget/Card.swift:12`.
  package func text(of site: SourceSite) -> String { "\(path(of: site.fileID)):\(site.line)" }

  /// A path that can be opened from the folder; the compiler's form if no file matches.
  package func path(of fileID: String) -> String {
    if let known = knownPaths[fileID] { return known }
    let path = listedPath(of: fileID)
    knownPaths[fileID] = path
    return path
  }

  private func listedPath(of fileID: String) -> String {
    let parts = fileID.split(separator: "/").map(String.init)
    // SwiftPM's usual place, which is found without listing the folder.
    let usual = "Sources/" + fileID
    if parts.count == 2, folder == FileManager.default.currentDirectoryPath, FileManager.default.fileExists(atPath: usual) { return usual }
    // A preview provider, a widget and a control only know their type's name, which is usually their file's.
    guard let name = parts.last, let candidates = paths[name] ?? paths[name + ".swift"] else {
      return declaringFiles[fileID] ?? fileID
    }
    return candidates.first { $0.split(separator: "/").contains { $0 == parts[0] } } ?? candidates[0]
  }
}
