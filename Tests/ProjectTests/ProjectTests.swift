import Foundation
import SkerryGraph
import SkerryText
import SkerryTestSupport
import Testing

/// Checks of the project itself.
@Suite struct ProjectTests {
  static let root = Checkout.root

  static func swiftFiles(_ folder: String) -> [URL] {
    let all =
      FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      ?? []
    return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The Swift files of a module, or of a folder of it (`SkerryFoundation/Log`), whatever its layer.
  static func swiftFiles(ofModule module: String) -> [URL] { layers.flatMap { swiftFiles("Sources/\($0)/\(module)") } }

  /// The layers from the bottom up, as in `Package.swift`.
  static let layers = (try? MapTests.table.get().layers) ?? []

  static func text(of path: String) throws -> String { try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) }

  @Test func filesStayShort() throws {
    for (folder, limit) in [("Sources", 300), ("Tests", 500)] {
      for file in Self.swiftFiles(folder) {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= limit + 1, "\(file.lastPathComponent) has \(lines - 1) lines; split it by concept")
      }
    }
  }

  @Test func eachCModuleHasOneImporter() throws {
    var importers: [String: Set<String>] = [:]
    for file in Self.swiftFiles("Sources") {
      let module = file.path.dropFirst(Self.root.path.count + 1).split(separator: "/")[2]
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.hasPrefix("import C") {
        importers[String(line.dropFirst("import ".count)), default: []].insert(String(module))
      }
    }
    #expect(!importers.isEmpty)
    for (module, names) in importers { #expect(names.count == 1, "\(module) is imported by \(names.sorted())") }
  }

  @Test func sourcesImportNoShim() throws {
    let folder = Self.root.appendingPathComponent("Sources/Shims")
    let shims = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(shims.contains("SwiftUI"))
    for file in Self.swiftFiles("Sources") where !file.path.hasPrefix(folder.path) {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        // Code compiled into customers' programs imports what customers' own files import.
        if file.path.contains("SkerryBlank") || file.path.contains("IntentDefinitions/") { continue }
        #expect(!(words.contains("import") && shims.contains(String(words.last ?? ""))), "\(file.lastPathComponent): \(line)")
      }
    }
  }

  /// The C library's functions differ in their last bit between processors; `ExactMath` does not.
  @Test func noPictureDependsOnTheMathsLibrary() throws {
    let stages = [
      "SkerryAssets", "SkerryCharts", "SkerryDrawing", "SkerryGeometry", "SkerryGraph", "SkerryGlyphs", "SkerryImage",
      "SkerryLayout", "SkerryPaint",
      "SkerryPipeline", "SkerryPresentation", "SkerryRaster", "SkerryText", "SkerryUI", "SkerryWidget",
    ]
    let calls = try Regex(#"(^|[^\w.])(sin|cos|tan|asin|acos|atan|atan2|exp|exp2|log|log2|log10|pow|cbrt|hypot)\("#)
    for stage in stages {
      for file in Self.swiftFiles(ofModule: stage) {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
          #expect(code.firstMatch(of: calls) == nil, "\(file.lastPathComponent) calls the maths library; use ExactMath: \(line)")
        }
      }
    }
  }

  /// Given a URL, Foundation on Linux reports that a linked folder is empty.
  @Test func foldersAreListedByPath() throws {
    for file in Self.swiftFiles("Sources") + Self.swiftFiles("Plugins") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("contentsOfDirectory(at: "), "\(file.lastPathComponent) lists a folder by URL; use InputFolder.entries(of:)")
    }
  }

  @Test func everyFaceHasItsLicenceAndOrigin() throws {
    let faces = Self.root.appendingPathComponent("Fonts/Faces")
    for family in try FileManager.default.contentsOfDirectory(at: faces, includingPropertiesForKeys: nil)
    where family.lastPathComponent != "Symbols" {
      for name in ["LICENSE", "ORIGIN"] {
        #expect(
          FileManager.default.fileExists(atPath: family.appendingPathComponent(name).path), "\(family.lastPathComponent) has no \(name)")
      }
    }
  }

  /// Every clone contains every golden: less than six megabytes in total.
  @Test func goldensStaySmall() throws {
    let folder = Self.root.appendingPathComponent("Goldens")
    var byteCount = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else { continue }
      byteCount += data.count
    }
    #expect(byteCount < 6_000_000, "Goldens holds \(byteCount) bytes; fewer devices or looks in the examples' skerry.json make it smaller")
  }
}

/// The symbols that real Live Activities use.
@Suite struct SymbolTests {
  static let notSymbols: Set<String> = ["alert", "complete", "error", "paused", "tomato.fill"]
  static let used = """
    timer clock checkmark.circle.fill pause.fill exclamationmark.triangle.fill bolt.fill checkmark.circle figure.walk forward.fill play.fill \
    shippingbox.fill bag heart.fill car.fill circle.fill dollarsign.circle.fill exclamationmark.triangle flame.fill location.fill person.2.fill \
    phone phone.down.fill speaker.slash.fill star.fill timer.circle.fill truck.box video.fill waveform xmark.circle.fill figure.run football.fill \
    music.note airplane arrow.clockwise arrow.clockwise.circle.fill arrow.down.circle.fill arrowtriangle.up.fill backward.end backward.fill \
    bag.fill bell.fill bolt.horizontal.circle box.truck box.truck.badge.clock building.2.crop.circle.fill bus.fill camera.fill carrot cart \
    clock.arrow.2.circlepath clock.badge.exclamationmark clock.fill creditcard cup.and.saucer.fill doc.text.fill dollarsign.arrow.circlepath \
    door.right.hand.open dot.radiowaves.left.and.right dot.radiowaves.up.forward exclamationmark.circle figure.highintensity.intervaltraining \
    figure.outdoor.cycle figure.pool.swim flag.checkered fork.knife forward.end hand.thumbsup heart heart.circle.fill house house.circle.fill \
    house.fill lines.measurement.horizontal list.bullet location.north.line.fill lock.fill mappin.and.ellipse mappin.circle.fill \
    paperplane.fill pause.circle pause.circle.fill person.fill person.fill.checkmark phone.circle.fill phone.fill playpause.fill plus.circle.fill \
    printer.fill questionmark.circle quote.bubble.fill record.circle scope shippingbox.circle.fill sparkles speaker.wave.2.fill square stop.fill \
    syringe.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill tram tram.fill waveform.and.person.filled xmark
    """.split(separator: " ").map(String.init)

  @Test func everyUsedSymbolIsDrawn() {
    let engine = TextEngine()
    for name in Self.used {
      let drawing = engine.symbol(named: name, font: FontDescription(size: 17), scale: .medium)
      #expect(drawing != nil, "\(name)")
      if let drawing { #expect(drawing.size.width > 4 && drawing.size.width < 60 && drawing.size.height > 4, "\(name) \(drawing.size)") }
    }
    for name in Self.notSymbols { #expect(engine.symbol(named: name, font: FontDescription(size: 17), scale: .medium) == nil, "\(name)") }
  }

  @Test func misspeltNamesAreSuggested() {
    #expect(TextEngine().names(near: "hart.fill").contains("heart.fill"))
  }
}
