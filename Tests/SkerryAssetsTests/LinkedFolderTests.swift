import Foundation
import SkerryAssets
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

/// Catalogues are put beside a program as links; what lies behind a link is found like anything else.
@Suite struct LinkedFolderTests {
  @Test func cataloguesBehindLinksAreRead() throws {
    let scratch = try Scratch()
    try scratch.write("real/M.xcassets/Group/a.imageset/a.png", Scratch.png(width: 6, height: 3))
    try scratch.write(
      "real/M.xcassets/Group/a.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try scratch.write("real/Loose/b@3x.png", Scratch.png(width: 9, height: 9))
    try scratch.write("real/en.lproj/Localizable.strings", #""greeting" = "Hello";"#)
    let files = FileManager.default
    let bundle = scratch.folder.appendingPathComponent("App.resources")
    try files.createDirectory(at: bundle, withIntermediateDirectories: true)
    for name in ["M.xcassets", "en.lproj"] {
      try files.createSymbolicLink(
        atPath: bundle.appendingPathComponent(name).path, withDestinationPath: scratch.folder.appendingPathComponent("real/\(name)").path)
    }
    try files.createSymbolicLink(
      atPath: bundle.appendingPathComponent("b@3x.png").path,
      withDestinationPath: scratch.folder.appendingPathComponent("real/Loose/b@3x.png").path)
    let library = AssetLibrary(folders: [bundle])
    #expect(library.image(named: "a", traits: .plain)?.pixels.size.width == 6)
    #expect(library.image(named: "b", traits: .plain)?.scale == 3)
    #expect(library.languages == ["en"])

    let linked = scratch.folder.appendingPathComponent("Linked")
    try files.createSymbolicLink(atPath: linked.path, withDestinationPath: bundle.path)
    #expect(AssetLibrary(folders: [linked]).image(named: "a", traits: .plain) != nil)
  }

  /// A link to the folder that it lies in ends.
  @Test func loopsOfLinksEnd() throws {
    let scratch = try Scratch()
    try scratch.write("M.xcassets/a.imageset/Contents.json", #"{"images":[]}"#)
    for place in ["M.xcassets/loop", "loop"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.folder.appendingPathComponent(place).path, withDestinationPath: scratch.folder.path)
    }
    #expect(scratch.library.image(named: "nowhere", traits: .plain) == nil)
  }
}
