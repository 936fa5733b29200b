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
  let id: Int
  let input: ServeInput
  let output: ServeOutput
  let inventory: WidgetInventory
  let locator: SourceLocator
  /// Paths of pictures that an earlier start of the program has drawn, or has reported as left out.
  let known: Set<String>
  /// Hashes of the pictures that the client stores: their pixels are not sent again.
  let stored: Set<String>

  private func send(_ event: ServeEvent, _ members: [String: Any]) {
    output.write(event, members.merging(["id": id]) { own, _ in own })
  }

  // MARK: list

  func list() throws {
    RenderSettings.standardNow.fixProcessClock()
    var (cases, leftOut) = CaseFinder(inventory: inventory).cases()
    let made = GeneratedCases(inventory: inventory, settings: try StateSettings(nil, folder: nil), now: RenderSettings.standardNow)
    cases += try made.cases(besides: cases, leftOut: &leftOut)
    for entry in cases {
      send(
        .activityCase,
        [
          "case": entry.id, "activity": entry.activity, "state": entry.state, "presentations": ListCommand.presentations(of: entry),
          "file": locator.path(of: entry.fileID), "line": locator.line(of: entry), "origin": entry.origin.mark,
        ])
    }
    sendOmitted()
  }

  /// Parts of the repository that have no pictures, including those that no widget needs: an editor shows the errors of what was just written.
  private func sendOmitted() {
    for entry in BuildReport.current.leftOut where entry.isSubject || [.part, .declaration].contains(entry.kind) {
      send(.omitted, ["kind": entry.kind.rawValue, "name": entry.name, "message": entry.sentence])
    }
  }

  // MARK: render

  /// Draws pictures one after another and sends each as soon as it is ready.
  ///
  /// - Parameter wants: what the pictures come with.
  func render(_ call: [String], _ wants: Set<ServeDetail>) throws {
    let arguments = try Arguments(call, of: .serve)
    let looks = try CaseOptions.looks(arguments)
    let engine = Engine.ofProcess(fontFolders: looks[0].fontFolders)
    looks[0].settings.now.fixProcessClock()
    let plan = try CasePlan(looks, inventory: inventory)
    let pictures = plan.pictures
    if pictures.isEmpty, plan.leftOut.isEmpty { throw CommandError.noCase("Nothing was drawn", looks[0]) }
    for entry in plan.leftOut { send(.left, ["message": "\(entry.name): \(entry.reason)"]) }
    let goldens = wants.contains(.golden) ? try goldenFolder(arguments) : nil
    send(.plan, ["count": pictures.count])
    let ignored = try LintFile().settings.ignored
    var comments = CommentSuppression()
    for picture in pictures where !known.contains(picture.path) {
      guard !input.isCancelled(id) else { throw CommandError("The request was cancelled.") }
      picture.settings.now.fixProcessClock()
      // After a view crashes, the restarted program receives the same request and reaches this point.
      let drawn = picture.laidOutScene(engine)
      if let stop = picture.stop {
        send(
          .left,
          [
            "path": picture.path, "case": picture.entry.id, "presentation": picture.name, "place": stop.sentence,
            "message": "The app's own code stops the program while \(picture.path) is drawn, at \(stop.sentence).",
          ])
      }
      guard let drawn else { continue }
      let rendering = drawn.rendering
      let bitmap = engine.rasterizer.rasterize(rendering.list, size: rendering.size, scale: DisplayScale(rendering.scale))
      let hash = ContentHash(of: bitmap).digits
      var members: [String: Any] = [
        "path": rendering.path, "activity": rendering.activity, "state": rendering.state, "presentation": rendering.presentation,
        "case": picture.entry.id, "file": locator.path(of: picture.entry.fileID), "line": locator.line(of: picture.entry),
        "device": picture.device.names.first ?? picture.device.id, "width": Double(rendering.size.width * rendering.scale / picture.scale),
        "height": Double(rendering.size.height * rendering.scale / picture.scale), "pixels": [bitmap.size.width, bitmap.size.height],
        "hash": hash, "origin": picture.entry.origin.mark,
        "diagnostics": rendering.diagnostics.map { self.members($0, in: drawn.scene) },
      ]
      if !stored.contains(hash) { members["png"] = try ImageCodecs.encodePNG(bitmap).base64EncodedString() }
      if wants.contains(.tree), let tree = rendering.tree { members["tree"] = LayoutOutline(tree).text }
      if wants.contains(.lint), let scene = drawn.scene {
        let trace = RenderTrace(
          scene: unmarked(scene, of: picture, engine), device: picture.device, settings: picture.settings, engine: engine)
        members["findings"] = BuiltInRules.pictures.filter { !ignored.contains($0.descriptor.id) }.flatMap { $0.findings(in: trace) }
          .filter { diagnostic in
            guard let site = diagnostic.site else { return true }
            let file = locator.path(of: site.fileID)
            // A comment that names no rule is reported by lint.
            let finding = Finding(diagnostic.rule, diagnostic.severity, diagnostic.message, file: file, line: site.line)
            return (try? comments.remaining(of: [finding]))?.isEmpty != true
          }
          .map { self.members($0, in: scene) }
        // Areas are in points before magnification.
        members["magnification"] = Double(scene.magnification)
      }
      if let goldens { members["golden"] = Self.compare(bitmap, with: goldens.appendingPathComponent(rendering.path)) }
      send(.picture, members)
    }
    sendOmitted()
    for diagnostic in engine.assets.diagnostics + engine.text.diagnostics { send(.note, members(diagnostic)) }
  }

  /// What the rules look at: the app's views without a mark over an image that is too large.
  private func unmarked(_ scene: LaidOutScene, of picture: PlannedPicture, _ engine: Engine) -> LaidOutScene {
    guard picture.settings.oversizedImages == .mark, scene.diagnostics.contains(where: { $0.rule == "image-too-large" }) else {
      return scene
    }
    let plain = picture.with { $0.oversizedImages = .draw }
    return plain.laidOutScene(engine)?.scene ?? scene
  }

  private func goldenFolder(_ arguments: Arguments) throws -> URL {
    let call = try Arguments([], of: .test)
    let environment = ProcessInfo.processInfo.environment
    return URL(fileURLWithPath: try SnapshotFolders(call, SnapshotConfiguration(call, environment), environment).goldensName)
  }

  private static func compare(_ bitmap: Bitmap, with golden: URL) -> String {
    guard let data = InputFile.data(atPath: golden.path), let known = try? ImageCodecs.decode(data) else { return "none" }
    return ContentHash(of: known) == ContentHash(of: bitmap) ? "same" : "differs"
  }

  /// - Parameter scene: the picture that a place is given in.
  private func members(_ diagnostic: Diagnostic, in scene: LaidOutScene? = nil) -> [String: Any] {
    var members: [String: Any] = ["rule": diagnostic.rule, "severity": diagnostic.severity.rawValue, "message": diagnostic.message]
    if let site = diagnostic.site {
      members["file"] = locator.path(of: site.fileID)
      members["line"] = site.line
    }
    if let area = diagnostic.area.flatMap({ scene?.shown($0) }) {
      members["area"] = [area.minX, area.minY, area.width, area.height].map { Double($0) }
    }
    return members
  }

  // MARK: lint

  func lint(_ call: [String]) throws {
    let file = try LintFile()
    let options = try LintOptions(try Arguments(call, of: .lint), file: file)
    options.cases.settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.cases.fontFolders)
    let cases = try CaseSelection(inventory: inventory, options: options.cases).cases()
    let findings = try CaseLinter(engine: engine, options: options, locator: locator).findings(in: cases).all
      .filter { !options.ignored.contains($0.rule) }.merged
    var comments = CommentSuppression()
    for finding in try comments.remaining(of: findings) {
      send(
        .finding,
        [
          "rule": finding.rule, "severity": finding.severity.rawValue, "message": finding.message, "file": finding.file,
          "line": finding.line, "picture": finding.picture, "alsoIn": finding.alsoIn,
        ])
    }
  }

  // MARK: push check

  func check(_ call: [String]) throws {
    RenderSettings.standardNow.fixProcessClock()
    for file in try PushCheckCommand(call, inventory: inventory).checked() {
      send(
        .payload,
        [
          "file": file.path, "valid": file.result.isValid, "bytes": file.result.byteCount, "lines": file.lines,
          "activity": file.result.type?.name ?? "",
        ])
    }
  }
}
