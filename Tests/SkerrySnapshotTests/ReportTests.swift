import Foundation
import FoundationXML
import SkerryGeometry
import SkerryImage
import SkerryTestSupport
import Testing

@testable import SkerrySnapshot

@Suite struct ReportTests {
  let folder: URL
  static let list = ListReport(goldens: "Goldens", artifacts: ".skerry", command: "swift run Delivery")
  static let hostile = "<script>window.pwned = 1</script>\"'&\u{1}]]>"

  init() throws {
    folder = try TemporaryFolder.make()
  }

  static func png(_ value: UInt8, width: Int = 6) throws -> Data {
    try ImageCodecs.encodePNG(
      Bitmap(size: PixelSize(width: width, height: 4), pixels: (0..<width * 4).flatMap { [UInt8]([value, UInt8($0), 90, 255]) }))
  }

  /// A run with every verdict, a hostile name, and a given number of passed cases.
  func record(passed: Int) throws -> (RunRecord, ArtifactFolder) {
    var record = RunRecord(
      owner: Self.hostile, goldens: folder.appendingPathComponent("Goldens").path, record: .never, shard: nil, unreferencedMode: .reject)
    func result(_ state: String, _ verdict: Verdict) -> CaseResult {
      var result = CaseResult(
        path: "Delivery/\(state)/compact@3x.png", case: "Delivery/\(state)", presentation: "compact", set: "@3x", verdict: verdict,
        file: "Sources/A, B:C.swift", line: 7)
      result.actualSize = [6, 4]
      result.referenceSize = [verdict == .size ? 7 : 6, 4]
      return result
    }
    let artifacts = ArtifactFolder(folder.appendingPathComponent("artifacts"))
    for (state, verdict) in [
      (Self.hostile, Verdict.pixels), ("size", .size), ("missing", .missing), ("updated", .updated), ("tolerated", .tolerated),
    ] {
      var entry = result(state, verdict)
      if verdict == .pixels {
        entry.difference =
          PixelDiffer().compare(
            try StraightBitmap(decoding: Self.png(1)), try StraightBitmap(decoding: Self.png(200))
          ).difference
        entry.layout = ["Text '<b>12</b> | min' x 8.0 → 6.3"]
      }
      let name = state == Self.hostile ? "hostile" : state
      entry.path = "Delivery/\(name)/compact@3x.png"
      entry.case = "Delivery/\(state)"
      var outcome = Verifier.Outcome(
        result: entry, layout: LayoutOutline(root: .init(kind: "Text", text: Self.hostile, x: 0, y: 0, width: 1, height: 1)))
      outcome.actual = try Self.png(200)
      if verdict != .missing { outcome.reference = try Self.png(1, width: entry.referenceSize[0]) }
      if verdict == .pixels { outcome.difference = try Self.png(90) }
      try artifacts.keep(outcome)
      record.results.append(entry)
    }
    record.results += (0..<passed).map { result("passed\($0)", .passed) }
    record.unreferenced = [
      UnreferencedGolden(path: "Delivery/\(Self.hostile)/old.png", reason: "no preview is called so", isOurs: true)
    ]
    return (record, artifacts)
  }

  // MARK: Text formats

  @Test func theSummarySaysHowToWriteMissingGoldens() throws {
    var (record, _) = try record(passed: 1)
    #expect(Self.list.summary(record).hasSuffix("; write those that are missing with: swift run Delivery test --record missing"))
    var list = Self.list
    list.base = "main"
    #expect(!list.summary(record).contains("--record"))
    record.results = CaseResults(record.results.filter { $0.verdict != .missing })
    #expect(!Self.list.summary(record).contains("--record"))
  }

  @Test func oneMoreChangeIsNoPlural() throws {
    let (record, _) = try record(passed: 0)
    var result = try #require(record.results.first { $0.verdict == .pixels })
    result.layout = (0..<7).map { "Text x \($0)" }
    #expect(try #require(Self.list.text(result)).contains("and 1 more change\n"))
    result.layout.append("Text y 0")
    #expect(try #require(Self.list.text(result)).contains("and 2 more changes\n"))
  }

