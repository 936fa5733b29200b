import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerrySnapshot

/// The tool `diff`: cases against goldens or a commit, or two pictures, through the command's own verbs.
@MainActor
struct MCPDiffTool {
  let session: LiveSession

  func content(
    _ arguments: ToolArguments, _ progress: MCPProgress, _ onCancel: (@escaping @Sendable () -> Void) -> Void
  ) throws -> MCPTools.Content {
    let scratch = try ScratchFolder()
    let place = scratch.url
    defer { withExtendedLifetime(scratch) {} }
    let (a, b) = (try arguments.text("a"), try arguments.text("b"))
    if a != nil || b != nil {
      guard let a, let b else { throw CommandError("diff needs both a and b.") }
      return try pictures(a, b, place, onCancel)
    }
    let cases = try arguments.strings("cases") ?? []
    let names = cases.isEmpty ? [] : ["--"] + cases
    var options = ["--artifacts=\(place.path)", "--reporter=list"]
    if let states = try arguments.strings("states"), !states.isEmpty { options.append("--states=\(states.joined(separator: ","))") }
    let call: [String]
    if let commit = try arguments.text("against") {
      call = ["diff", "--against=\(commit)"] + options + names
    } else {
      call = ["test", "--record=never"] + options + names
    }
    // Sources that do not compile are an error, as for every tool; the verbs would draw the rest.
    progress.report(0, of: nil, "building")
    _ = try session.bundle(report: { progress.report(0, of: nil, $0) })
    progress.report(0, of: nil, "comparing")
    let (status, output, errors) = try run(call, onCancel)
    guard [0, 20, 21, 22, 23].contains(status) else { throw BundleFailure(description: Self.end(of: errors)) }
    if let count = Self.onlyMissing(in: output) { return [MCPTools.text(Self.withoutGoldens(count))] }
    var content = [MCPTools.text(Self.shortened(output.isEmpty ? errors : output, place.path))]
    for file in Self.differences(below: place).prefix(6) {
      guard let data = InputFile.data(atPath: file.path) else { continue }
      content.append(MCPTools.text(String(file.path.dropFirst(place.path.count + 1))))
      content.append(["type": "image", "data": data.base64EncodedString(), "mimeType": "image/png"])
    }
    return content
  }

  /// How many pictures `test` lists if none of them has a golden; `nil` if one was compared.
  static func onlyMissing(in output: String) -> Int? {
    let lines = output.split(separator: "\n")
    // The last line counts each kind; those without a golden come after those that were compared.
    let count = lines.count { $0.hasPrefix("  missing ") }
    return count > 0 && lines.last?.hasPrefix("\(count) without a golden;") == true ? count : nil
  }

  /// The answer in the place of a list of every picture.
  static func withoutGoldens(_ count: Int) -> String {
    (count == 1 ? "The picture has no golden" : "None of the \(count) pictures has a golden")
      + ", so there is nothing to compare with; store goldens with skerry test --record missing, or give against, such as HEAD."
  }

  private func pictures(
    _ a: String, _ b: String, _ place: URL, _ onCancel: (@escaping @Sendable () -> Void) -> Void
  ) throws -> MCPTools.Content {
    let picture = place.appendingPathComponent("difference.png")
    let (status, output, errors) = try run(["diff", "--", a, b, picture.path], onCancel)
    guard [0, 21, 22].contains(status) else { throw BundleFailure(description: Self.end(of: errors)) }
    var content = [MCPTools.text(output.trimmingCharacters(in: .whitespacesAndNewlines))]
    if let data = InputFile.data(atPath: picture.path) {
      content.append(["type": "image", "data": data.base64EncodedString(), "mimeType": "image/png"])
    }
    return content
  }

  private func run(_ arguments: [String], _ onCancel: (@escaping @Sendable () -> Void) -> Void) throws -> (Int32, String, String) {
    guard let child = ChildProcess([BundleProcess.program] + arguments) else {
      throw BundleFailure(description: "\(BundleProcess.program) could not be started; install it again.")
    }
    onCancel { child.stop() }
    var lines: [String] = []
    while let line = child.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    let status = child.wait()
    return (status, lines.joined(separator: "\n"), child.errorText)
  }

  /// Without the paths of pictures that no longer exist when the client reads this, and at most 120 lines.
  private static func shortened(_ text: String, _ place: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.contains(place) && !["  actual ", "  accept ", "  difference "].contains { line.hasPrefix($0) }
    }
    guard lines.count > 120 else { return lines.joined(separator: "\n") }
    return (lines.prefix(100) + [Substring(MCPTools.furtherLines(lines.count - 110))] + lines.suffix(10)).joined(separator: "\n")
  }

  /// The last lines of a command's messages, because the last may refer to those above it. Lines that only report progress are left
  /// out.
  static func end(of text: String) -> String {
    let lines = text.split(separator: "\n").filter { !$0.hasSuffix(" …") }.suffix(8)
    return lines.isEmpty ? "The comparison gave no reason." : lines.joined(separator: "\n")
  }

  /// The pictures that mark the differences; where there is nothing to compare with, the new pictures.
  static func differences(below folder: URL) -> [URL] {
    let files = InputFolder.files(in: folder)
    func folders(of part: ArtifactFolder.Part) -> Set<URL> {
      Set(files.filter { $0.lastPathComponent == part.rawValue }.map { $0.deletingLastPathComponent() })
    }
    let marked = folders(of: .difference)
    return
      (marked.map { $0.appendingPathComponent(ArtifactFolder.Part.difference.rawValue) }
      + folders(of: .actual).subtracting(marked).map { $0.appendingPathComponent(ArtifactFolder.Part.actual.rawValue) })
      .sorted { $0.path < $1.path }
  }
}
