import Foundation
import SwiftUI
import Testing

/// A library's demonstrations as recorded on iOS 17.5, 18.5 and 26.2, rebuilt here (Figures §9.9, R7). Points, exact to a pixel.
@Suite @MainActor struct RecordedDemonstrationTests {
  private struct Section<Content: View>: View {
    let id: String
    let title: String
    let line: String
    @ViewBuilder let content: Content
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: title).font(.subheadline).fontWeight(.semibold)
          Text(verbatim: line).font(.caption2)
        }
        .accessibilityIdentifier(id)
        content
      }
    }
  }

  private static var sections: some View {
    VStack(alignment: .leading, spacing: 12) {
      Section(id: "label", title: "Label", line: "A star") {
        Image(systemName: "star.fill").font(.title2).accessibilityIdentifier("star")
      }
      Section(id: "value", title: "Value", line: "A row") {
        HStack {
          Text(verbatim: "Progress")
          Spacer()
          Text(verbatim: "75%")
        }
        .accessibilityIdentifier("row")
      }
      Section(id: "hint", title: "Hint", line: "A button") {
        Button("Delete") {}.buttonStyle(.bordered).accessibilityIdentifier("delete")
      }
      Section(id: "traits", title: "Traits", line: "A heading") {
        Text(verbatim: "Section Header").font(.headline).accessibilityIdentifier("heading")
      }
      Section(id: "input", title: "Input Labels", line: "A button with a symbol") {
        Button {
        } label: {
          Image(systemName: "mic.fill")
        }
        .buttonStyle(.bordered).accessibilityIdentifier("microphone")
      }
      Section(id: "point", title: "Activation Point", line: "A plate") {
        RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 40).accessibilityIdentifier("plate")
      }
      Section(id: "group", title: "Element Grouping", line: "A row on a plate") {
        HStack {
          Image(systemName: "person.circle.fill").font(.title2)
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "John Doe").font(.subheadline).fontWeight(.medium)
            Text(verbatim: "Online").font(.caption2)
          }
        }
        .padding(8).accessibilityIdentifier("person")
      }
      Spacer()
    }
    .padding()
  }

  /// Text, symbols and buttons of seven sections, one below the other, on iOS 18 and 26.
  @Test(arguments: [SystemVersion.iOS18, .iOS26]) func sectionsOfADemonstration(_ version: SystemVersion) throws {
    let found = try Frames(Self.sections.systemVersion(version), width: 402, height: 874)
    let tops: [(String, CGFloat)] = [
      ("label", 16), ("star", 57.333), ("value", 95.667), ("row", 137), ("hint", 169.333), ("delete", 210.667), ("traits", 257),
      ("heading", 298.333), ("input", 330.667), ("microphone", 372), ("point", 418), ("plate", 459.333), ("group", 511.333),
      ("person", 552.667),
    ]
    for (name, top) in tops {
      let frame = try #require(found[name], "\(name)")
      #expect(abs((frame.minY * 3).rounded() / 3 - top) < 0.001 && frame.minX == 16, "\(name) \(frame)")
    }
    let delete = try #require(found["delete"])
    #expect(abs(delete.height - 34.333) < 0.001 && abs(delete.width - 73.333) < 0.34)
    #expect(found["microphone"].map { [$0.width, $0.height] } == [41.333, 34])
    let star = try #require(found["star"])
    #expect(star.width == 28.333 && star.height == 26.333)
    let person = try #require(found["person"])
    #expect(abs(person.height - 49.333) < 0.001 && abs(person.width - 116.667) < 0.5)
  }

  /// A field is 22 points high, a secure one 21, both as wide as may be, and 8 apart.
  @Test func fieldsForText() throws {
    let found = try Frames(
      VStack {
        TextField("Prompt", text: .constant("")).accessibilityIdentifier("empty")
        TextField("Prompt", text: .constant("Value")).accessibilityIdentifier("filled")
        SecureField("Password", text: .constant("")).accessibilityIdentifier("secure")
        SecureField("Password", text: .constant("secret")).accessibilityIdentifier("dots")
      }, width: 402)
    let expected: [(String, CGFloat, CGFloat)] = [("empty", 0, 22), ("filled", 30, 22), ("secure", 60, 21), ("dots", 89, 21)]
    for (name, top, height) in expected {
      let frame = try #require(found[name])
      #expect(abs(frame.minY - top) < 0.001 && abs(frame.height - height) < 0.001 && frame.width == 402, "\(name) \(frame)")
    }
  }

  /// Pills that a layout of the app's own places in lines, each as wide as its text asks.
  private struct Pills: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width: CGFloat = sizes.reduce(-4) { (sum: CGFloat, size: CGSize) -> CGFloat in sum + size.width + 4 }
      return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for view in subviews {
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += view.sizeThatFits(.unspecified).width + 4
      }
    }
  }

  /// One entry of a legend: a numbered badge beside a column of small text views.
  private struct Entry<More: View>: View {
    let id: String
    let line: String
    @ViewBuilder let more: More
    var body: some View {
      HStack(alignment: .top, spacing: 16) {
        Text(verbatim: id).font(.system(size: 10, weight: .bold)).tracking(-1)
          .frame(minWidth: 16, minHeight: 16).background(RoundedRectangle(cornerRadius: 4)).accessibilityIdentifier(id)
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: line).font(.system(size: 12)).lineLimit(nil)
          more
        }
      }
    }
  }

  /// Badges of 16 at 16, 60.67, 92.67, 141.33 and 194; pills 18.33 high.
  @Test func legendOfADemonstration() throws {
    let found = try Frames(
      VStack(alignment: .leading, spacing: 16) {
        Entry(id: "1", line: "Two lines of twelve points\nin the first entry of all") {}
        Entry(id: "2", line: "A line") {}
        Entry(id: "3", line: "A line with a hint") { Text(verbatim: "in italics").font(.system(size: 12).italic()) }
        Entry(id: "4", line: "A line with pills") {
          Pills {
            ForEach(["Microphone", "Mic", "Record", "Voice"], id: \.self) { name in
              Text(verbatim: name).font(.system(size: 12)).padding(.horizontal, 6).padding(.vertical, 2).accessibilityIdentifier(name)
            }
          }
        }
        Entry(id: "5", line: "A line") {}
      }
      .padding(16).frame(maxWidth: .infinity, alignment: .leading), width: 316)
    // Heights of the recorded entries: 28.67 (two lines), 16 (one), 32.67 (with a hint), 36.67 (with pills).
    for (name, top) in [("1", 16.0), ("2", 60.667), ("3", 92.667), ("4", 141.333), ("5", 194)] {
      let badge = try #require(found[name])
      #expect(abs(badge.minY - top) < 0.01 && badge.size == CGSize(width: 16, height: 16) && badge.minX == 16, "\(name) \(badge)")
    }
    for (name, width) in [("Microphone", 79.0), ("Mic", 32.333), ("Record", 52.333), ("Voice", 43.333)] {
      let pill = try #require(found[name])
      #expect(abs(pill.height - 18.333) < 0.01 && abs(pill.width - width) < 1, "\(name) \(pill)")
    }
  }
}