  @Test func junitIsXMLWhateverTheNames() throws {
    let (record, _) = try record(passed: 2)
    final class Counter: NSObject, XMLParserDelegate {
      var elements: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
      ) {
        elements.append(name)
      }
    }
    let parser = XMLParser(data: JUnitReport.data(record, Self.list))
    let counter = Counter()
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.elements.count { $0 == "testcase" } == 8)
    #expect(counter.elements.count { $0 == "failure" } == 4)
  }

  @Test func annotationsStayOnTheirLine() throws {
    let (record, _) = try record(passed: 0)
    let lines = GitHubReport.annotations(record, Self.list)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { !$0.contains("\n") })
    #expect(lines[0].hasPrefix("::error file=Sources/A%2C B%3AC.swift,line=7,title="))
    let summary = GitHubReport.summary(record, Self.list)
    #expect(!summary.contains("<script>") && !summary.contains("<b>"))
    #expect(summary.contains("12&lt;/b&gt; \\| min"))
  }

  @Test func jsonHasCountsAndExitCode() throws {
    let (record, _) = try record(passed: 3)
    let json = try #require(try JSONSerialization.jsonObject(with: JSONReport.data(record)) as? [String: Any])
    #expect(json["exitCode"] as? Int == 22)
    #expect((json["summary"] as? [String: Int])?["passed"] == 3)
    #expect((json["results"] as? [[String: Any]])?.first?["case"] as? String == "Delivery/\(Self.hostile)")
    var data = Data()
    record.pieces { data += $0 }
    #expect(try JSONDecoder().decode(RunRecord.self, from: data) == record)
  }

  // MARK: The page

  @Test func thePageIsOneFileWithoutLinks() throws {
    let (record, artifacts) = try record(passed: 5000)
    // Its folders are made.
    let file = folder.appendingPathComponent("pages/today/report.html")
    try HTMLReport(record: record, list: Self.list, sources: [ReportSource(folder: artifacts, paths: nil)], store: GoldenStore(folder))
      .write(to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(!text.contains("<script>window.pwned"))
    #expect(!text.contains("http://") && !text.contains("https://") && !text.contains(" href="))
    // The picture that four of the cases share is stored once.
    #expect(text.components(separatedBy: try Self.png(200).base64EncodedString()).count == 2)
  }

  static let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Use of the page in a real browser, with five thousand cases.
  @Test(.enabled(if: chromium != nil, "no Chromium on this machine")) func thePageWorksInABrowser() throws {
    let (record, artifacts) = try record(passed: 5000)
    let file = folder.appendingPathComponent("report.html")
    try HTMLReport(record: record, list: Self.list, sources: [ReportSource(folder: artifacts, paths: nil)], store: GoldenStore(folder))
      .write(to: file)
    let script = """
      <script>
      const press = key => document.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      const name = () => $('name').textContent;
      const result = {first: name(), summary: $('summary').textContent, groups: {}, modes: [], moves: []};
      for (const d of $('list').children) result.groups[d.dataset.group] = d.querySelector('summary b').textContent;
      result.command = $('command').textContent;
      result.layout = $('layout').textContent;
      for (const key of ['2', '3', '4', '5', '6', '1']) { press(key); result.modes.push(document.body.dataset.mode); }
      press('j'); result.moves.push(name()); press('j'); result.moves.push(name()); press('k'); result.moves.push(name());
      $('search').value = 'passed4999'; $('search').dispatchEvent(new Event('input'));
      result.found = $('list').querySelectorAll('button').length;
      press('j'); result.jumped = name();
      $('search').value = ''; $('search').dispatchEvent(new Event('input'));
      $('list').querySelector('[data-group=passed]').open = true;
      select(run.cases[0]);
      setTimeout(() => {
        result.rows = $('list').querySelectorAll('button').length;
        result.widths = [...$('stage').querySelectorAll('img')].map(i => i.naturalWidth);
        result.pwned = typeof window.pwned;
        document.documentElement.dataset.result = btoa(unescape(encodeURIComponent(JSON.stringify(result))));
      }, 500);
      </script></body>
      """
    let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "</body>", with: script)
    try Data(text.utf8).write(to: file)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.chromium ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=5000", "--dump-dom",
      file.absoluteString,
    ]
    let out = folder.appendingPathComponent("dom.html")
    _ = FileManager.default.createFile(atPath: out.path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = try String(contentsOf: out, encoding: .utf8)
    let packed = try #require(dom.firstMatch(of: #/data-result="([^"]*)"/#)?.1, "the page's script did not finish")
    let bytes = try #require(Data(base64Encoded: String(packed)))
    let result = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(result["first"] as? String == "Delivery/hostile/compact@3x")
    #expect(result["groups"] as? [String: String] == ["failed": "2", "new": "1", "updated": "1", "removed": "1", "passed": "5001"])
    #expect(result["command"] as? String == "swift run Delivery accept Delivery/hostile/compact@3x")
    #expect(result["layout"] as? String == "Text '<b>12</b> | min' x 8.0 → 6.3")
    #expect(result["modes"] as? [String] == ["Swipe", "Onion", "Blink", "Diff", "Layout", "Side by side"])
    #expect(result["moves"] as? [String] == ["Delivery/size/compact@3x", "Delivery/missing/compact@3x", "Delivery/size/compact@3x"])
    #expect(result["found"] as? Int == 1)
    #expect(result["jumped"] as? String == "Delivery/passed4999/compact@3x")
    #expect(result["rows"] as? Int == 5006)
    #expect(result["widths"] as? [Int] == [6, 6, 6])
    #expect(result["pwned"] as? String == "undefined")
  }
}
