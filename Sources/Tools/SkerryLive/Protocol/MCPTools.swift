import Foundation
import SkerryCLI
import SkerryCases
import SkerryDiagnostics
import SkerryFormats

/// The tools that a client can call.
@MainActor
struct MCPTools {
  let session: LiveSession

  typealias Content = [[String: Any]]

  /// The options of appearance and cases as arguments of a tool: `color-scheme` becomes `color_scheme`.
  static var looks: [Option] { Option.visible(of: .serve).filter { $0.group == .looks || $0.group == .cases } }

  /// The looks in which many faults only show: a longer language, larger type, another release.
  static var linted: [Option] {
    let names: Set = [
      "color-scheme", "device", "dynamic-type", "layout-direction", "locale", "os", "presentation", "stale", "states",
    ]
    return looks.filter { names.contains($0.name) }
  }

  static func argument(_ option: Option) -> String { option.name.replacingOccurrences(of: "-", with: "_") }

  // MARK: Calls

  /// - Parameters:
  ///   - hasCome: whether the change has come that `wait_for_rebuild` waits for.
  ///   - onCancel: receives a closure that stops the work.
  func call(
    _ tool: MCPTool, _ arguments: ToolArguments, _ progress: MCPProgress, hasCome: Bool,
    _ onCancel: (@escaping @Sendable () -> Void) -> Void
  ) throws -> Content {
    try Self.check(arguments, of: tool)
    let session = session
    onCancel { session.cancel() }
    switch tool {
    case .listCases: return try listCases(progress)
    case .render: return try render(arguments, progress)
    case .lint: return try lint(arguments, progress)
    case .explainRule: return [Self.text(try RulePage.page(of: try arguments.text("rule") ?? ""))]
    case .checkPayload: return try checkPayload(arguments, progress)
    case .diff: return try MCPDiffTool(session: session).content(arguments, progress, onCancel)
    case .waitForRebuild: return try waitForRebuild(arguments, progress, hasCome)
    }
  }

  /// Throws if there is an argument that the tool does not take, or if one that it needs is missing.
  private static func check(_ arguments: ToolArguments, of tool: MCPTool) throws {
    let schema = descriptions.first { $0["name"] as? String == tool.rawValue }?["inputSchema"] as? [String: Any]
    try arguments.allow((schema?["properties"] as? [String: Any] ?? [:]).keys.sorted())
    try arguments.need(schema?["required"] as? [String] ?? [])
  }

  static func text(_ text: String) -> [String: Any] { ["type": "text", "text": text] }

  private func bundle(_ progress: MCPProgress) throws -> BundleProcess {
    try session.bundle(report: { progress.report(0, of: nil, $0) }) { progress.report(0, of: nil, "building the bundle") }
  }

  private func ask(
    _ progress: MCPProgress, _ verb: Verb, _ call: [String], wants: [ServeDetail] = [], _ take: (ServeLine.Content) throws -> Void
  ) throws {
    let bundle = try bundle(progress)
    do {
      try bundle.ask(verb, call, wants: wants, take)
    } catch let failure as BundleFailure where failure.hasEnded {
      session.forget(bundle)
      throw failure
    }
  }

  private func listCases(_ progress: MCPProgress) throws -> Content {
    var lines: [String] = []
    try ask(progress, .list, []) { content in
      if case .omitted(let part) = content { lines.append(Self.leftOut(part)) }
      guard case .activityCase(let entry) = content else { return }
      let origin = entry.origin.isEmpty ? "" : "; \(entry.origin)"
      lines.append("\(entry.case)  \(entry.presentations.joined(separator: " "))  (\(entry.file):\(entry.line)\(origin))")
    }
    return [Self.text(lines.isEmpty ? "There are no previews; add a #Preview to the bundle." : lines.joined(separator: "\n"))]
  }

  /// The arguments of a `serve` request for a tool's arguments.
  static func serveArguments(_ arguments: ToolArguments, _ options: [Option]) throws -> [String] {
    var result: [String] = []
    for option in options {
      let name = argument(option)
      switch option.form {
      case .flag: if try arguments.flag(name) == true { result.append("--\(option.name)") }
      case .value: if let value = try arguments.text(name) { result.append("--\(option.name)=\(value)") }
      case .list: if let values = try arguments.strings(name) { result.append("--\(option.name)=\(values.joined(separator: ","))") }
      case .repeated: result += try arguments.strings(name)?.map { "--\(option.name)=\($0)" } ?? []
      }
    }
    let cases = try arguments.strings("cases") ?? []
    return result + (cases.isEmpty ? [] : ["--"] + cases)
  }

  private func render(_ arguments: ToolArguments, _ progress: MCPProgress) throws -> Content {
    let limit = Int(try arguments.number("max_pictures", 1...40) ?? 8)
    let (hasTree, hasImages) = (try arguments.flag("tree") ?? true, try arguments.flag("images") ?? true)
    var call = try Self.serveArguments(arguments, Self.looks)
    if !call.contains(where: { $0.hasPrefix("--scale") }) { call.insert("--scale=2", at: 0) }
    var content: Content = []
    var (count, shown) = (0, 0)
    var left: [String] = []
    try ask(progress, .render, call, wants: hasTree ? [.tree] : []) { part in
      switch part {
      case .plan(let plan): count = plan.count
      case .left(let left): content.append(Self.text("left out: \(left.message)"))
      case .note(let diagnostic): content.append(Self.text("\(diagnostic.severity.rawValue): \(diagnostic.message)"))
      case .picture(let picture):
        guard shown < limit else { return left.append(picture.path) }
        shown += 1
        progress.report(shown, of: min(count, limit), picture.path)
        content += Self.content(picture, hasImage: hasImages)
      case .omitted, .activityCase, .finding, .payload, .ready, .built, .programs, .done, .error: return
      }
    }
    if !left.isEmpty {
      let names = left.prefix(40).joined(separator: "\n") + (left.count > 40 ? "\n…" : "")
      content.append(
        Self.text(
          "\(ShortNumber.counted(left.count, "further picture")) not shown; narrow cases or presentation, or raise max_pictures:\n\(names)")
      )
    }
    return content
  }

