import SwiftUI

private struct Box: View {
  var color = Color.blue
  var body: some View { color.frame(width: 34, height: 26) }
}

#Preview("HStack, Spacer, Divider", traits: .sizeThatFitsLayout) {
  HStack(spacing: 6) {
    Box()
    Divider()
    Box(color: .green)
    Spacer()
    Box(color: .orange)
  }
  .frame(width: 200, height: 30)
}

#Preview("VStack", traits: .sizeThatFitsLayout) {
  VStack(alignment: .trailing, spacing: 4) {
    Text("19:40")
    Text("On time").foregroundStyle(.green)
  }
}

#Preview("ZStack, zIndex", traits: .sizeThatFitsLayout) {
  ZStack(alignment: .topLeading) {
    Box().zIndex(1)
    Box(color: .orange).padding([.top, .leading], 12)
  }
}

#Preview("LazyHStack, LazyVStack", traits: .sizeThatFitsLayout) {
  LazyHStack {
    LazyVStack { ForEach(0..<3) { Text("Row \($0)") } }.frame(width: 60)
    Box()
  }
  .frame(width: 120, height: 70)
}

#Preview("Grid, GridRow, gridCellColumns, gridColumnAlignment, gridCellAnchor, gridCellUnsizedAxes", traits: .sizeThatFitsLayout) {
  Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
    GridRow {
      Text("Gate").gridColumnAlignment(.trailing)
      Text("B22").bold()
    }
    GridRow {
      Text("Departs").gridCellAnchor(.trailing)
      Text("19:40").bold()
    }
    Divider().gridCellUnsizedAxes(.horizontal)
    GridRow { Text("Both columns").gridCellColumns(2) }
  }
}

#Preview("LazyVGrid, LazyHGrid", traits: .sizeThatFitsLayout) {
  HStack {
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(0..<4) { Text("\($0)") } }
    LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))]) { ForEach(0..<4) { Text("\($0)") } }
  }
  .frame(width: 180, height: 60)
}

#Preview("ViewThatFits", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    ViewThatFits {
      Text("Boarding at gate 22"); Text("Gate 22")
    }.frame(width: 180, alignment: .leading)
    ViewThatFits {
      Text("Boarding at gate 22"); Text("Gate 22")
    }.frame(width: 80, alignment: .leading)
  }
}

#Preview("GeometryReader, coordinateSpace", traits: .sizeThatFitsLayout) {
  GeometryReader { proxy in
    Color.orange.frame(width: proxy.size.width * 0.4)
    Text("\(Int(proxy.frame(in: .named("card")).width)) pt")
  }
  .coordinateSpace(name: "card")
  .frame(width: 160, height: 24)
}

#Preview("ForEach, Group, Section, EmptyView, AnyView, tag", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Section("Stops") { ForEach(["Berlin", "Oslo"], id: \.self) { Text($0).tag($0) } }
    Group {
      Text("A group"); EmptyView()
    }.foregroundStyle(.secondary)
    AnyView(Text("Any view"))
  }
}

#Preview("HStackLayout, VStackLayout, ZStackLayout, GridLayout, AnyLayout", traits: .sizeThatFitsLayout) {
  HStack(spacing: 16) {
    AnyLayout(VStackLayout(spacing: 2)) {
      Box(); Box(color: .green)
    }
    AnyLayout(HStackLayout(spacing: 2)) {
      Box(); Box(color: .green)
    }
    AnyLayout(ZStackLayout()) {
      Box(); Text("Z")
    }
    AnyLayout(GridLayout(horizontalSpacing: 2, verticalSpacing: 2)) {
      GridRow {
        Box(); Box(color: .green)
      }
      GridRow {
        Box(color: .green); Box()
      }
    }
  }
}

#Preview("layoutPriority, fixedSize", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Boarding at gate").layoutPriority(1)
    Text("Gate B22 North")
  }
  .lineLimit(1)
  .frame(width: 170)
  .border(.gray)
  Text("Fixed size keeps its line").fixedSize().frame(width: 60).border(.orange)
}

#Preview("layoutValue", traits: .sizeThatFitsLayout) {
  Steps { ForEach(0..<3) { Text("Step \($0)").layoutValue(key: Indent.self, value: CGFloat($0) * 16) } }
}

private struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 110, height: 66) }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: bounds.minX + view[Indent.self], y: bounds.minY + CGFloat(index) * 22), proposal: .unspecified)
    }
  }
}

#Preview("alignmentGuide", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Box()
    Box(color: .orange).alignmentGuide(.leading) { -$0.width / 2 }
  }
}

#Preview("frame, padding, border", traits: .sizeThatFitsLayout) {
  VStack {
    Text("Frame").frame(width: 140, height: 32, alignment: .trailing).border(.blue)
    Text("Padding").padding(.horizontal, 24).border(.orange, width: 2)
    Text("At most 140").frame(minWidth: 60, maxWidth: 140).border(.green)
  }
}

#Preview("offset, position", traits: .sizeThatFitsLayout) {
  ZStack {
    Color.gray.opacity(0.2)
    Text("Offset").offset(x: 20, y: -14)
    Text("Position").position(x: 50, y: 50)
  }
  .frame(width: 160, height: 70)
}

#Preview("safeAreaInset, safeAreaPadding, safeAreaBar, scenePadding", traits: .sizeThatFitsLayout) {
  Color.blue.opacity(0.3)
    .safeAreaInset(edge: .bottom) { Text("Inset").frame(maxWidth: .infinity).background(.orange) }
    .safeAreaBar(edge: .top) { Text("Bar") }
    .safeAreaPadding(.horizontal, 12)
    .scenePadding()
    .frame(width: 180, height: 110)
    .border(.gray)
}

#Preview("containerRelativeFrame", traits: .sizeThatFitsLayout) {
  Color.green.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.frame(height: 24)
}

#Preview("hidden, disabled", traits: .sizeThatFitsLayout) {
  HStack {
    Text("Shown")
    Text("Hidden").hidden()
    Button("Disabled") {}.disabled(true)
  }
}

#Preview("flipsForRightToLeftLayoutDirection, layoutDirectionBehavior", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
    Triangle().layoutDirectionBehavior(.mirrors).frame(width: 30, height: 20)
  }
  .environment(\.layoutDirection, .rightToLeft)
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
