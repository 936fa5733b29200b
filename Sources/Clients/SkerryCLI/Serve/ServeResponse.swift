import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFindings
import SkerryFormats
import SkerryGeometry
import SkerryImage
import SkerryAssetLint
import SkerryAssets
import SkerryLint
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryRuntime
import SkerrySimulation
import SkerrySnapshot
import SkerryText
import SkerryWidget

/// One request's answer.
@MainActor
struct ServeResponse {
  let request: ServeRequest
  let input: ServeInput
  let output: ServeOutput
  let inventory: WidgetInventory
  let locator: SourceLocator
  /// What this process shows to the app's code.
  let look: ProcessLook
  /// Called before anything is drawn in a look: may start the program again, which then gets the same request.
  var prepare: (Arguments) throws -> Void = { _ in }

  private func send(_ content: ServeLine.Content) { output.write(ServeLine(content, id: request.id)) }

  // MARK: list

  func list() throws {
    RenderSettings.standardNow.fixProcessClock()
    var (cases, leftOut) = CaseFinder(inventory: inventory).cases()
    let made = GeneratedCases(inventory: inventory, settings: try StateSettings(nil, folder: nil), now: RenderSettings.standardNow)
    cases += try made.cases(besides: cases, leftOut: &leftOut)
    for entry in cases {
      send(
        .activityCase(
          ServeCase(
            case: entry.id, activity: entry.activity, state: entry.state, presentations: ListCommand.presentations(of: entry),
            file: locator.path(of: entry.fileID), line: locator.line(of: entry), origin: entry.origin.mark)))
    }
    sendOmitted()
  }

  /// Parts of the repository that have no pictures, also those that no widget needs: an editor shows the errors of what was just written.
  private func sendOmitted() {
    for entry in BuildReport.current.leftOut where entry.isSubject || [.part, .declaration].contains(entry.kind) {
      send(.omitted(ServeOmission(kind: entry.kind.rawValue, name: entry.name, message: entry.sentence)))
    }
  }

  // MARK: render

  /// The maximum number of pictures that are laid out and not sent; memory stays constant.
  private static let mostUnsent = 8

  /// Lays out pictures one after another and sends each as soon as it is painted, which happens on another thread.
  func render() throws {
    let arguments = try Arguments(request.arguments, of: .serve)
    let calls = arguments.combinations()
    let looks = try calls.map { try CaseOptions($0) }
    let (known, stored) = (Set(request.have), Set(request.stored))
    if known.isEmpty { try prepare(calls[0]) }
    let engine = Engine.ofProcess(fontFolders: looks[0].fontFolders)
    looks[0].settings.now.fixProcessClock()
    let part = ProcessLook.distinct(looks.map { ProcessLook($0.settings) }).firstIndex(of: look)
    let plan = try CasePlan(looks, inventory: inventory, foundFor: CaseOptions.first(of: looks, part: part))
    send(.plan(ServePlan(count: plan.pictures.count, presentations: plan.presentations)))
    if plan.pictures.isEmpty, plan.leftOut.isEmpty { throw CommandError.noCase("Nothing was drawn", looks[0]) }
    for entry in plan.leftOut { send(.left(ServeLeftOut(message: "\(entry.name): \(entry.reason)"))) }
    let goldens = request.wants.contains(.golden) ? try goldenFolder() : nil
    var findings = request.wants.contains(.lint) ? ServeFindings(ignored: try LintFile().settings.ignored, locator: locator) : nil
    let painting = OrderedWork<Swift.Result<Painted, any Error>>()
    defer { painting.end() }
    var unsent: [ServePicture] = []
    func sendPainted(leaving rest: Int = 0) throws {
      while let painted = painting.take(waits: unsent.count > rest) { send(.picture(try painted.get().added(to: unsent.removeFirst()))) }
    }
    var isFirst = true
    for picture in plan.pictures where !known.contains(picture.path) {
      let own = ProcessLook(picture.settings)
      if own != look, let place = looks.firstIndex(where: { ProcessLook($0.settings) == own }) {
        // The program may start again here, and draws what was not sent a second time.
        try sendPainted()
        try prepare(calls[place])
      }
      guard !input.isCancelled(request.id) else { throw CommandError("The request was cancelled.") }
      picture.settings.now.fixProcessClock()
      // After a view crashes, the restarted program receives the same request and reaches this point.
      let drawn = picture.laidOutScene(engine)
      if let stop = picture.stop {
        try sendPainted()
        send(.left(leftOut(picture, stop)))
      }
      guard let drawn else { continue }
      let rendering = drawn.rendering
      painting.add { [rasterizer = engine.rasterizer] in
        Swift.Result { try Painted(rendering, rasterizer, stored: stored, golden: goldens?.appendingPathComponent(rendering.path)) }
      }
      var sent = content(picture, rendering, drawn.scene)
      if request.wants.contains(.tree) { sent.tree = rendering.tree.map { LayoutOutline($0).text } }
      if let scene = drawn.scene, let found = findings?.found(in: scene, of: picture, engine) {
        sent.findings = found.map { content($0, in: scene) }
      }
      unsent.append(sent)
      // The first is shown as early as possible.
      try sendPainted(leaving: isFirst ? 0 : Self.mostUnsent)
      isFirst = false
    }
    try sendPainted()
    sendOmitted()
    for diagnostic in engine.assets.diagnostics + engine.text.diagnostics { send(.note(content(diagnostic))) }
  }

