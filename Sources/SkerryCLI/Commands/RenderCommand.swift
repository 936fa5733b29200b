import Dispatch
import Foundation
import SkerryActivity
import SkerryAssets
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryRaster
import SkerryText
import SkerryUI
import SkerryWidget
import Synchronization

/// `render`: one PNG a case, state and presentation, with an index and a manifest.
@MainActor
struct RenderCommand {
  private let options: RenderOptions
  private let inventory: @MainActor () -> WidgetInventory

  nonisolated static var presentationNames: String { Presentation.allCases.map(\.rawValue).joined(separator: ", ") }

  init(_ words: [String], inventory: @escaping @MainActor () -> WidgetInventory) throws {
    options = try RenderOptions(words)
    self.inventory = inventory
  }

  /// A picture that is laid out and waits to be painted.
  struct Job: Sendable {
    var activity: String
    var state: String
    var presentation: String
    var path: String
    var list: DisplayList
    /// Points.
    var size: CGSize
    /// Pixels per point, magnification included.
    var scale: CGFloat
    var tree: Data?
    var diagnostics: [Diagnostic]
  }

  func run() throws -> Int32 {
    try checkFolder()
    options.settings.now.fixProcessClock()
    let engine = Engine(resourceFolders: Engine.bundledFolders, fontFolders: options.fontFolders)
    let cases = try chosenCases()
    var jobs: [Job] = []
    for entry in cases { jobs += try self.jobs(of: entry, engine) }
    if jobs.isEmpty { throw CommandError("Nothing was drawn: no case has these presentations on these devices; list shows the cases.") }
    let files = try paint(jobs, engine)
    try write(files, jobs)
    return report(jobs, engine)
  }

  // MARK: Cases

  private func chosenCases() throws -> [PreviewCase] {
    let inventory = inventory()
    if options.attributesFile != nil || options.stateFile != nil { return [try externalCase(inventory)] }
    let all = try CaseFinder(inventory: inventory).cases()
    if all.isEmpty {
      throw CommandError("The bundle has no previews; add a #Preview, or give a state with --attributes FILE --state FILE.")
    }
    guard !options.globs.isEmpty else { return all }
    let chosen = all.filter { entry in options.globs.contains { $0.matches("\(entry.activity)/\(entry.state)") || $0.matches(entry.activity) } }
    if chosen.isEmpty {
      throw CommandError("No case matches; the cases are \(all.map { "\($0.activity)/\($0.state)" }.joined(separator: ", ")).")
    }
    return chosen
  }

  /// A state from outside, decoded with the activity's own types.
  private func externalCase(_ inventory: WidgetInventory) throws -> PreviewCase {
    guard let attributesFile = options.attributesFile, let stateFile = options.stateFile else {
      throw CommandError("--attributes FILE and --state FILE go together; give both.")
    }
    let (attributes, state) = (try read(attributesFile), try read(stateFile))
    let activities = inventory.entries.filter { $0.activity != nil }
    guard !activities.isEmpty else { throw CommandError("The bundle has no ActivityConfiguration to draw the state with; add one.") }
    var failure: (any Error)?
    for entry in activities {
      guard let configuration = entry.activity else { continue }
      do {
        let decoded = (try configuration.decodeAttributes(attributes), try configuration.decodeState(state))
        return PreviewCase(
          activity: CaseFinder.activityName(configuration.attributesType),
          state: Slug.make(URL(fileURLWithPath: stateFile).deletingPathExtension().lastPathComponent),
          content: .activity(
            configuration, attributes: decoded.0, state: decoded.1, isStale: options.settings.isStale,
            supportsSmall: entry.facts.activityFamilies.contains(.small)), fileID: stateFile, line: 1)
      } catch { failure = error }
    }
    throw CommandError(DecodingFailure.sentence(failure, attributesFile: attributesFile, stateFile: stateFile))
  }

