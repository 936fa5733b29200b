import ActivityKit
import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases

/// Cases and pictures that are made as they are needed.
@MainActor
@Suite struct CaseListTests {
  /// Text views with modifiers of groups, names and layouts.
  private let views = ListedViews(
    Group {
      ForEach(0..<3000) { number in Text(verbatim: "a\(number)").previewLayout(.fixed(width: Double(number) / 3, height: 0.1)) }
      Text("alone").previewLayout(.device)
      Group { Text("last") }
    }.bold().previewLayout(.sizeThatFits))

  /// A single view is kept; each of several is made again for its picture.
  @Test func aViewAloneIsKept() {
    var listed: [Bool] = []
    ListedViews(Group { Group { Text("alone") } }).forEach { listed.append($0.listed != nil) }
    ListedViews(
      Group {
        Group { Text("one") }; Text("two")
      }
    ).forEach { listed.append($0.listed != nil) }
    #expect(listed == [false, true, true])
  }

  private func list() -> CaseList {
    var list = CaseList()
    var line = 0
    views.forEach { leaf in
      var entry = PreviewCase(
        activity: "Ride", state: "state-\(line)", content: .view(leaf.make, size: leaf.facts.layout ?? .device), fileID: "Ride",
        line: line)
      entry.listed = leaf.listed
      list.append(entry)
      line += 1
      if line == 700 { list.append(Self.held) }
    }
    return list
  }

  private static let held = PreviewCase(
    activity: "Held", state: "one", content: .view({ Text("held") }, size: .device), fileID: "H", line: 5)

  private func text(_ entry: PreviewCase) -> String {
    guard case .view(let make, let size) = entry.content else { return "" }
    return "\(entry.id) \(entry.fileID):\(entry.line) \(size) \(make())"
  }

  @Test func casesOfAFileAreTheSame() {
    let list = list()
    #expect(list.count == 3003 && list.count { _ in true } == 3003)
    // No view is in memory, however many there are.
    #expect(list.memoryCount <= ChunkedList<Int>.chunkCount + 1 && list.held.count == 1)
    let all = Array(list)
    #expect(all[700].id == "Held/one" && text(all[0]).contains("a0") && text(all[0]).contains("EnvironmentModifier"))
    for number in [1, 511, 512, 513, 1023, 1024, 2999] {
      let entry = all[number < 700 ? number : number + 1]
      #expect(entry.state == "state-\(number)" && entry.line == number && text(entry).contains("\"a\(number)\""))
      #expect(text(entry).contains("\(PreviewLayout.fixed(width: Double(number) / 3, height: 0.1))"))
    }
    #expect(text(all[3001]).contains("device") && text(all[3001]).contains("alone"))
    #expect(text(all[3002]).contains("sizeThatFits") && text(all[3002]).contains("last") && text(all[3002]).contains("EnvironmentModifier"))
    let odd = list.filtered { !$0.line.isMultiple(of: 2) }
    #expect(Array(odd).map(text) == all.filter { !$0.line.isMultiple(of: 2) }.map(text))
    #expect(Array(CaseList(odd)).map(text) == Array(odd).map(text))
  }

  @Test func shardsShareThePictures() throws {
    var pictures = PlannedPictures()
    let small = list().filtered { $0.line < 20 }
    pictures.append(small, PictureExpansion(try CaseOptions(Arguments(["--scale", "1,2"], of: .test))))
    #expect(pictures.count == 42 && pictures.paths.count == 42 && pictures.cases.count == 21 && pictures.sets == ["@1x", "@2x"])
    // Repeated paths are planned once.
    pictures.append(small, PictureExpansion(try CaseOptions(Arguments(["--scale", "2,3"], of: .test))))
    let all = pictures.map(\.path)
    #expect(pictures.count == 63 && all.count == 63 && Set(all).count == 63 && all[42] == "Ride/state-0/view@3x.png")
    var shared: [Int: String] = [:]
    for index in 1...4 {
      let shard = try Shard("\(index)/4")
      let own = pictures.of(shard).map(\.path)
      #expect(own.count == pictures.of(shard).count)
      for (place, path) in own.enumerated() { shared[place * 4 + index - 1] = path }
    }
    #expect(shared.count == 63 && (0..<63).allSatisfy { shared[$0] == all[$0] })
    #expect(try pictures.of(Shard("90/100")).isEmpty)
  }

  /// Several repeated paths one after the other are left out, and no new one between or after them.
  @Test func onlyRepeatedPathsAreLeftOut() throws {
    let small = list().filtered { $0.line < 3 }
    func paths(_ scales: String...) throws -> [String] {
      var pictures = PlannedPictures()
      for scale in scales { pictures.append(small, PictureExpansion(try CaseOptions(Arguments(["--scale", scale], of: .test)))) }
      let all = pictures.map(\.path)
      #expect(pictures.count == all.count)
      return all
    }
    let once = try paths("1,2")
    #expect(once.count == 6)
    // Both looks of each case are repeated, then a new one follows.
    let third = try paths("3")
    #expect(try paths("1,2", "1,2,3") == once + third && paths("1,2", "1,2") == once)
    #expect(try paths("2", "3,2,1") == paths("2") + zip(third, paths("1")).flatMap { [$0, $1] })
  }

  /// A bundle's activity is drawn before the parts that it is made of, wherever their previews are.
  @Test func activitiesComeFirst() {
    func entry(_ name: String, _ content: PreviewCase.Content) -> PreviewCase {
      PreviewCase(activity: name, state: "a", content: content, fileID: "", line: 0)
    }
    let configuration = ActivityConfiguration(for: Tram.self) { _ in
    } dynamicIsland: { _ in
      DynamicIsland {
      } compactLeading: {
      } compactTrailing: {
      } minimal: {
      }
    }
    let tram = PreviewCase.Content.activity(
      configuration, attributes: Tram(), state: Tram.ContentState(), isStale: false, supportsSmall: false)
    let view = PreviewCase.Content.view({ Text("a") }, size: .device)
    let mixed = CaseList([
      entry("A", view), entry("B", .widget([])), entry("C", tram), entry("D", view), entry("E", tram), entry("F", .widget([])),
    ])
    #expect(mixed.activitiesFirst().map(\.activity) == ["C", "E", "B", "F", "A", "D"])
    // A widget with the name of a previewed activity or of a file with previewed views is drawn with its provider's entries.
    var distinct = DistinctCases()
    mixed.forEach { distinct.append($0) }
    #expect(distinct.widgetNames == ["B", "F"])
    let views = list()
    #expect(views.activitiesFirst().map(\.id) == views.map(\.id) && views.activitiesFirst().memoryCount == views.memoryCount)
  }

  private struct Tram: ActivityAttributes { struct ContentState: Codable, Hashable {} }

  /// Cases with names of their own, many of which are the same.
  @Test func namesAreCounted() {
    var distinct = DistinctCases()
    for leaf in 0..<3 {
      for number in 0..<2 {
        distinct.append(
          PreviewCase(activity: "A", state: "s\(number)", content: .view({ Text("\(leaf)") }, size: .device), fileID: "", line: 0))
      }
    }
    #expect(distinct.list.map(\.state) == ["s0", "s1", "s0-2", "s1-2", "s0-3", "s1-3"] && distinct.widgetNames.isEmpty)
  }
}
