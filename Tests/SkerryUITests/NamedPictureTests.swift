import Foundation
import SkerryDiagnostics
import SkerryGeometry
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

  @Test func picturesAndSymbolSetsAreFound() throws {
    let place = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: place) }
    let files: [(String, Data)] = [
      ("plate.imageset/Contents.json", Data(#"{"images":[{"filename":"plate.png","scale":"2x"}]}"#.utf8)),
      ("plate.imageset/plate.png", try ImageCodecs.encodePNG(Bitmap(size: PixelSize(width: 40, height: 20)))),
      ("pedal.symbolset/Contents.json", Data(#"{"symbols":[{"filename":"pedal.svg"}]}"#.utf8)),
      ("pedal.symbolset/pedal.svg", Data(Self.symbol.utf8)),
    ]
    for (path, data) in files {
      let file = place.appendingPathComponent("M.xcassets/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    let (log, before) = (DiagnosticLog(), EnvironmentValues.current)
    defer { EnvironmentValues.current = before }
    EnvironmentValues.current = Engine(resourceFolders: [place]).environment(RenderSettings(), log: log)
    #expect(UIImage(named: "plate")?.size == CGSize(width: 20, height: 10))
    let pedal = try #require(UIImage(named: "pedal"))
    #expect(pedal.size.width > 10 && pedal.size.width < 40 && log.count == 0)
    #expect(UIImage(named: "pedals") == nil)
    #expect(log.all.map(\.rule) == [DrawingRule.missingImage.rawValue] && log.all.map(\.severity) == [.note])
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
