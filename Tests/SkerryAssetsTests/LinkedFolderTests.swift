import Foundation
import SkerryAssets
import SkerryDiagnostics
import SkerryDrawing
import SkerryGraph
import SkerryLocalization
import Testing

/// Resources of a repository are linked beside the program, never copied.
@Suite struct LinkedFolderTests {
  @Test func catalogueTextsAndPicturesBehindLinksAreFound() throws {
    let scratch = try Scratch()
    try scratch.write("App/M.xcassets/Icons/a.imageset/a.png", Scratch.png(width: 3, height: 3, red: 9))
    try scratch.write("App/M.xcassets/Icons/a.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try scratch.write("App/Pictures/b.png", Scratch.png(width: 3, height: 3))
    try scratch.write("App/Pictures/N.xcassets/c.imageset/c.png", Scratch.png(width: 3, height: 3))
    try scratch.write("App/Pictures/N.xcassets/c.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"c.png"}]}"#)
    try scratch.write("App/de.lproj/Localizable.strings", "\"Hello\" = \"Hallo\";")
    let beside = scratch.folder.appendingPathComponent("Beside")
    try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
    for name in ["M.xcassets", "Pictures", "de.lproj"] {
      try FileManager.default.createSymbolicLink(
        atPath: beside.appendingPathComponent(name).path, withDestinationPath: scratch.folder.appendingPathComponent("App/\(name)").path)
    }
    let whole = scratch.folder.appendingPathComponent("Whole")
    try FileManager.default.createSymbolicLink(atPath: whole.path, withDestinationPath: beside.path)
    for folder in [beside, whole] {
      let library = AssetLibrary(folders: [folder])
      #expect(library.image(named: "a", traits: .plain)?.pixel(0, 0) == [9, 0, 0, 255])
      #expect(library.image(named: "c", traits: .plain) != nil)
      #expect(library.format(forKey: "Hello", table: nil, language: "de") != nil)
      #expect(library.languages == ["de"])
    }
    #expect(AssetLibrary(folders: [scratch.folder.appendingPathComponent("Beside/Pictures")]).image(named: "b", traits: .plain) != nil)
  }

  /// Two targets with a catalogue of one name each: only the extension's own is its problem.
  @Test func problemsInTheAppsCataloguesAreNotReported() throws {
    let scratch = try Scratch()
    let set = "Assets.xcassets/Back.colorset/Contents.json"
    try scratch.write("W_Ride.app.resources/\(set)", #"{"info":{}}"#)
    let app = scratch.folder.appendingPathComponent("W_Ride.app.resources")
    #expect(AssetLibrary(folders: [app]).diagnostics.isEmpty)
    try scratch.write("W_Ride.resources/\(set)", #"{"info":{}}"#)
    let own = scratch.folder.appendingPathComponent("W_Ride.resources")
    #expect(AssetLibrary(folders: [own, app]).diagnostics.map(\.rule) == ["malformed-asset"])
  }

  @Test func aLoopOfLinksEnds() throws {
    let scratch = try Scratch()
    try scratch.write("M.xcassets/a.imageset/a.png", Scratch.png(width: 3, height: 3))
    try scratch.write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("M.xcassets/Again").path,
      withDestinationPath: scratch.folder.appendingPathComponent("M.xcassets").path)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("Again").path, withDestinationPath: scratch.folder.path)
    #expect(AssetLibrary(folders: [scratch.folder]).allImageNames == ["a"])
  }

  /// A link inside a catalogue is reported by its own name, also where the program's catalogue is a link to the repository's.
  @Test func aLinkInACatalogueIsNamed() throws {
    let scratch = try Scratch()
    try scratch.write("App/M.xcassets/a.imageset/Contents.json", "{}")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("App/M.xcassets/again").path,
      withDestinationPath: scratch.folder.appendingPathComponent("App").path)
    try manager.createSymbolicLink(
      atPath: scratch.folder.appendingPathComponent("M.xcassets").path,
      withDestinationPath: scratch.folder.appendingPathComponent("App/M.xcassets").path)
    let messages = AssetLibrary(folders: [scratch.folder.appendingPathComponent("M.xcassets")]).diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("M.xcassets/again is a link to a folder") }, "\(messages)")
  }

  /// Names are those of the target's own catalogues, and an image that only the app has is lent by the app's.
  @Test func theAppsCataloguesAreNotTheTargets() throws {
    let scratch = try Scratch()
    for path in ["W.resources/M.xcassets/a", "W.app.resources/N.xcassets/a", "W.app.resources/N.xcassets/b"] {
      try scratch.write("\(path).imageset/a.png", Scratch.png(width: 3, height: 3))
      try scratch.write("\(path).imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    }
    let library = AssetLibrary(folders: ["W.resources", "W.app.resources"].map(scratch.folder.appendingPathComponent))
    #expect(library.allImageNames == ["a"] && library.imageNames(near: "bb") == ["b"])
    #expect(library.appCatalogue(ofImage: "a") == nil && library.appCatalogue(ofImage: "c") == nil)
    #expect(library.appCatalogue(ofImage: "b") == "W.app.resources/N.xcassets" && library.image(named: "b", traits: .plain) != nil)
  }

  /// An extension made from Xcode's template has an accent colour without a colour, which hides the app's, but not from the app.
  @Test func anEmptyColourHidesTheApps() throws {
    let scratch = try Scratch()
    let blue = #""color":{"color-space":"srgb","components":{"red":"0","green":"0","blue":"1","alpha":"1"}}"#
    for (path, color) in [("W.resources", ""), ("W.app.resources", ",\(blue)")] {
      try scratch.write("\(path)/M.xcassets/Accent.colorset/Contents.json", #"{"colors":[{"idiom":"universal"\#(color)}]}"#)
    }
    let library = AssetLibrary(folders: ["W.resources", "W.app.resources"].map(scratch.folder.appendingPathComponent))
    #expect(library.color(named: "Accent", traits: .plain) == nil && library.appCatalogue(ofColor: "Accent") == nil)
    guard case .components(let color)? = library.appColor(named: "Accent", traits: .plain) else {
      Issue.record("The app's colour is not found")
      return
    }
    #expect(color.blue == 1 && color.red == 0)
  }
}
