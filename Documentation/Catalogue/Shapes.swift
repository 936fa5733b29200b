import SwiftUI

#Preview("Rectangle, RoundedRectangle, UnevenRoundedRectangle", traits: .sizeThatFitsLayout) {
  HStack {
    Rectangle()
    RoundedRectangle(cornerRadius: 10)
    UnevenRoundedRectangle(topLeadingRadius: 14, bottomTrailingRadius: 14)
  }
  .frame(width: 200, height: 40)
  .foregroundStyle(.blue)
}

#Preview("Circle, Ellipse, Capsule", traits: .sizeThatFitsLayout) {
  HStack {
    Circle()
    Ellipse()
    Capsule()
  }
  .frame(width: 200, height: 40)
  .foregroundStyle(.green)
}

#Preview("ContainerRelativeShape, ConcentricRectangle, containerShape", traits: .sizeThatFitsLayout) {
  HStack {
    ContainerRelativeShape().fill(.orange).padding(6)
    ConcentricRectangle().fill(.blue).padding(6)
  }
  .frame(width: 160, height: 60)
  .background(.gray.opacity(0.3))
  .containerShape(RoundedRectangle(cornerRadius: 18))
}

#Preview("Path, AnyShape", traits: .sizeThatFitsLayout) {
  HStack {
    Path { $0.addArc(center: CGPoint(x: 20, y: 20), radius: 18, startAngle: .zero, endAngle: .degrees(250), clockwise: false) }
      .stroke(.red, lineWidth: 4)
    AnyShape(Triangle()).fill(.purple)
  }
  .frame(width: 90, height: 40)
}

#Preview("fill, stroke, strokeBorder", traits: .sizeThatFitsLayout) {
  HStack {
    Circle().fill(.orange)
    Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [6, 4]))
    Circle().strokeBorder(.green, lineWidth: 4)
  }
  .frame(width: 180, height: 50)
  .padding(4)
}

#Preview("trim, rotation", traits: .sizeThatFitsLayout) {
  HStack {
    Circle().trim(from: 0, to: 0.7).stroke(.blue, lineWidth: 5)
    Rectangle().rotation(.degrees(20)).fill(.orange)
  }
  .frame(width: 120, height: 44)
  .padding(6)
}

#Preview("inset, scale, size, transform", traits: .sizeThatFitsLayout) {
  HStack {
    Circle().inset(by: 8).fill(.blue)
    Circle().scale(0.5).fill(.green)
    Circle().size(width: 20, height: 20).fill(.orange)
    Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 10, ty: 0)).fill(.purple)
  }
  .frame(width: 220, height: 44)
}

#Preview("rect, capsule", traits: .sizeThatFitsLayout) {
  HStack {
    Color.blue.clipShape(.rect(cornerRadius: 10))
    Color.green.clipShape(.capsule(style: .continuous))
  }
  .frame(width: 150, height: 36)
}

#Preview("Canvas", traits: .sizeThatFitsLayout) {
  Canvas { context, size in
    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: CGSize(width: size.height, height: size.height))), with: .color(.orange))
    context.draw(Text("Canvas"), at: CGPoint(x: size.width / 2, y: size.height / 2))
  }
  .frame(width: 140, height: 40)
}
