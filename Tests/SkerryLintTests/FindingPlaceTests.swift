import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryImage
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// The place of a finding is where the picture shows what is meant, even where a card is drawn smaller than it is laid out.
@Suite @MainActor struct FindingPlaceTests {
  @Test(arguments: [Presentation.lockScreen, .alwaysOn, .standby, .expanded, .banner])
  func placesAreThoseOfThePicture(presentation: Presentation) throws {
    let engine = Engine(resourceFolders: [])
    let example = RuleExample(presentation, source: "") {
      HStack {
        Color.blue.frame(width: 30, height: 24)
        Spacer()
      }.padding(30)
    }
    let trace = try #require(example.trace(engine: engine))
    let seen = try #require(trace.visits.first { $0.isVisible }?.visibleFrame)
    let shown = trace.scene.shown(Diagnostic.Area(x: seen.minX, y: seen.minY, width: seen.width, height: seen.height))
    let scale: CGFloat = 3
    let bitmap = trace.pixels(of: trace.scene.tree, scale: scale)
    var ink = CGRect.null
    for y in 0..<bitmap.size.height {
      for x in 0..<bitmap.size.width {
        let at = 4 * (y * bitmap.size.width + x)
        let (red, green, blue) = (Int(bitmap.pixels[at]), Int(bitmap.pixels[at + 1]), Int(bitmap.pixels[at + 2]))
        if blue > 200, blue - red > 100, blue - green > 60 { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
    }
    #expect(abs(ink.minX / scale - shown.minX) < 0.7 && abs(ink.maxX / scale - shown.maxX) < 0.7, "\(ink) \(shown)")
    #expect(abs(ink.minY / scale - shown.minY) < 0.7 && abs(ink.maxY / scale - shown.maxY) < 0.7, "\(ink) \(shown)")
  }
}

/// A view that only apps can use is reported at the customer's call, even where Skerry creates its label.
@Suite @MainActor struct UnsupportedPlaceTests {
  /// The lines, from that of the call, of what is reported.
  private func lines(from line: Int = #line, @ViewBuilder _ view: @escaping @MainActor () -> some View) throws -> [Int] {
    let example = RuleExample(.lockScreen, source: "", view: view)
    let trace = try #require(example.trace(engine: Engine(resourceFolders: [])))
    return UnsupportedRule.findings(in: trace).map { ($0.site?.line ?? 0) - line }
  }

  @Test func controlsAreReportedAtTheirOwnLines() throws {
    #expect(try lines { VStack { TextField("Name", text: .constant("")) } } == [0])
    let found = try lines {
      VStack {
        TextField("Name", text: .constant(""))
        SecureField("Code", text: .constant("a"))
        Slider(value: .constant(0.5))
        Slider(value: .constant(0.5), in: 0...2) { Text("Volume") }
        Picker("Gate", selection: .constant(1)) { Text("1").tag(1) }
        Stepper("Seats", value: .constant(1), in: 0...3)
        Menu("More") { Text("A") }
        Menu {
          Text("A")
        } label: {
          Text("More")
        }
        DatePicker("Start", selection: .constant(.now))
        ColorPicker("Tint", selection: .constant(.red))
      }
    }
    #expect(found == [2, 3, 4, 5, 6, 7, 8, 9, 14, 15])
    let others = try lines {
      VStack {
        DisclosureGroup("Details") { Text("A") }
        ShareLink(item: "a")
        EditButton()
        RenameButton()
        TextEditor(text: .constant("a"))
        NavigationLink("Next", value: 1)
      }
    }
    #expect(others == [2, 3, 4, 5, 6, 7])
  }
}

/// Text that Skerry makes for a view has the place of the customer's call.
@Suite @MainActor struct GeneratedTextPlaceTests {
  @Test func aTimersOwnValueStandsAtItsProgress() throws {
    let line = #line
    let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4e9)
    let example = RuleExample(.lockScreen, source: "") {
      VStack {
        Text("Rest")
        ProgressView(timerInterval: interval)
        ProgressView(timerInterval: interval, countsDown: false) { EmptyView() }
      }
    }
    let trace = try #require(example.trace(engine: Engine(resourceFolders: [])))
    #expect(trace.visits.filter { $0.text != nil }.compactMap(\.site).map { $0.line - line } == [4, 5, 6])
  }
}