  private static func content(_ picture: ServePicture, hasImage: Bool) -> Content {
    let points = [picture.width, picture.height].map { ShortNumber.text($0) }.joined(separator: " × ")
    let pixels = picture.pixels.map(String.init).joined(separator: " × ")
    var lines = ["\(picture.path): \(points) points, \(pixels) pixels"]
    for diagnostic in picture.diagnostics {
      let place = diagnostic.file.map { "\($0):\(diagnostic.line ?? 0): " } ?? ""
      lines.append("\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]")
    }
    if let tree = picture.tree {
      if picture.magnification != 1 {
        lines.append("Shown at \(ShortNumber.text(picture.magnification * 100)) %; the frames below are the views' own, before it.")
      }
      lines.append(Self.shortened(tree))
    }
    var content = [text(lines.joined(separator: "\n"))]
    if hasImage, let png = picture.png { content.append(["type": "image", "data": png, "mimeType": "image/png"]) }
    return content
  }

  /// A tree of at most 200 lines.
  static func shortened(_ tree: String) -> String {
    let lines = tree.split(separator: "\n")
    guard lines.count > 200 else { return tree }
    return (lines.prefix(200) + [Substring(furtherLines(lines.count - 200))]).joined(separator: "\n")
  }

  /// The line in place of those that are left out.
  static func furtherLines(_ count: Int) -> String { "… " + ShortNumber.counted(count, "further line") }

  private func lint(_ arguments: ToolArguments, _ progress: MCPProgress) throws -> Content {
    let call = try Self.serveArguments(arguments, Self.linted)
    var (lines, notes): ([String], [String]) = ([], [])
    try ask(progress, .lint, call) { content in
      if case .note(let note) = content { notes.append(note.message) }
      guard case .finding(let finding) = content else { return }
      let pictures = finding.picture + (finding.alsoIn.isEmpty ? "" : " and \(finding.alsoIn.count) more")
      lines.append("\(finding.file):\(finding.line): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)] (\(pictures))")
    }
    let count = ShortNumber.counted(lines.count, "finding")
    return [Self.text(((lines.isEmpty ? ["No findings."] : [count] + lines) + notes).joined(separator: "\n"))]
  }

  private func checkPayload(_ arguments: ToolArguments, _ progress: MCPProgress) throws -> Content {
    guard let data = try arguments.document("payload") else {
      throw CommandError("check_payload needs a payload.")
    }
    let scratch = try ScratchFolder()
    let file = scratch.file("payload.json")
    do { try data.write(to: file) } catch { throw ScratchFolder.Failure() }
    defer { withExtendedLifetime(scratch) {} }
    let activity = try arguments.text("activity").map { ["--activity=\($0)"] } ?? []
    var lines: [String] = []
    try ask(progress, .pushCheck, activity + [file.path]) { content in
      guard case .payload(let payload) = content else { return }
      let name = payload.activity.isEmpty ? "" : ", \(payload.activity)"
      lines.append("\(payload.valid ? "valid" : "invalid")\(name), \(payload.bytes) bytes")
      lines += payload.lines.map { $0.replacingOccurrences(of: file.path, with: "payload") }
    }
    return [Self.text(lines.joined(separator: "\n"))]
  }

  /// How long `wait_for_rebuild` waits for a change, in seconds.
  static func seconds(_ arguments: ToolArguments) throws -> Double {
    try check(arguments, of: .waitForRebuild)
    return try arguments.number("timeout_seconds", 0...600) ?? 60
  }

  private func waitForRebuild(_ arguments: ToolArguments, _ progress: MCPProgress, _ hasCome: Bool) throws -> Content {
    let limit = try Self.seconds(arguments)
    guard hasCome || session.generation == 0 else {
      let seconds = ShortNumber.text(limit)
      return [Self.text("No source has changed in \(seconds == "1" ? "1 second" : "\(seconds) seconds"); the pictures are up to date.")]
    }
    let start = ContinuousClock.now
    _ = try bundle(progress)
    let taken = (ContinuousClock.now - start) / .milliseconds(1)
    var leftOut: [String] = []
    try ask(progress, .list, []) { content in
      if case .omitted(let part) = content { leftOut.append(Self.leftOut(part)) }
    }
    guard !leftOut.isEmpty else { return [Self.text("Built without errors in \(Int(taken)) ms; render shows the pictures.")] }
    return [
      Self.text((["Built in \(Int(taken)) ms; render shows the pictures, except for what is left out:"] + leftOut).joined(separator: "\n"))
    ]
  }

  private static func leftOut(_ part: ServeOmission) -> String { "left out: \(part.name): \(part.message)" }
}
