package import Foundation

/// What the examples of the documentation look like: the layout of each, and a hash of its pixels in twelve looks.
///
/// `Goldens/Catalogue` has a file for each page of `Documentation/Catalogue`. It shows that nothing moved, not that it is right. Written with
/// SKERRY_RECORD_TEXT=1, compared otherwise.
package enum CatalogueRecord {
  private static let looks = [
    ["--color-scheme", "light,dark", "--dynamic-type", "large,accessibility1", "--locale", "en_US,ar", "--tree"],
    ["--color-scheme", "light,dark", "--os", "17,18", "--increased-contrast", "--scale", "2"],
  ]
  /// The look whose layout is recorded as well.
  private static let plain = "en-US"

  /// Compares a page with its golden.
  /// - Throws: ``RecordedText/Difference`` with the examples that differ, and how to accept that.
  package static func check(page: String) throws {
    let now = try drawn(page)
    let path = "Goldens/Catalogue/\(page).txt"
    let recorded = try RecordedText.accepted(path, now: now)
    guard recorded != now else { return }
    let (old, new) = (examples(recorded), examples(now))
    let names = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    let lines = names.map { name -> String in
      let (before, after) = (old[name] ?? [], new[name] ?? [])
      let first = zip(before, after).first { $0 != $1 }
      return "\(name): \(first.map { "\($0)  is now  \($1)" } ?? "\(before.count) lines, now \(after.count)")"
    }
    throw RecordedText.Difference(
      description: """
        \(path): \(names.count) of \(Set(old.keys).union(new.keys).count) examples differ.
        \(lines.joined(separator: "\n"))
        Look at them (.build/debug/Catalogue render '\(page)/*' --out DIR). If they are right, run with SKERRY_RECORD_TEXT=1.
        """)
  }

  /// The lines of each example, by its name.
  private static func examples(_ text: String) -> [String: [Substring]] {
    var result: [String: [Substring]] = [:], name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") { name = String(line.dropFirst(2)) } else { result[name, default: []].append(line) }
    }
    return result
  }

  /// Runs the catalogue's own command, as `swift run Catalogue` does.
  /// - Parameters:
  ///   - folder: its current folder.
  ///   - input: its standard input; this process's if it is `nil`.
  /// - Returns: its exit status, and everything that it prints.
  @discardableResult
  package static func run(_ arguments: [String], in folder: URL? = nil, input: Pipe? = nil) throws -> (status: Int32, text: String) {
    let end = try start(arguments, in: folder, joinsErrors: true, input: input)
    return (end.status, String(decoding: end.output, as: UTF8.self))
  }

  /// As ``run(_:in:)``, but returns the bytes of standard output alone.
  package static func output(_ arguments: [String], in folder: URL) throws -> Data {
    try start(arguments, in: folder, joinsErrors: false).output
  }

  private static func start(_ arguments: [String], in folder: URL?, joinsErrors: Bool, input: Pipe? = nil) throws -> (
    status: Int32, output: Data
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("Catalogue")
    process.arguments = arguments
    // Tests of calls in a repository set the command's variables in this process for a while. The one that is kept is the change that
    // Scripts/mutate makes.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SKERRY_") || $0.key == "SKERRY_MUTANT" }
    if let folder { process.currentDirectoryURL = folder }
    let pipe = Pipe()
    process.standardOutput = pipe
    if let input { process.standardInput = input }
    process.standardError = joinsErrors ? pipe : FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static func drawn(_ page: String) throws -> String {
    let out = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: out) }
    for look in looks { try run(["render", page + "/*", "--out", out.path, "--quiet"] + look) }
    var text = ""
    let folder = out.appendingPathComponent(page)
    for example in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      text += "# \(example)\n"
      let pictures = folder.appendingPathComponent(example)
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path).sorted()
      for name in names where name.hasSuffix(".png") {
        text += "\(name.dropLast(4)) \(try RecordedText.picture(pictures.appendingPathComponent(name)))\n"
      }
      for name in names where name.hasSuffix(plain + "@3x.tree.json") && !name.contains("dark") && !name.contains("accessibility") {
        text += try String(contentsOf: pictures.appendingPathComponent(name), encoding: .utf8)
        if !text.hasSuffix("\n") { text += "\n" }
      }
    }
    return text
  }
}
