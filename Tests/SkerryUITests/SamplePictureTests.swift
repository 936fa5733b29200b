import Foundation
import SkerryTestSupport
import Testing

/// The pixels of the views of `PictureOrder` in thirteen looks.
@Suite struct SamplePictureTests {
  @Test func picturesAreUnchanged() throws {
    let folder = try TemporaryFolder.make()
    let (status, text) = try PictureOrderTests().run(["--hashes", folder.path])
    #expect(status == 0)
    var names: [Substring] = []
    var hashes: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      // NAME/LOOK PixelSize(width: 40, height: 21) HASH
      guard let name = line.split(separator: "/").first, let hash = line.split(separator: " ").last else { continue }
      if hashes[name] == nil { names.append(name) }
      hashes[name, default: []].append(hash.prefix(6))
    }
    #expect(names.count >= 165)
    let lines = names.map { "\($0): \((hashes[$0] ?? []).joined(separator: " "))" }
    try RecordedText.check("samples", lines)
  }
}
