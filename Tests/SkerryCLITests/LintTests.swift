import ActivityKit
import Foundation
import SkerryFindings
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import WidgetKit
import Testing

@testable import SkerryCLI
@testable import SkerryCases

@Suite(.serialized) @MainActor struct LintTests {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  private func lint(_ words: String..., of widget: any Widget = MatchActivity()) throws -> (code: Int32, text: String) {
    let out = folder.appendingPathComponent("findings")
    let code = CommandLineTool(inventory: { WidgetInventory(widget: widget) }, name: "test")
      .run(["lint", "--out", out.path, "--presentation", "compact,minimal,lock-screen"] + words)
    return (code, (try? String(contentsOf: out, encoding: .utf8)) ?? "")
  }

  @Test func casesAreLinted() throws {
    let (code, text) = try lint("--format", "json")
    #expect(code == 0, "\(text)")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["findings"] is [[String: Any]])
  }

  /// No rule checks controls and plain views, so "no findings" must not be read as if they were checked.
  @Test func casesThatAreNotCheckedAreCounted() throws {
    let options = try LintOptions(try Arguments([], of: .lint), file: try LintFile())
    let all = try CaseSelection(inventory: WidgetInventory(widget: MatchActivity()), options: options.cases).cases()
    let checked = all.filtered { if case .view = $0.content { false } else { true } }
    #expect(checked.count > 0 && CaseLinter.unchecked(checked) == nil)
    let view = PreviewCase(activity: "Card", state: "one", content: .view({ Text("1") }, size: .sizeThatFits), fileID: "A.swift", line: 1)
    #expect(
      CaseLinter.unchecked(CaseList([view]))
        == "lint checks Live Activities and widgets; 1 case of controls and previewed views is not checked.")
  }

  @Test func twoRunsGiveTheSameText() throws {
    #expect(try lint("--format", "sarif").text == lint("--format", "sarif").text)
  }

  @Test func strictTurnsWarningsIntoErrorsAndABaselineCoversThem() throws {
    let baseline = folder.appendingPathComponent("baseline.json").path
    // Its text of 10 points is a warning.
    let small = SmallPrintActivity()
    #expect(try lint("--strict").code == 0)
    #expect(try lint(of: small).code == 0)
    #expect(try lint("--strict", of: small).code == 2)
    #expect(try lint("--strict", "--exit-zero", of: small).code == 0)
    #expect(try lint("--write-baseline", baseline, of: small).code == 0)
    #expect(try lint("--strict", "--baseline", baseline, of: small).code == 0)
    #expect(try lint("--strict", "--no-baseline", of: small).code == 2)
    #expect(try lint("--no-baseline", "--baseline", baseline, of: small).code == 1)
  }

  @Test func rulesExplainThemselves() throws {
    #expect(try lint("--rules").code == 0)
    for rule in RulePage.all {
      let page = try RulePage.page(of: rule.id)
      #expect(page.contains(rule.why) && page.contains(rule.remedy) && page.contains(rule.source))
    }
    #expect(try lint("--explain", "no-such-rule").code == 1)
    let (_, page) = try lint("--explain", "text-truncated", "--json")
    let rule = try #require(try JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: Any])
    #expect(rule["rule"] as? String == "text-truncated" && rule["severity"] as? String == "error")
    #expect((rule["failing"] as? [Any])?.isEmpty == false)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(try lint("--rules", "--json").text.utf8)) as? [[String: Any]])
    #expect(list.contains { $0["rule"] as? String == "text-truncated" && ($0["remedy"] as? String)?.isEmpty == false })
  }

  /// Colours and empty views have no source position: each finding is at the closure that made them, and those of one view in several
  /// presentations are one.
  @Test func aFindingWithoutAViewIsAtItsClosure() throws {
    let arguments = try Arguments(["--presentation", "compact,minimal,lock-screen,always-on,standby,expanded"], of: .lint)
    let options = try LintOptions(arguments, file: LintFile())
    let selection = try CaseSelection(inventory: WidgetInventory(widget: BlankPillActivity()), options: options.cases).selection()
    // The folder is given, because other tests name one to the process.
    let locator = SourceLocator(folder: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
    let linter = CaseLinter(engine: Engine.ofProcess(fontFolders: []), options: options, locator: locator)
    let findings = try linter.findings(in: selection.cases).all
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    func places(_ rule: String) -> [String] {
      findings.filter { $0.rule == rule }.map { lines[$0.line - 1].trimmingCharacters(in: .whitespaces) }
    }
    #expect(places("empty-presentation") == ["} compactLeading: {", "} minimal: {"])
    #expect(places("island-overflow") == ["} compactTrailing: {"])
    // Height is a defect of the whole island, so it is at its first view.
    #expect(
      places("content-clipped") == [
        "Text(context.state.note).fixedSize().padding(.leading, 360)", "DynamicIslandExpandedRegion(.leading) { Text(\"First\") }",
      ])
  }

  @Test func badCallsGiveExitOne() throws {
    #expect(try lint("--format", "yaml").code == 1)
    #expect(try lint("--baseline", "/nowhere/baseline.json").code == 1)
    #expect(try lint("--dynamic-type", "huge").code == 1)
    #expect(try lint("--color-scheme", "sepia").code == 1)
    #expect(try lint("--payloads", "/nowhere").code == 1)
  }

  @Test func aMissingCatalogueIsAFinding() throws {
    #expect(try lint("/nowhere/Assets.xcassets").code == 1)
  }
}

struct SmallPrintAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var note: String }
}

/// An activity without a preview, whose text is smaller than 11 points.
struct SmallPrintActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SmallPrintAttributes.self) { context in
      Text(context.state.note).font(.system(size: 10)).padding()
    } dynamicIsland: { _ in
      .lettered
    }
  }
}

/// An activity whose text is cut by the card's edge, and whose pills are empty or overfull.
struct BlankPillActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SmallPrintAttributes.self) { context in
      Text(context.state.note).fixedSize().padding(.leading, 360)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("First") }
        DynamicIslandExpandedRegion(.bottom) { Text("Last").frame(height: 200) }
      } compactLeading: {
        EmptyView()
      } compactTrailing: {
        Color.red.frame(width: 40, height: 40)
      } minimal: {
        Color.clear.frame(width: 9, height: 9)
      }
    }
  }
}
