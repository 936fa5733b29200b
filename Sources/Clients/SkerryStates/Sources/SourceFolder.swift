package import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryRuntime

/// The files of a repository with example values of activities: Swift sources and JSON files.
package struct SourceFolder: Sendable {
  struct File: Sendable {
    /// Relative to the folder.
    var path: String
    var bytes: [UInt8]
  }
  /// In the order of their paths.
  let swift: [File]
  let json: [File]

  /// No files.
  package static let none = SourceFolder(swift: [], json: [])

  private init(swift: [File], json: [File]) {
    self.swift = swift
    self.json = json
  }

  /// The maximum number of bytes read per file, and in total.
  private static let largestFile = 512 << 10
  private static let largestFolder = 64 << 20
  /// Folders of dependencies and build products.
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "SourcePackages", "build", "vendor", "fastlane", "xcuserdata",
  ]

  /// Whether a folder is not looked into: hidden ones, build products, and bundles such as catalogues.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || passedOver.contains(name) || ProjectFiles.bundles.contains((name as NSString).pathExtension)
  }

  /// - Parameter folder: a repository; unreadable files are skipped.
  package init(_ folder: URL) {
    var (swift, json): ([File], [File]) = ([], [])
    var rest = Self.largestFolder
    InputFolder.walk(folder.path) { entry in
      let name = entry.name
      let isSwift = name.hasSuffix(".swift")
      let isJSON = name.hasSuffix(".json") || name.hasSuffix(".apns")
      guard isSwift || isJSON else { return !Self.isPassedOver(name) }
      let file = folder.appendingPathComponent(entry.path).path
      guard let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int, size <= Self.largestFile, size <= rest,
        let data = InputFile.data(atPath: file)
      else { return false }
      rest -= size
      let read = File(path: entry.path, bytes: Array(data))
      if isSwift { swift.append(read) } else if read.bytes.holds("content-state") { json.append(read) }
      return false
    }
    self.init(swift: swift.sorted { $0.path < $1.path }, json: json.sorted { $0.path < $1.path })
  }

  /// Files given by their contents, for tests.
  package init(sources: [(path: String, text: String)]) {
    let files = sources.map { File(path: $0.path, bytes: Array($0.text.utf8)) }.sorted { $0.path < $1.path }
    self.init(swift: files.filter { $0.path.hasSuffix(".swift") }, json: files.filter { !$0.path.hasSuffix(".swift") })
  }

  /// Files whose views may show an activity. Tests compare values with what they expect, and no view does.
  var viewFiles: [File] {
    swift.filter { file in
      ["WidgetKit", "ActivityKit", "SwiftUI"].contains(where: file.bytes.holds)
        && !["import XCTest", "import Testing"].contains(where: file.bytes.holds)
    }
  }
}

extension [UInt8] {
  func holds(_ text: String) -> Bool { !places(of: text, maximum: 1).isEmpty }

  /// The positions of a string, in order, none within another; at most `maximum`.
  func places(of text: String, maximum: Int = 2000) -> [Int] { ByteSearch.places(of: text, in: self, maximum: maximum) }

  /// The part of the line before a position.
  func lineText(before place: Int) -> String {
    var start = place
    while start > 0, self[start - 1] != 10 { start -= 1 }
    return String(decoding: self[start..<place], as: UTF8.self)
  }

  /// Whether there is a character of a name at a position; the dollar sign of a projected value is not part of its property's name.
  func isNamePart(at index: Int) -> Bool {
    guard indices.contains(index) else { return false }
    return self[index] != UInt8(ascii: "$") && SwiftTokenizer.isWord(self[index])
  }
}
