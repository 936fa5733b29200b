import Foundation
import SwiftUI
import Testing

/// Whether views take what they are offered or only what they need, as Samuel Défago probed them with a border in a large canvas: "Understanding
/// SwiftUI Layout Behaviors", defagos.github.io, 2021-06-03, section "View Taxonomy" (Figures §9.69).
@Suite @MainActor struct PublishedSizingTests {
  /// What a view does with a length that it is offered.
  enum Behavior { case fills, hugs }

  /// One row of the page's tables.
  private func probe(
    _ name: String, _ horizontal: Behavior, _ vertical: Behavior, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> some View
  ) throws {
    let size = try Frames(view(), width: 1000, height: 1000).size
    // A label's icon reaches below the baseline of a colour, which is its lower edge.
    let found = (size.width >= 1000 ? Behavior.fills : .hugs, size.height >= 1000 ? Behavior.fills : .hugs)
    #expect(found == (horizontal, vertical), "\(name) is \(size)", sourceLocation: sourceLocation)
  }

  @Test func buildingBlocks() throws {
    try probe("Color", .fills, .fills) { Color.red }
    try probe("Divider", .fills, .hugs) { Divider() }
    try probe("Image", .hugs, .hugs) { Image(systemName: "star") }
    try probe("resizable Image", .fills, .fills) { Image(systemName: "star").resizable() }
    try probe("Text", .hugs, .hugs) { Text(verbatim: "Test") }
    try probe("Spacer", .fills, .fills) { Spacer() }
    try probe("GeometryReader", .fills, .fills) { GeometryReader { _ in Text(verbatim: "Test") } }
  }

  @Test func fields() throws {
    try probe("SecureField", .fills, .hugs) { SecureField("Test", text: .constant("")) }
    try probe("TextField", .fills, .hugs) { TextField("Test", text: .constant("")) }
    try probe("TextEditor", .fills, .fills) { TextEditor(text: .constant("")) }
  }

  @Test func labelsAndButtons() throws {
    try probe("Button with a text", .hugs, .hugs) { Button("Test") {} }
    try probe("Button with a color", .fills, .fills) {
      Button {
      } label: {
        Color.red
      }
    }
    try probe("Label", .hugs, .hugs) { Label("Test", systemImage: "star") }
    try probe("Label with a color", .fills, .fills) {
      Label {
        Color.red
      } icon: {
        Image(systemName: "star")
      }
    }
    try probe("Link", .hugs, .hugs) { Link("Test", destination: URL(filePath: "/")) }
    try probe("Link with a color", .fills, .fills) { Link(destination: URL(filePath: "/")) { Color.red } }
  }

  @Test func stacks() throws {
    try probe("HStack of text", .hugs, .hugs) { HStack { Text(verbatim: "Test") } }
    try probe("HStack of a color", .fills, .fills) { HStack { Color.red } }
    try probe("VStack of text", .hugs, .hugs) { VStack { Text(verbatim: "Test") } }
    try probe("VStack of a color", .fills, .fills) { VStack { Color.red } }
    try probe("ZStack of text", .hugs, .hugs) { ZStack { Text(verbatim: "Test") } }
    try probe("ZStack of a color", .fills, .fills) { ZStack { Color.red } }
    try probe("LazyHStack", .hugs, .fills) { LazyHStack { Text(verbatim: "Test") } }
    try probe("LazyVStack", .fills, .hugs) { LazyVStack { Text(verbatim: "Test") } }
    try probe("Group", .hugs, .hugs) { Group { Text(verbatim: "Test") } }
  }

  @Test func controls() throws {
    try probe("Slider", .fills, .hugs) { Slider(value: .constant(0.5)) }
    try probe("Slider with a label", .fills, .hugs) { Slider(value: .constant(0.5)) { Color.red } }
    try probe("linear ProgressView", .fills, .hugs) { ProgressView(value: 0.5) }
    try probe("circular ProgressView", .hugs, .hugs) { ProgressView().progressViewStyle(.circular) }
    try probe("Stepper", .fills, .hugs) { Stepper("Test", onIncrement: nil, onDecrement: nil) }
    try probe("Stepper with a color", .fills, .fills) {
      Stepper(label: { Color.red }, onIncrement: nil, onDecrement: nil)
    }
    try probe("Toggle", .fills, .hugs) { Toggle("Test", isOn: .constant(true)) }
    try probe("Toggle with a color", .fills, .fills) { Toggle(isOn: .constant(true)) { Color.red } }
  }

  @Test func shapes() throws {
    try probe("Capsule", .fills, .fills) { Capsule() }
    try probe("Circle", .fills, .fills) { Circle() }
    try probe("Ellipse", .fills, .fills) { Ellipse() }
    try probe("Rectangle", .fills, .fills) { Rectangle() }
    try probe("RoundedRectangle", .fills, .fills) { RoundedRectangle(cornerRadius: 8) }
  }

  @Test func modifiers() throws {
    try probe("frame(width:) of a color", .hugs, .fills) { Color.red.frame(width: 40) }
    try probe("frame(height:) of a color", .fills, .hugs) { Color.red.frame(height: 40) }
    try probe("frame(maxWidth: .infinity) of text", .fills, .hugs) { Text(verbatim: "Test").frame(maxWidth: .infinity) }
    try probe("frame(maxWidth:) of a color", .hugs, .fills) { Color.red.frame(maxWidth: 40) }
    try probe("frame(maxHeight: .infinity) of text", .hugs, .fills) { Text(verbatim: "Test").frame(maxHeight: .infinity) }
    try probe("aspectRatio of a color", .fills, .fills) { Color.red.aspectRatio(1, contentMode: .fit) }
    try probe("fixedSize of a color", .hugs, .hugs) { Color.red.fixedSize() }
    try probe("fixedSize in one direction", .hugs, .fills) { Color.red.fixedSize(horizontal: true, vertical: false) }
    try probe("border of a color", .fills, .fills) { Color.red.border(.blue) }
    try probe("background of text", .hugs, .hugs) { Text(verbatim: "Test").background(Color.red) }
    try probe("overlay of text", .hugs, .hugs) { Text(verbatim: "Test").overlay(Color.red) }
    try probe("offset of a color", .fills, .fills) { Color.red.offset(x: 10) }
  }

  /// "It simply assigns a magical value of 10": a colour whose size nobody decides. A reader's child is at its top left.
  @Test func places() throws {
    try expect([:], size: [10, 10]) { Color.red.fixedSize() }
    try expect(["a": [0, 0, 20, 20]], width: 100, height: 100) { GeometryReader { _ in block("a") } }
  }
}
