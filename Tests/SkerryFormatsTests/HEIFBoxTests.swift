import Foundation
import Testing

@testable import SkerryFormats

/// The boxes of HEIC files, at the limits of each rule.
@Suite struct HEIFBoxTests {
  private func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] { bytes(content.count + 8, 4) + Array(name.utf8) + content }
  private func longBox(_ name: String, _ content: [UInt8]) -> [UInt8] {
    bytes(1, 4) + Array(name.utf8) + bytes(content.count + 16, 8) + content
  }
  private func size(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", bytes(0, 4) + bytes(width, 4) + bytes(height, 4)) }
  private var start: [UInt8] { box("ftyp", Array("heic".utf8) + bytes(0, 4)) }
  private func meta(_ content: [UInt8]) -> [UInt8] { box("meta", bytes(0, 4) + content) }

  private func read(_ parts: [UInt8]...) throws -> [Double] {
    let header = try ImageHeader(Data(start + parts.flatMap { $0 }))
    return [header.width, header.height]
  }

  @Test func theLargestPictureCounts() throws {
    #expect(try read(meta(box("iprp", box("ipco", size(30, 20) + size(300, 200) + size(1, 599))))) == [300, 200])
    // Of two pictures of the same area, the first.
    #expect(try read(meta(box("iprp", box("ipco", size(30, 20) + size(20, 30))))) == [30, 20])
  }

  /// Areas beyond the range of whole numbers.
  @Test func theLargestSizesAreCompared() throws {
    let (all, half) = (0xFFFF_FFFF, 0x8000_0000)
    #expect(try read(meta(box("iprp", box("ipco", size(all, half) + size(all, all) + size(3, 2))))) == [Double(all), Double(all)])
  }

  @Test func sizesOfBoxes() throws {
    #expect(try read(longBox("meta", bytes(0, 4) + box("iprp", box("ipco", size(7, 5))))) == [7, 5])
    // A size of zero means all that follows.
    let open: [UInt8] = bytes(0, 4) + Array("meta".utf8) + bytes(0, 4) + box("iprp", box("ipco", size(7, 5)))
    #expect(try read(open) == [7, 5])
    // A box of eight bytes is empty; seven bytes are not a box.
    #expect(try read(box("free", []), meta(box("iprp", box("ipco", size(7, 5))))) == [7, 5])
    #expect(throws: ImageHeader.Problem.self) { try read(bytes(7, 4) + Array("free".utf8), meta(box("iprp", box("ipco", size(7, 5))))) }
    // A long box whose size has the highest bits set, and one that is longer than the file.
    #expect(throws: ImageHeader.Problem.self) { try read(bytes(1, 4) + Array("free".utf8) + [0x40] + bytes(0, 7)) }
    #expect(throws: ImageHeader.Problem.self) { try read(bytes(9, 4) + Array("free".utf8), Array(meta(size(7, 5)).dropLast(20))) }
    let whole = meta(box("iprp", box("ipco", size(7, 5))))
    #expect(throws: ImageHeader.Problem.self) { try read(Array(whole.dropLast())) }
    // Fewer bytes than the head of a box are nothing.
    #expect(try read(whole, [0, 0, 0, 9, 1, 2, 3]) == [7, 5])
    // A meta box has four bytes of its own.
    #expect(try read(box("meta", bytes(0, 4)), whole) == [7, 5])
  }

  /// 4000 boxes, eight levels.
  @Test func limits() throws {
    func nested(_ depth: Int) -> [UInt8] { depth == 0 ? size(7, 5) : box("iprp", nested(depth - 1)) }
    #expect(try read(nested(7)) == [7, 5])
    #expect(throws: ImageHeader.Problem.self) { try read(nested(8)) }
    let free = box("free", [])
    // The file's first box counts, too.
    #expect(try read(size(7, 5), Array(repeating: free, count: 3997).flatMap { $0 }) == [7, 5])
    #expect(throws: ImageHeader.Problem.self) { try read(size(7, 5), Array(repeating: free, count: 3998).flatMap { $0 }) }
  }
}
