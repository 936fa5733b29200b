import Foundation
import Testing
import XCTest

/// The source position of an assertion, and how failures are reported to its test.
struct TestSite {
  var fileID: String
  var filePath: String
  var testName: String
  var line: Int
  var column: Int

  /// The file without folder and ending: the folder of its goldens.
  var fileStem: String { URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent }
  var module: String { fileID.split(separator: "/").first.map(String.init) ?? fileID }
  /// The test's name without its parentheses: `expanded()` is expanded.
  var testWord: String { Snapshotting.word(testName.split(separator: "(").first.map(String.init) ?? testName) }
  var goldens: URL { URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__") }

  private var location: SourceLocation { SourceLocation(fileID: fileID, filePath: filePath, line: line, column: max(1, column)) }
  private var isSwiftTesting: Bool { Test.current != nil }

  func fail(_ message: String) {
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      // XCTest needs a literal for the file; the message also names the position.
      XCTFail("\(fileID):\(line): \(message)")
    }
  }

  /// Swift Testing keeps attachments with `--attachments-path`; XCTest on Linux has none, and its failures name the files.
  func attach(_ data: Data?, _ name: String) {
    guard isSwiftTesting, let data else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: location)
  }
}
