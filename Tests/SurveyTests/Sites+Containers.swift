import SwiftUI
import WidgetKit

extension CallSites {
  func addContainers() {
    let sample = Sample()
    changes("Spacer()") {
      HStack(spacing: 0) {
        Color.red; Spacer().frame(width: 20)
      }
    } from: {
      HStack(spacing: 0) { Color.red }
    }
    changes("Spacer(minLength:)") {
      HStack(spacing: 0) {
        Color.red.frame(width: 90)
        Spacer(minLength: 30)
        Color.blue.layoutPriority(-1)
      }
    } from: {
      HStack(spacing: 0) {
        Color.red.frame(width: 90)
        Color.blue
      }
    }
    let square = Color.red.frame(width: 20, height: 20)
    let tall = Color.blue.frame(width: 20, height: 60)
    equals("HStack {}") {
      HStack {
        square; tall
      }
    } as: {
      HStack(alignment: .center, spacing: 8) {
        square; tall
      }
    }
    changes("HStack(spacing:) {}") {
      HStack(spacing: 20) {
        square; tall
      }
    } from: {
      HStack {
        square; tall
      }
    }
    changes("HStack(alignment:) {}") {
      HStack(alignment: .top) {
        square; tall
      }
    } from: {
      HStack {
        square; tall
      }
    }
    changes("HStack(alignment:, spacing:) {}") {
      HStack(alignment: .bottom, spacing: 2) {
        square; tall
      }
    } from: {
      HStack(spacing: 2) {
        square; tall
      }
    }
    equals("VStack {}") {
      VStack {
        square; tall
      }
    } as: {
      VStack(alignment: .center, spacing: nil) {
        square; tall
      }
    }
    changes("VStack(spacing:) {}") {
      VStack(spacing: 20) {
        square; tall
      }
    } from: {
      VStack {
        square; tall
      }
    }
    let wide = Color.blue.frame(width: 60, height: 20)
    changes("VStack(alignment:) {}") {
      VStack(alignment: .leading) {
        square; wide
      }
    } from: {
      VStack {
        square; wide
      }
    }
    changes("VStack(alignment:, spacing:) {}") {
      VStack(alignment: .trailing, spacing: 2) {
        square; wide
      }
    } from: {
      VStack(spacing: 2) {
        square; wide
      }
    }
    equals("ZStack {}") {
      ZStack {
        tall; square
      }
    } as: {
      ZStack(alignment: .center) {
        tall; square
      }
    }
    changes("ZStack(alignment:) {}") {
      ZStack(alignment: .topLeading) {
        tall; square
      }
    } from: {
      ZStack {
        tall; square
      }
    }
    equals("EmptyView()") {
      EmptyView()
    } as: {
      Color.clear
    }
    equals("Group {}") {
      Group { if sample.isLate { square } else { tall } }
    } as: {
      square
    }
    equals("ForEach(_) {}") {
      VStack { ForEach(sample.boats) { boat in Text(boat.name) } }
    } as: {
      VStack {
        Text("Heron"); Text("Eider")
      }
    }
    equals("ForEach(_) {}") {
      HStack { ForEach(0..<3) { Text("\($0)") } }
    } as: {
      HStack {
        Text("0"); Text("1"); Text("2")
      }
    }
    equals("ForEach(_, id:) {}") {
      VStack { ForEach(sample.boats, id: \.id) { Text($0.name) } }
    } as: {
      VStack {
        Text("Heron"); Text("Eider")
      }
    }
    equals("ForEach(_, id:) {}") {
      HStack { ForEach(Array(sample.boats.enumerated()), id: \.offset) { index, boat in Text("\(index) \(boat.name)") } }
    } as: {
      HStack {
        Text("0 Heron"); Text("1 Eider")
      }
    }
    equals("GeometryReader {}") {
      GeometryReader { geometry in Color.red.frame(width: geometry.size.width * sample.rate, height: geometry.size.height / 2) }
    } as: {
      Color.red.frame(width: 48, height: 60).frame(width: 120, height: 120, alignment: .topLeading)
    }
    changes("Divider()") {
      VStack {
        square; Divider()
      }
    } from: {
      VStack {
        square; Divider().hidden()
      }
    }
    changes("Grid(horizontalSpacing:) {}", "GridRow {}") {
      Grid(horizontalSpacing: 30) {
        GridRow {
          square; square
        }
      }
    } from: {
      Grid {
        GridRow {
          square; square
        }
      }
    }
    equals("ViewThatFits(in:) {}") {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 400, height: 9); square
      }
    } as: {
      square
    }
    equals("AnyView(_)") {
      AnyView(square)
    } as: {
      square
    }
    changes("Alignment(horizontal:, vertical:)") {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .bottom)) {
        tall; square
      }
    } from: {
      ZStack {
        tall; square
      }
    }
    equals("EdgeInsets()") {
      square.padding(EdgeInsets())
    } as: {
      square
    }
    equals("EdgeInsets(top:, leading:, bottom:, trailing:)") {
      Color.red.padding(EdgeInsets(top: 30, leading: 10, bottom: 0, trailing: 0))
    } as: {
      Color.red.padding(.top, 30).padding(.leading, 10)
    }
    equals("Link(destination:) {}") {
      if let page = URL(string: "https://skerry.example") { Link(destination: page) { square } }
    } as: {
      square
    }
    draws("ProposedViewSize(width:, height:)", ": Layout", "Layout", ".layoutValue(key:, value:)") {
      Diagonal {
        square.layoutValue(key: Diagonal.Shift.self, value: 9); tall
      }
    }
    compiles("ProposedViewSize(width:, height:)") { _ = ProposedViewSize(width: 20, height: nil) }
  }
}

/// Views on a diagonal, each moved by its own value.
struct Diagonal: Layout {
  struct Shift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: corner.x + subview[Shift.self], y: corner.y), proposal: ProposedViewSize(width: size.width, height: size.height))
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}
