import Foundation
import SkerryAssets
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import Testing

@Suite struct ImageSetTests {
  @Test func theExactScaleIsTakenThenLargerThenSmaller() throws {
    let scratch = try Scratch()
    for scale in [1, 2, 3] { try scratch.write("M.xcassets/a.imageset/a\(scale).png", Scratch.png(width: 10 * scale, height: 10 * scale)) }
    try scratch.write(
      "M.xcassets/a.imageset/Contents.json",
      #"{"images":[{"idiom":"universal","filename":"a1.png","scale":"1x"},{"idiom":"universal","filename":"a2.png","scale":"2x"},{"idiom":"universal","filename":"a3.png","scale":"3x"}]}"#
    )
    let library = scratch.library
    for scale in [CGFloat(1), 2, 3] {
      let image = try #require(library.image(named: "a", traits: AssetTraits(scale: scale, isDark: false)))
      #expect(image.scale == scale && image.pointSize == CGSize(width: 10, height: 10))
    }
    #expect(library.image(named: "a", traits: AssetTraits(scale: 4, isDark: false))?.scale == 3)
    #expect(library.image(named: "a", traits: AssetTraits(scale: 1.5, isDark: false))?.scale == 2)
  }

  @Test func appearancesAndIdiomsChooseTheFile() throws {
    let scratch = try Scratch()
    for (index, name) in ["any", "dark", "light", "phone", "pad"].enumerated() {
      try scratch.write("M.xcassets/a.imageset/\(name).png", Scratch.png(width: 1, height: 1, red: UInt8(index)))
    }
    func contents(_ names: [String]) -> String {
      let entries = names.map { name in
        switch name {
        case "dark", "light":
          #"{"idiom":"universal","filename":"\#(name).png","appearances":[{"appearance":"luminosity","value":"\#(name)"}]}"#
        case "phone": #"{"idiom":"iphone","filename":"phone.png"}"#
        case "pad": #"{"idiom":"ipad","filename":"pad.png"}"#
        default: #"{"idiom":"universal","filename":"any.png"}"#
        }
      }
      return #"{"images":[\#(entries.joined(separator: ","))]}"#
    }
    func chosen(_ names: [String], _ traits: AssetTraits) throws -> String? {
      try scratch.write("M.xcassets/a.imageset/Contents.json", contents(names))
      return scratch.library.image(named: "a", traits: traits)?.path
    }
    #expect(try chosen(["any", "dark"], .plain) == "any.png")
    #expect(try chosen(["any", "dark"], .dark) == "dark.png")
    #expect(try chosen(["any", "light"], .dark) == "any.png")
    #expect(try chosen(["any", "light"], .plain) == "light.png")
    #expect(try chosen(["light"], .dark) == "light.png")
    #expect(try chosen(["pad", "any"], .plain) == "any.png")
    #expect(try chosen(["any", "phone"], .plain) == "phone.png")
    #expect(try chosen(["pad"], .plain) == nil)
  }