  private func read(_ path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else { throw CommandError("The file \(path) cannot be read; check its name.") }
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      throw CommandError("The file \(path) is no valid JSON; check its brackets, commas and quotes.")
    }
    return data
  }

  // MARK: Layout

  private func jobs(of entry: PreviewCase, _ engine: Engine) throws -> [Job] {
    var jobs: [Job] = []
    for device in options.devices {
      for scale in options.scales ?? [device.scale] {
        var settings = options.settings
        settings.scale = scale
        let mark = (options.devices.count > 1 || device.id != Devices.standard.id ? ".\(device.id)" : "") + options.variant
        func path(_ name: String) -> String { "\(entry.activity)/\(entry.state)/\(name)\(mark)@\(Self.scaleName(scale))x.png" }
        switch entry.content {
        case .activity(let configuration, let attributes, let state, let isStale, let supportsSmall):
          var own: [(Presentation, LaidOutScene)] = []
          for presentation in options.presentations ?? Presentation.standard {
            guard let spec = PresentationSpec(presentation, on: device) else { continue }
            guard
              let surfaces = configuration.surfaces(
                attributes: attributes, state: state, activityID: "preview", isStale: isStale || settings.isStale)
            else { continue }
            let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(surfaces, supportsSmall: supportsSmall)
            own.append((presentation, scene))
            jobs.append(job(entry, presentation.rawValue, path(presentation.rawValue), scene, scale, engine))
          }
          if options.drawsSheet, !own.isEmpty {
            let sheet = ContactSheet(engine: engine, scale: scale).draw(own.map { ($0.0.rawValue, $0.1) }, title: "\(entry.activity) / \(entry.state)")
            jobs.append(
              Job(
                activity: entry.activity, state: entry.state, presentation: "sheet", path: path("sheet"), list: sheet.list, size: sheet.size,
                scale: scale, tree: nil, diagnostics: []))
          }
        case .view(let view, let facts, let layout):
          guard options.presentations == nil else { continue }
          let scene = ViewScene(engine: engine, settings: settings, device: device).layout(view, layout, family: (facts.context as? WidgetPreviewContext)?.family)
          jobs.append(job(entry, "view", path("view"), scene, scale, engine))
        }
      }
    }
    return jobs
  }

  private func job(_ entry: PreviewCase, _ presentation: String, _ path: String, _ scene: LaidOutScene, _ scale: CGFloat, _ engine: Engine) -> Job {
    Job(
      activity: entry.activity, state: entry.state, presentation: presentation, path: path, list: engine.displayList(of: scene.tree, scale: scale),
      size: scene.size, scale: scale * scene.magnification, tree: options.writesTree ? LayoutTree(scene.tree).json() : nil,
      diagnostics: scene.diagnostics)
  }

  private static func scaleName(_ scale: CGFloat) -> String { scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))" }

  // MARK: Painting

  /// Paints on all cores; the results are in the order of the jobs.
  private func paint(_ jobs: [Job], _ engine: Engine) throws -> [Data] {
    let results = Mutex<[Data?]>(Array(repeating: nil, count: jobs.count))
    let rasterizer = engine.rasterizer
    DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
      let job = jobs[index]
      let bitmap = rasterizer.rasterize(job.list, size: job.size, scale: DisplayScale(job.scale))
      let data = try? ImageCodecs.encodePNG(bitmap)
      results.withLock { $0[index] = data }
    }
    return try results.withLock { all in
      try zip(all, jobs).map { data, job in
        guard let data else { throw CommandError("The picture \(job.path) could not be encoded; memory ran out.") }
        return data
      }
    }
  }

  // MARK: Output

  private func checkFolder() throws {
    do {
      try FileManager.default.createDirectory(at: options.folder, withIntermediateDirectories: true)
      let probe = options.folder.appendingPathComponent(".skerry-probe")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw CommandError("The folder \(options.folder.path) cannot be written; choose another with --out or change its permissions.")
    }
  }

  private func write(_ files: [Data], _ jobs: [Job]) throws {
    for (data, job) in zip(files, jobs) {
      try write(data, job.path)
      if let tree = job.tree { try write(tree, job.path.replacingOccurrences(of: ".png", with: ".tree.json")) }
    }
    try write(Data(Manifest.json(jobs).utf8), "manifest.json")
    try write(Data(Gallery.html(jobs).utf8), "index.html")
  }

  /// Written beside its name and moved there, so that no half file is ever seen.
  private func write(_ data: Data, _ path: String) throws {
    let url = options.folder.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw CommandError("The file \(url.path) cannot be written; check the folder's permissions and free space.")
    }
  }

  private func report(_ jobs: [Job], _ engine: Engine) -> Int32 {
    var hasErrors = false
    for job in jobs where !job.diagnostics.isEmpty {
      for diagnostic in job.diagnostics {
        if diagnostic.severity == .error { hasErrors = true }
        let site = diagnostic.site.map { "\($0): " } ?? ""
        Console.error("\(site)\(diagnostic.severity.rawValue): \(job.activity)/\(job.state) \(job.presentation): \(diagnostic.message) [\(diagnostic.rule)]")
      }
    }
    for diagnostic in engine.assets.diagnostics { Console.error("\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.rule)]") }
    for font in engine.text.missingFonts {
      Console.error("warning: The font \"\(font)\" is in no bundle and no --fonts folder; the system face stands in for it. [missing-font]")
    }
    let missing = engine.text.missingCodePoints.map { "U+" + String($0, radix: 16, uppercase: true) }
    if !missing.isEmpty { Console.error("warning: No shipped face has \(missing.joined(separator: ", ")); add a font with --fonts. [missing-glyph]") }
    let pictures = jobs.count == 1 ? "1 picture" : "\(jobs.count) pictures"
    Console.out("\(pictures) in \(options.folder.path); open \(options.folder.appendingPathComponent("index.html").path)")
    return hasErrors ? 2 : 0
  }
}
