package import Foundation
import SkerryDiagnostics
import SkerryFormats

/// A run as one self-contained page that opens from disk, written piece by piece, so that only one picture is in memory
/// at a time.
///
/// Pictures are stored in inert script elements and become images when shown; equal ones are stored once.
package struct HTMLReport: Sendable {
  private let record: RunRecord
  private let list: ListReport
  private let sources: [ReportSource]
  private let store: GoldenStore

  /// Bytes of pictures of passed cases; beyond that, passed cases are listed without pictures.
  private static let passedLimit = 64 << 20

  package init(record: RunRecord, list: ListReport, sources: [ReportSource], store: GoldenStore) {
    self.record = record
    self.list = list
    self.sources = sources
    self.store = store
  }

  /// Writes the page under a temporary name and renames it. Throws if the folder cannot be written.
  package func write(to file: URL) throws(StoreError) {
    try AtomicFile.write(to: file) { take throws in
      var writer = PageWriter(take)
      try writePage(&writer)
    }
  }

  private func writePage(_ writer: inout PageWriter) throws {
    try writer.write(
      PageTemplate(.reportHeadHTML).filled([
        "title": "\(record.owner): \(record.summary)", "style": .file(.reportCSS),
      ]))
    var cases: [PageCase] = []
    for result in record.results { cases.append(try page(result, &writer)) }
    for finding in record.unreferenced {
      var entry = PageCase(group: "removed", name: String(finding.path.dropLast(4)), headline: "unreferenced: \(finding.reason)")
      entry.reference = try store.picture(finding.path).flatMap { try writer.embed($0) }
      if list.base == nil { entry.command = list.call("prune") }
      cases.append(entry)
    }
    let document = PageDocument(owner: record.owner, summary: record.summary, cases: cases)
    let json = try StableJSON.text(document)
    try writer.write("<script type=\"application/json\" id=\"run\">\(Markup.script(json))</script>\n")
    try writer.write(PageTemplate(.reportBodyHTML).filled(["script": .file(.reportJS)]))
  }

  private func page(_ result: CaseResult, _ writer: inout PageWriter) throws -> PageCase {
    var entry = PageCase(group: Self.group(result.verdict), name: result.name, headline: result.headline)
    entry.place = "\(result.file):\(result.line)"
    entry.layout = result.layout
    entry.sweep = result.difference?.sweepSentence
    entry.sizes = [result.referenceSize, result.actualSize]
    entry.verdict = result.verdict.rawValue
    let folder = sources.first { $0.paths?.contains(result.path) ?? true }?.folder
    switch result.verdict {
    case .passed:
      if writer.passedCount < Self.passedLimit, let golden = store.picture(result.path) {
        writer.passedCount += golden.count
        entry.reference = try writer.embed(golden)
      }
    case .missing, .size, .pixels, .unreadable, .stopped, .tolerated, .recorded, .updated:
      entry.reference = try folder?.data(result.name, .reference).flatMap { try writer.embed($0) }
      entry.actual = try folder?.data(result.name, .actual).flatMap { try writer.embed($0) }
      entry.difference = try folder?.data(result.name, .difference).flatMap { try writer.embed($0) }
      entry.tree = try folder?.data(result.name, .layout).flatMap { try writer.embed($0) }
      if result.verdict.isFailure, result.verdict != .stopped, list.base == nil { entry.command = list.acceptCommand(result) }
    }
    return entry
  }

  private static func group(_ verdict: Verdict) -> String {
    switch verdict {
    case .size, .pixels, .unreadable, .stopped: "failed"
    case .missing, .recorded: "new"
    case .updated: "updated"
    case .passed, .tolerated: "passed"
    }
  }
}

/// The data of a run for the page.
private struct PageDocument: Encodable {
  var owner: String
  var summary: String
  var cases: [PageCase]
}

/// The data of a case for the page. Pictures are identified by their elements.
private struct PageCase: Encodable {
  var group: String
  var name: String
  var headline: String
  var verdict: String?
  var place: String?
  var layout: [String] = []
  var sweep: String?
  var sizes: [[Int]] = []
  var reference: String?
  var actual: String?
  var difference: String?
  var tree: String?
  var command: String?

  init(group: String, name: String, headline: String) {
    self.group = group
    self.name = name
    self.headline = headline
  }
}

/// Writes the page and records which pictures it contains.
private struct PageWriter {
  private let take: (Data) throws -> Void
  private var embedded: Set<ContentHash> = []
  var passedCount = 0

  /// - Parameter take: receives the bytes of the page in their order.
  init(_ take: @escaping (Data) throws -> Void) { self.take = take }

  func write(_ text: String) throws { try take(Data(text.utf8)) }

  /// - Returns: the identifier of the element that holds the bytes.
  mutating func embed(_ data: Data) throws -> String {
    let hash = ContentHash(of: data)
    if embedded.insert(hash).inserted {
      try write("<script type=\"text/plain\" id=\"x\(hash)\">\(data.base64EncodedString())</script>\n")
    }
    return "x\(hash)"
  }
}