  @Test func whatCannotBeShownIsReported() throws {
    let scratch = try Scratch()
    try scratch.write("M.xcassets/empty.imageset/Contents.json", #"{"images":[{"idiom":"universal","scale":"1x"}]}"#)
    try scratch.write("M.xcassets/pad.imageset/Contents.json", #"{"images":[{"idiom":"ipad","filename":"a.png"}]}"#)
    try scratch.write("M.xcassets/gone.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try scratch.write("M.xcassets/bad.imageset/Contents.json", #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
    try scratch.write("M.xcassets/bad.imageset/a.png", "no picture")
    let library = scratch.library
    #expect(library.imageFault(named: "empty", traits: .plain) == "The image set empty.imageset has no file; add one in the catalogue.")
    #expect(library.imageFault(named: "pad", traits: .plain)?.contains("no file for the idiom \"iphone\"") == true)
    #expect(
      library.imageFault(named: "gone", traits: .plain)
        == "gone.imageset/Contents.json names \"a.png\", which is not in the set; add the file or remove the entry.")
    #expect(library.imageFault(named: "bad", traits: .plain)?.contains("neither PNG, JPEG, WebP nor HEIC") == true)
    #expect(library.imageFault(named: "unknown", traits: .plain) == nil)
    #expect(library.imageNames(near: "emty") == ["empty"])
  }

  @Test(arguments: ["", "{", "[]", #"{"images":3}"#])
  func malformedSetsAreReported(_ contents: String) throws {
    let scratch = try Scratch().write("M.xcassets/a.imageset/Contents.json", contents)
    #expect(scratch.library.diagnostics.map(\.rule) == ["malformed-asset"])
    #expect(scratch.library.diagnostics[0].message.contains("/M.xcassets/a.imageset/Contents.json"))
  }

  /// A file of the repository by its path, also if the program's resources link to it.
  @Test func malformedSetsOfTheCurrentFolderHaveTheirWholePath() throws {
    let here = FileManager.default.currentDirectoryPath
    let folder = URL(fileURLWithPath: here).appendingPathComponent(".build/skerry-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("App/M.xcassets/a.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = folder.appendingPathComponent("Bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bundle.appendingPathComponent("M.xcassets"), withDestinationURL: folder.appendingPathComponent("App/M.xcassets"))
    let found = AssetLibrary(folders: [bundle]).diagnostics.map(\.message)
    #expect(found.count == 1 && found[0].hasPrefix(".build/\(folder.lastPathComponent)/App/M.xcassets/a.imageset/Contents.json"))
  }

  @Test func aFileOutsideItsSetIsReportedWhenUsed() throws {
    let scratch = try Scratch().write(
      "M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"../../etc/passwd"}]}"#)
    #expect(scratch.library.diagnostics.isEmpty)
    #expect(scratch.library.imageFault(named: "a", traits: .plain)?.contains("a.imageset/Contents.json names") == true)
  }

  @Test func slicesAreMeasuredInPoints() throws {
    let scratch = try Scratch()
    try scratch.write("M.xcassets/a.imageset/a@2x.png", Scratch.png(width: 40, height: 40))
    for (mode, expected) in [
      ("9-part", EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7)),
      ("3-part-horizontal", EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 7)),
      ("3-part-vertical", EdgeInsets(top: 4, leading: 0, bottom: 6, trailing: 0)),
    ] {
      try scratch.write(
        "M.xcassets/a.imageset/Contents.json",
        #"{"images":[{"filename":"a@2x.png","scale":"2x","resizing":{"mode":"\#(mode)","center":{"mode":"tile"},"cap-insets":{"top":8,"left":10,"bottom":12,"right":14}}}]}"#
      )
      let image = try #require(scratch.library.image(named: "a", traits: .plain))
      #expect(image.capInsets == expected && image.tiles)
    }
  }

  @Test func oneDirectionIsMirroredForTheOther() throws {
    let scratch = try Scratch()
    let size = PixelSize(width: 2, height: 1)
    try scratch.write("M.xcassets/a.imageset/a.png", Scratch.png(width: 1, height: 1))
    try scratch.write(
      "M.xcassets/a.imageset/a.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><rect width="1" height="1" fill="red"/><rect x="1" width="1" height="1" fill="blue"/></svg>"#
    )
    try scratch.write("M.xcassets/a.imageset/Contents.json", #"{"images":[{"filename":"a.svg","language-direction":"left-to-right"}]}"#)
    let library = scratch.library
    let straight = try #require(library.image(named: "a", traits: AssetTraits(scale: 1, isDark: false)))
    let turned = try #require(library.image(named: "a", traits: AssetTraits(scale: 1, isDark: false, isRightToLeft: true)))
    #expect(straight.pixels.size == size)
    #expect(straight.pixel(0, 0) == [255, 0, 0, 255] && straight.pixel(1, 0) == [0, 0, 255, 255])
    #expect(turned.pixel(0, 0) == [0, 0, 255, 255] && turned.pixel(1, 0) == [255, 0, 0, 255])
  }

  /// An entry for no direction is between those for the wanted and for the other one, whichever comes first.
  @Test func directionsChooseTheFile() throws {
    let scratch = try Scratch()
    for name in ["any", "left-to-right", "right-to-left"] {
      try scratch.write("M.xcassets/a.imageset/\(name).png", Scratch.png(width: 1, height: 1))
    }
    func chosen(_ names: [String], rightToLeft: Bool) throws -> String? {
      let entries = names.map { name in
        name == "any" ? #"{"filename":"any.png"}"# : #"{"filename":"\#(name).png","language-direction":"\#(name)"}"#
      }
      try scratch.write("M.xcassets/a.imageset/Contents.json", #"{"images":[\#(entries.joined(separator: ","))]}"#)
      return scratch.library.image(named: "a", traits: AssetTraits(scale: 1, isDark: false, isRightToLeft: rightToLeft))?.path
    }
    for rightToLeft in [false, true] {
      let (own, other) = rightToLeft ? ("right-to-left", "left-to-right") : ("left-to-right", "right-to-left")
      #expect(try chosen([other, "any"], rightToLeft: rightToLeft) == "any.png")
      #expect(try chosen(["any", other], rightToLeft: rightToLeft) == "any.png")
      #expect(try chosen(["any", own], rightToLeft: rightToLeft) == "\(own).png")
      #expect(try chosen([own, "any", other], rightToLeft: rightToLeft) == "\(own).png")
    }
  }

  @Test func looseFilesAreCalledWithOrWithoutTheirExtension() throws {
    let scratch = try Scratch()
    try scratch.write("photo@2x.png", Scratch.png(width: 20, height: 20)).write("photo@3x.png", Scratch.png(width: 30, height: 30))
    #expect(scratch.library.image(named: "photo", traits: .plain)?.scale == 3)
    #expect(scratch.library.image(named: "photo.png", traits: .plain)?.pointSize == CGSize(width: 10, height: 10))
  }

  /// The limits of catalogues are those of activities, so what only widgets ask for is not measured by them.
  @Test func namesAreCountedUnlessTheCallerSaysSo() throws {
    let library = try Scratch().library
    _ = library.image(named: "ferry", traits: .plain)
    library.withoutCounting { _ = library.image(named: "pier", traits: .plain) }
    #expect(library.askedNames == ["ferry"])
  }
}
