import Foundation

/// A catalogue on disk, made for one test and removed with it.
final class CatalogueFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-\(UUID().uuidString)/Assets.xcassets")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write("Contents.json", Data("{\"info\": {\"author\": \"xcode\", \"version\": 1}}".utf8))
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func write(_ path: String, _ data: Data) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A set with files of the form scale: bytes.
  func set(_ name: String, _ files: [(name: String, scale: String?, data: Data)], idiom: String = "universal") throws {
    for file in files { try write("\(name).imageset/\(file.name)", file.data) }
    let images = files.map { file in
      "    {\n      \"filename\": \"\(file.name)\",\n      \"idiom\": \"\(idiom)\""
        + (file.scale.map { ",\n      \"scale\": \"\($0)\"" } ?? "") + "\n    }"
    }
    try write("\(name).imageset/Contents.json", Data("{\n  \"images\": [\n\(images.joined(separator: ",\n"))\n  ]\n}\n".utf8))
  }
}

/// The smallest files that headers can be read from.
enum Sample {
  static func png(_ width: Int, _ height: Int, pixels: Int = 8) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    chunk("IHDR", big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0], &data)
    chunk("IDAT", [UInt8](repeating: 0, count: pixels), &data)
    chunk("IEND", [], &data)
    return data
  }
  private static func chunk(_ name: String, _ content: [UInt8], _ data: inout Data) {
    data += big(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
  }
  static func jpeg(_ width: Int, _ height: Int) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0, 0xFF, 0xD9])
  }
  static func webp(_ width: Int, _ height: Int) -> Data {
    let payload: [UInt8] = [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
    return Data(Array("RIFF".utf8) + little(4 + 8 + payload.count, 4) + Array("WEBPVP8X".utf8) + little(payload.count, 4) + payload)
  }
  static func heic(_ width: Int, _ height: Int) -> Data {
    let ispe = box("ispe", [0, 0, 0, 0] + big(width, 4) + big(height, 4))
    return Data(box("ftyp", Array("heic".utf8)) + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", ispe))))
  }
  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] { big(content.count + 8, 4) + Array(name.utf8) + content }
  static func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
  private static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }
}
