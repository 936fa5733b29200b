import Foundation
import SkerryDiagnostics
import SkerryUI

/// Cases in drawing order. A bundle may list a hundred thousand views; where there are many, their names and places are in a file, and the
/// cases are created when they are asked for.
@MainActor
package struct CaseList {
  fileprivate enum Line: Sendable {
    /// The index of a case that is in memory.
    case held(Int)
    /// A view, its provider and its name, state, position and layout.
    case listed(views: Int, names: Int, state: String, line: Int, layout: PreviewLayout, path: [Int])
  }

  /// What all views of a provider share.
  private struct Names: Hashable {
    var activity: String
    var fileID: String
  }

  /// The cases that do not come from a list of views: they hold values of the app's own types.
  var held: [PreviewCase] = []
  private var views: [ListedViews] = []
  private var names: [Names] = []
  fileprivate var lines = ChunkedList(encode: { Data($0.map(Self.text).joined(separator: "\n").utf8) }, decode: Self.lines)

  package init() {}

  /// A list of these cases.
  package init(_ cases: some Sequence<PreviewCase>) { self += cases }

  /// The number of cases.
  package var count: Int { lines.count }
  /// Whether there are no cases.
  package var isEmpty: Bool { count == 0 }
  /// How many cases are in memory.
  var memoryCount: Int { held.count + lines.memoryCount }

  /// Appends a case.
  package mutating func append(_ entry: PreviewCase) { lines.append(line(of: entry)) }

  /// Appends cases.
  package static func += (list: inout CaseList, more: some Sequence<PreviewCase>) { for entry in more { list.append(entry) } }

  /// The chosen cases.
  package func filtered(_ isChosen: (PreviewCase) -> Bool) -> CaseList {
    var chosen = CaseList()
    for entry in self where isChosen(entry) { chosen.append(entry) }
    return chosen
  }

  /// Activities, then widgets, then everything else, each in their order: what a phone shows comes before the parts that it is made of.
  package func activitiesFirst() -> CaseList {
    let isOnlyViews = held.allSatisfy { if case .view = $0.content { true } else { false } }
    if isOnlyViews { return self }
    var groups = [CaseList(), CaseList(), CaseList()]
    for entry in self {
      switch entry.content {
      case .activity: groups[0].append(entry)
      case .widget: groups[1].append(entry)
      case .view: groups[2].append(entry)
      }
    }
    return groups.dropFirst().reduce(into: groups[0]) { $0 += $1 }
  }

  // MARK: Lines

  private mutating func line(of entry: PreviewCase) -> Line {
    guard let listed = entry.listed, case .view(_, let layout) = entry.content else {
      held.append(entry)
      return .held(held.count - 1)
    }
    // A provider's views follow one another.
    if views.last !== listed.views { views.append(listed.views) }
    let own = Names(activity: entry.activity, fileID: entry.fileID)
    if names.last != own { names.append(own) }
    return .listed(
      views: views.count - 1, names: names.count - 1, state: entry.state, line: entry.line, layout: layout, path: listed.path)
  }

  fileprivate func entry(of line: Line) -> PreviewCase {
    switch line {
    case .held(let index): return held[index]
    case .listed(let views, let names, let state, let line, let layout, let path):
      let listed = ListedView(views: self.views[views], path: path)
      var entry = PreviewCase(
        activity: self.names[names].activity, state: state, content: .view({ listed.view }, size: layout), fileID: self.names[names].fileID,
        line: line)
      entry.listed = listed
      return entry
    }
  }

  private nonisolated static func text(_ line: Line) -> String {
    switch line {
    case .held(let index): return "\(index)"
    case .listed(let views, let names, let state, let line, let layout, let path):
      let size =
        switch layout {
        case .device: "device"
        case .sizeThatFits: "fits"
        case .fixed(let width, let height): "\(Double(width).bitPattern)x\(Double(height).bitPattern)"
        }
      return "\(views)\t\(names)\t\(state)\t\(line)\t\(size)\t\(path.map(String.init).joined(separator: "."))"
    }
  }

  private nonisolated static func line(_ text: Substring) -> Line? {
    let words = text.split(separator: "\t", omittingEmptySubsequences: false)
    if words.count == 1 { return Int(words[0]).map { .held($0) } }
    guard words.count == 6, let views = Int(words[0]), let names = Int(words[1]), let line = Int(words[3]) else { return nil }
    let layout: PreviewLayout
    switch words[4] {
    case "device": layout = .device
    case "fits": layout = .sizeThatFits
    case let size:
      let sides = size.split(separator: "x").compactMap { UInt64($0).map { Double(bitPattern: $0) } }
      guard sides.count == 2 else { return nil }
      layout = .fixed(width: sides[0], height: sides[1])
    }
    let path = words[5].split(separator: ".").compactMap { Int($0) }
    return .listed(views: views, names: names, state: String(words[2]), line: line, layout: layout, path: path)
  }

  private nonisolated static func lines(_ data: Data) -> [Line] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map { text in
      guard let line = line(text) else { preconditionFailure("a case in a file does not decode") }
      return line
    }
  }
}

extension CaseList: @MainActor Sequence {
  /// Makes each case when it is asked for.
  @MainActor
  package struct Iterator: @MainActor IteratorProtocol {
    private let list: CaseList
    private var lines: ChunkedList<Line>.Iterator

    fileprivate init(_ list: CaseList) { (self.list, lines) = (list, list.lines.makeIterator()) }

    /// The next case.
    package mutating func next() -> PreviewCase? { lines.next().map(list.entry) }
  }

  /// From the first case on.
  package func makeIterator() -> Iterator { Iterator(self) }
}
