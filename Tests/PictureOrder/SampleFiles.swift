import Foundation
import SkerryGeometry
import SkerryImage

/// The resources of these views: a picture and a colour with variants, a vector drawing and strings in two languages.
enum SampleFiles {
  static func write(to folder: URL) throws {
    try image("pic", in: folder, [(nil, flat(220, 60, 60, 12)), ("dark", flat(60, 60, 220, 12)), ("contrast", flat(0, 0, 0, 12))])
    let drawing = folder.appendingPathComponent("Samples.xcassets/drawing.imageset")
    try make(
      drawing, "drawing.svg",
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='14' height='8'><circle cx='7' cy='4' r='4' fill='#080'/></svg>".utf8))
    try make(
      drawing, "Contents.json",
      Data(
        """
        {"images":[{"idiom":"universal","filename":"drawing.svg"}],"info":{"version":1,"author":"xcode"},
        "properties":{"preserves-vector-representation":true}}
        """.utf8))
    let tone = folder.appendingPathComponent("Samples.xcassets/tone.colorset")
    try make(
      tone, "Contents.json",
      Data(
        """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0.5","blue":"0","alpha":"1"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
        "color":{"color-space":"srgb","components":{"red":"0","green":"0.5","blue":"1","alpha":"1"}}}],"info":{"version":1,"author":"xcode"}}
        """.utf8))
    try make(
      folder.appendingPathComponent("de.lproj"), "Localizable.strings",
      Data("\"Hello\" = \"Hallo\";\n\"Hello %lld of %lf\" = \"%lld von %lf\";\n".utf8))
  }

  /// A picture of one colour.
  static func flat(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ side: Int) -> Bitmap {
    var bitmap = Bitmap(size: PixelSize(width: side, height: side))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = [red, green, blue, 255][index % 4] }
    return bitmap
  }

  private static func image(_ name: String, in folder: URL, _ variants: [(look: String?, bitmap: Bitmap)]) throws {
    let set = folder.appendingPathComponent("Samples.xcassets/\(name).imageset")
    var entries: [String] = []
    for (look, bitmap) in variants {
      let file = "\(name)-\(look ?? "plain").png"
      try make(set, file, try ImageCodecs.encodePNG(bitmap))
      let (key, value) = look == "contrast" ? ("contrast", "high") : ("luminosity", look ?? "")
      let appearances = look == nil ? "" : ",\"appearances\":[{\"appearance\":\"\(key)\",\"value\":\"\(value)\"}]"
      entries.append("{\"idiom\":\"universal\",\"scale\":\"1x\",\"filename\":\"\(file)\"\(appearances)}")
    }
    try make(
      set, "Contents.json", Data("{\"images\":[\(entries.joined(separator: ","))],\"info\":{\"version\":1,\"author\":\"xcode\"}}".utf8))
  }

  private static func make(_ folder: URL, _ name: String, _ data: Data) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
  }
}