  /// - Parameter stop: where and why the app's code stops the program.
  private func leftOut(_ picture: PlannedPicture, _ stop: CrashReport) -> ServeLeftOut {
    let message = "The app's own code stops the program while \(picture.path) is drawn, at \(stop.sentence)."
    return ServeLeftOut(
      message: message + (stop.lastWords.map { " \($0)" } ?? ""), path: picture.path, case: picture.entry.id, presentation: picture.name,
      place: stop.sentence)
  }

  /// A picture that is not painted, without what a request may ask for besides.
  private func content(_ picture: PlannedPicture, _ rendering: Rendering, _ scene: LaidOutScene?) -> ServePicture {
    ServePicture(
      path: rendering.path, activity: rendering.activity, state: rendering.state, presentation: rendering.presentation,
      case: picture.entry.id, file: locator.path(of: picture.entry.fileID), line: locator.line(of: picture.entry),
      device: picture.device.names.first ?? picture.device.id, width: Double(rendering.size.width * rendering.scale / picture.scale),
      height: Double(rendering.size.height * rendering.scale / picture.scale), pixels: [], hash: "", origin: picture.entry.origin.mark,
      diagnostics: rendering.diagnostics.map { content($0, in: scene) }, magnification: Double(rendering.scale / picture.scale))
  }

  private func goldenFolder() throws -> URL {
    let call = try Arguments([], of: .test)
    let environment = ProcessInfo.processInfo.environment
    return URL(fileURLWithPath: try SnapshotFolders(call, SnapshotConfiguration(call, environment), environment).goldensName)
  }

  /// - Parameter scene: the picture that a place is given in.
  private func content(_ diagnostic: Diagnostic, in scene: LaidOutScene? = nil) -> ServeDiagnostic {
    let area = diagnostic.area.flatMap { scene?.shown($0) }
    return ServeDiagnostic(
      rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message,
      file: diagnostic.site.map { locator.path(of: $0.fileID) }, line: diagnostic.site?.line,
      area: area.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } })
  }

  // MARK: lint

  func lint() throws {
    let arguments = try Arguments(request.arguments, of: .lint)
    let options = try LintOptions(arguments, file: try LintFile())
    // Other languages have processes of their own.
    let first = ["locale", "time-zone"].compactMap { name in arguments.list(name)?.first.map { "--\(name)=\($0)" } }
    try prepare(try Arguments(first, of: .serve))
    options.cases.settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.cases.fontFolders)
    let cases = try CaseSelection(inventory: inventory, options: options.cases).cases()
    if let sentence = CaseLinter.unchecked(cases) {
      send(.note(ServeDiagnostic(rule: Verb.lint.rawValue, severity: .note, message: sentence)))
    }
    var linter = CaseLinter(engine: engine, options: options, locator: locator)
    linter.call = [Verb.lint.rawValue] + request.arguments
    let findings = try linter.findings(in: cases).all
      .filter { !options.ignored.contains($0.rule) }.merged
    var comments = CommentSuppression()
    for finding in try comments.remaining(of: findings) {
      send(
        .finding(
          ServeFinding(
            rule: finding.rule, severity: finding.severity, message: finding.message, file: finding.file, line: finding.line,
            picture: finding.picture, alsoIn: finding.alsoIn)))
    }
  }

  // MARK: push check

  func check() throws {
    RenderSettings.standardNow.fixProcessClock()
    for file in try PushCheckCommand(request.arguments, inventory: inventory).checked() {
      send(
        .payload(
          ServePayload(
            file: file.path, valid: file.result.isValid, bytes: file.result.byteCount, lines: file.lines,
            activity: file.result.type?.name ?? "")))
    }
  }
}

/// The pixels of a picture as an answer has them.
private struct Painted: Sendable {
  private let hash: String
  private let pixels: [Int]
  private let png: String?
  private let golden: ServePicture.Golden?

  /// - Parameters:
  ///   - stored: hashes of pictures that the client has.
  ///   - golden: the picture to compare with.
  init(_ rendering: Rendering, _ rasterizer: Rasterizer, stored: Set<String>, golden: URL?) throws {
    let bitmap = rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
    let content = ContentHash(of: bitmap)
    hash = content.digits
    pixels = [bitmap.size.width, bitmap.size.height]
    png = stored.contains(hash) ? nil : try ImageCodecs.encodePNG(bitmap).base64EncodedString()
    self.golden = golden.map { file in
      guard let data = InputFile.data(atPath: file.path), let known = try? ImageCodecs.decode(data) else { return .none }
      return ContentHash(of: known) == content ? .same : .differs
    }
  }

  func added(to picture: ServePicture) -> ServePicture {
    var picture = picture
    (picture.hash, picture.pixels, picture.png, picture.golden) = (hash, pixels, png, golden)
    return picture
  }
}
