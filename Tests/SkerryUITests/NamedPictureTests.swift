import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryPipeline
import SkerryTestSupport
import Testing

@testable import SkerryUI

/// What `UIImage(named:)` finds in the target's catalogues.
@Suite @MainActor struct NamedPictureTests {
  private static let symbol = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
    <g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/><line id="Capline-M" x1="0" x2="9" y1="1055.541" y2="1055.541"/>
    <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="1510" x2="1510" y1="0" y2="9"/></g>
    <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 0H100V-80H0Z"/></g></g></svg>
    """

  /// A catalogue with the image `plate`, 20 × 10 points, and the symbol `pedal`.
  private static func catalogue() throws -> URL {
    let place = try TemporaryFolder.make()
    let files: [(String, Data)] = [
      ("plate.imageset/Contents.json", Data(#"{"images":[{"filename":"plate.png","scale":"2x"}]}"#.utf8)),
      ("plate.imageset/plate.png", try ImageCodecs.encodePNG(Bitmap(size: PixelSize(width: 40, height: 20)))),
      ("pedal.symbolset/Contents.json", Data(#"{"symbols":[{"filename":"pedal.svg"}]}"#.utf8)),
      ("pedal.symbolset/pedal.svg", Data(symbol.utf8)),
    ]
    for (path, data) in files {
      let file = place.appendingPathComponent("M.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return place
  }

  @Test func picturesAndSymbolSetsAreFound() throws {
    let place = try Self.catalogue()
    defer { try? FileManager.default.removeItem(at: place) }
    let (log, before) = (DiagnosticLog(), EnvironmentValues.current)
    defer { EnvironmentValues.current = before }
    EnvironmentValues.current = Engine(resourceFolders: [place]).environment(RenderSettings(), log: log)
    #expect(UIImage(named: "plate")?.size == CGSize(width: 20, height: 10))
    let pedal = try #require(UIImage(named: "pedal"))
    #expect(pedal.size.width > 10 && pedal.size.width < 40 && log.count == 0)
    #expect(UIImage(named: "pedals") == nil)
    // Pixels are those of the variant that is shown, and of outlines those of the screen.
    let plate = try #require(UIImage(named: "plate")), pixels = try #require(plate.cgImage)
    #expect(plate.scale == 2 && pixels.width == 40 && pixels.height == 20 && pedal.scale == 3)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 40, height: 20) && UIImage(cgImage: pixels).scale == 1)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up) == plate)
    #expect(pixels.cropping(to: CGRect(x: 30, y: 0, width: 20, height: 20))?.width == 10)
    #expect(log.all.map(\.rule) == [DrawingRule.missingImage.rawValue] && log.all.map(\.severity) == [.note])
  }

  /// The closures of a configuration learn sizes as well, and so do the tasks that they start; there every name counts as that of a picture.
  @Test func sizesAreKnownOutsideABody() async throws {
    let place = try Self.catalogue()
    defer { try? FileManager.default.removeItem(at: place) }
    let engine = Engine(resourceFolders: [place])
    let sizes: @Sendable () -> [CGSize?] = {
      [UIImage(named: "plate")?.size, UIImage(named: "pedals")?.size]
        + [UIImage(named: "pedal"), UIImage(systemName: "star")].map {
          CGSize(width: ($0?.size.width ?? 0) > 10 ? 1 : 0, height: 1)
        }
    }
    let known = [CGSize(width: 20, height: 10), .zero, CGSize(width: 1, height: 1), CGSize(width: 1, height: 1)]
    #expect(engine.evaluating(RenderSettings(), sizes) == known)
    let task = engine.evaluating(RenderSettings()) { Task { @concurrent in sizes() } }
    #expect(await task.value == known)
    #expect(UIImage(named: "plate")?.size == .zero)
  }

  /// What only the app's catalogue has is drawn with a warning, because an extension on a phone does not see it. The accent is that of the phone.
  @Test func whatOnlyTheAppHasIsReported() throws {
    let place = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let (own, app) = (place.appendingPathComponent("Widgets_W.resources"), place.appendingPathComponent("Widgets_W.app.resources"))
    let png = try ImageCodecs.encodePNG(Bitmap(size: PixelSize(width: 40, height: 20)))
    let red =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
    func write(_ folder: URL, _ path: String, _ data: Data) throws {
      let file = folder.appendingPathComponent("M.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    for (folder, names) in [(own, ["plate"]), (app, ["plate", "van"])] {
      for name in names {
        try write(folder, "\(name).imageset/Contents.json", Data(#"{"images":[{"filename":"a.png","scale":"2x"}]}"#.utf8))
        try write(folder, "\(name).imageset/a.png", png)
      }
    }
    try write(app, "AccentColor.colorset/Contents.json", Data(red.utf8))
    try write(app, "brand.colorset/Contents.json", Data(red.utf8))
    try write(app, "faint.colorset/Contents.json", Data(red.utf8))
    try write(own, "faint.colorset/Contents.json", Data(#"{"colors":[{"idiom":"universal"}]}"#.utf8))

    let (log, before) = (DiagnosticLog(), EnvironmentValues.current)
    defer { EnvironmentValues.current = before }
    let engine = Engine(resourceFolders: [own, app])
    let environment = engine.environment(RenderSettings(), log: log)
    EnvironmentValues.current = environment
    #expect(UIImage(named: "plate") != nil && log.count == 0, "the extension's own image wins")
    #expect(UIImage(named: "van")?.size == CGSize(width: 20, height: 10))
    let van = "The image \"van\" is only in the app's Widgets_W.app.resources/M.xcassets, which its extension does not see on a phone; "
    #expect(log.all.map(\.message) == [van + "add it to the extension's target."] && log.all.map(\.severity) == [.warning])
    #expect(Color("brand").source.rgba(in: environment) == RGBA(1, 0, 0, 1))
    #expect(log.all.last?.message.hasPrefix("The colour \"brand\" is only in the app's") == true)
    #expect(Color.accentColor.source.rgba(in: environment) == SystemColor.blue.rgba(in: environment))
    #expect(log.all.last?.message.hasSuffix("The accent is blue here, too.") == true && log.all.last?.severity == .note)
    // The app's own, in a value that it makes for its extension.
    #expect(Color.appAccent.source.rgba(in: environment) == RGBA(1, 0, 0, 1) && log.count == 3)
    // A set of its own without a colour hides the app's.
    #expect(Color("faint").source.rgba(in: environment).alpha == 0)

    let (drawn, settings) = (DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: engine.environment(settings, log: drawn), services: engine.services(now: settings.now), log: drawn)
    #expect(Image("plate").resolveContent(in: context).naturalSize == CGSize(width: 20, height: 10) && drawn.count == 0)
    #expect(Image("van").resolveContent(in: context).naturalSize == CGSize(width: 20, height: 10))
    #expect(drawn.all.map(\.rule) == [DrawingRule.missingImage.rawValue] && drawn.all.map(\.image) == ["van"])
  }

  /// Expo's tool calls the accent colour `$accent`: the name of Xcode's template does not exist then, on a phone either.
  @Test(arguments: [("$accent", "whose accent colour is \"$accent\"; use Color.accentColor."), (nil, "add it to an asset catalogue")])
  func theAccentColourHasItsOwnName(_ accent: String?, _ remedy: String) throws {
    let log = DiagnosticLog()
    let environment = Engine(resourceFolders: [], accentColorName: accent).environment(RenderSettings(), log: log)
    _ = Color("AccentColor").source.rgba(in: environment)
    #expect(log.all.map(\.rule) == [DrawingRule.missingColor.rawValue])
    #expect(log.all.first?.message.contains(remedy) == true)
  }
}
