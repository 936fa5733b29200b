import Foundation
import SkerryCases
import Synchronization
import Testing

@testable import SkerryLive

/// The lines about a build's progress among the compiler's errors.
struct BuildProgressTests {
  private func lines(_ pieces: [String], endsAfter end: Int = .max) -> [String] {
    let found = Mutex<[String]>([])
    let progress = BuildProgress { line in found.withLock { $0.append(line) } }
    for (index, piece) in pieces.enumerated() {
      if index == end { progress.end() }
      progress.add(Data(piece.utf8))
    }
    return found.withLock { $0 }
  }

  @Test func linesArriveInPieces() {
    let pieces = [
      BuildProgress.firstLibrary + "\n28/", "47 modules  1.3/s  16 s left", "\nA.swift:3:1: error: no\n", "46/47 modules\n",
      "3/4 cup\n47/47 modules",
    ]
    #expect(lines(pieces) == [BuildProgress.firstLibrary, "28/47 modules  1.3/s  16 s left", "46/47 modules"])
  }

  @Test func nothingIsReportedAfterTheBuild() {
    #expect(lines(["1/2 modules\n", "2/2 modules\n"], endsAfter: 1) == ["1/2 modules"])
    #expect(lines(["1/2 modules", "\n"], endsAfter: 1) == [])
  }
}
