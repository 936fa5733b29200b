import Foundation
import SkerryGraph
import SkerryTestSupport
import SwiftUI
import Testing

/// Notes, tabs and lists of a design system (Figures §9.84, R100).
@Suite @MainActor struct RecordedNoteTests {
  private func frames(_ view: some View) throws -> [String: [Double]] {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try LayoutFrames.identified(in: renderer.layoutTree())
  }

  /// Two notes without words, with text of 14 and 18 points, were 90.0 and 105.33 high.
  @Test func textWithoutCharacters() throws {
    let sizes = try frames(
      VStack {
        ForEach([11, 14, 18, 40], id: \.self) { Text("").font(.system(size: $0)).accessibilityIdentifier("\($0)") }
        Text("").font(.custom("Nowhere Sans", size: 18)).accessibilityIdentifier("custom")
        (Text("") + Text(verbatim: "a").font(.system(size: 14)) + Text("").font(.system(size: 40))).accessibilityIdentifier("joined")
        Text(" ").font(.system(size: 14)).accessibilityIdentifier("space")
        Text("").font(.system(size: 14)).lineLimit(1, reservesSpace: true).accessibilityIdentifier("reserved")
      })
    for name in ["11.0", "14.0", "18.0", "40.0", "custom"] {
      let frame = try #require(sizes[name])
      #expect(frame[2] == 0 && abs(frame[3] - 14) < 0.01, "\(name): \(frame)")
    }
    for name in ["joined", "space", "reserved"] { #expect(abs((sizes[name]?[3] ?? 0) - 17) < 0.01, "\(name): \(sizes[name] ?? [])") }
    let note = try frames(
      VStack(spacing: 0) {
        Text("").font(.system(size: 14)).padding(.vertical, 1.6465)
        Text("").font(.system(size: 14)).padding(.vertical, 1.6465).padding(.top, 2)
      }
      .padding(.vertical, 26.5).accessibilityIdentifier("note"))
    #expect(abs((note["note"]?[3] ?? 0) - 90) < 0.45, "\(note)")
  }

  private struct Pair: View {
    var body: some View {
      Color.red.frame(width: 100, height: 20).accessibilityIdentifier("tabs")
      Color.blue.frame(width: 50, height: 30).padding(.top, 8).accessibilityIdentifier("list")
    }
  }

  /// Tabs above a list, two views in the body of one that the test pads, were 8 and the padding of 8 apart, with one padding around both.
  @Test func aModifierOnSeveralViewsAtTheRoot() throws {
    func tops(_ view: some View) throws -> [Double] { try ["tabs", "list"].map { name in try #require(try frames(view)[name])[1] } }
    #expect(try tops(Pair().padding()) == [16, 44])
    #expect(try tops(Pair().padding().background(Color.white).environment(\.colorScheme, .dark)) == [16, 44])
    #expect(try tops(Group { Pair() }.padding()) == [16, 44])
    #expect(try tops(AnyView(Pair()).padding()) == [16, 44])
    // In a stack each of them is padded, and so are those of a group beside another view.
    #expect(try tops(VStack { Pair().padding() }) == [16, 76])
    #expect(try tops(VStack { Group { Pair() }.padding() }.padding()) == [32, 92])
  }
}
