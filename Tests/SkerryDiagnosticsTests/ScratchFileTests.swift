import Foundation
import SkerryDiagnostics
import Testing

/// Files without names.
@Suite struct ScratchFileTests {
  @Test func bytesAreAddedAndReplaced() {
    let file = ScratchFile()
    #expect(file.append(Data("one".utf8)) == 0..<3 && file.append(Data("two".utf8)) == 3..<6)
    Array("XY".utf8).withUnsafeBytes { file.write($0, at: 2) }
    #expect(file.read(0..<6) == Data("onXYwo".utf8) && file.read(3..<3).isEmpty)
    #expect(ScratchFile(zeros: 4).read(0..<4) == Data(count: 4))
  }

  /// Lines of every length come whole and once.
  @Test func linesAreNotCut() {
    let lengths = [0, 1, 40_000, 5, 32_767, 32_768, 100_000, 3]
    let long = lengths.map { String(repeating: "a", count: $0) }.joined(separator: "\n")
    let text = long + "\n" + String(repeating: "b\n", count: 50_000) + "end"
    let file = ScratchFile()
    file.append(Data("head".utf8))
    file.append(Data(text.utf8))
    var found = Data()
    var end = 4
    file.lines(in: 4..<file.count) { place, data in
      #expect(place.lowerBound == end && place.count == data.count)
      #expect(data.last == UInt8(ascii: "\n") || place.upperBound == file.count)
      end = place.upperBound
      found += data
      return true
    }
    #expect(found == Data(text.utf8))
    var count = 0
    file.lines(in: 4..<file.count) { _, _ in
      count += 1
      return false
    }
    #expect(count == 1)
  }

  /// A folder's files are found in any order, those of hidden folders are not.
  @Test func unsortedWalksFindTheSame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["a/b/c", "a/d", ".hidden/e", "f"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    var (sorted, unsorted): ([String], Set<String>) = ([], [])
    InputFolder.walk(folder.path) { entry in
      sorted.append(entry.path)
      return entry.name != "b"
    }
    InputFolder.walkUnsorted(folder.path) { entry in
      unsorted.insert(entry.path)
      return entry.name != "b"
    }
    #expect(sorted == ["a", "a/b", "a/d", "f"] && unsorted == Set(sorted))
  }
}
