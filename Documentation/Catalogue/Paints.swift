import SwiftUI

#Preview("Color", traits: .sizeThatFitsLayout) {
  HStack(spacing: 0) {
    Color.red
    Color.orange
    Color(red: 0.2, green: 0.6, blue: 0.4)
    Color.primary
    Color.secondary
  }
  .frame(width: 200, height: 34)
}

#Preview("LinearGradient, RadialGradient, AngularGradient, EllipticalGradient", traits: .sizeThatFitsLayout) {
  HStack {
    LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 24)
    AngularGradient(colors: [.green, .yellow, .green], center: .center)
    EllipticalGradient(colors: [.white, .purple])
  }
  .frame(width: 220, height: 48)
}

#Preview("MeshGradient, Gradient, AnyGradient", traits: .sizeThatFitsLayout) {
  HStack {
    MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green])
    Rectangle().fill(Gradient(colors: [.blue, .black]))
    Rectangle().fill(AnyGradient(Gradient(colors: [.orange, .red])))
    Rectangle().fill(.green.gradient)
  }
  .frame(width: 220, height: 48)
}

#Preview("Material, glassEffect, GlassEffectContainer", traits: .sizeThatFitsLayout) {
  GlassEffectContainer {
    HStack {
      Text("Material").padding(8).background(Material.thin, in: .rect(cornerRadius: 10))
      Text("Glass").padding(8).glassEffect()
    }
  }
  .padding()
  .background(.linearGradient(colors: [.orange, .blue], startPoint: .leading, endPoint: .trailing))
}

#Preview("background, overlay", traits: .sizeThatFitsLayout) {
  Text("Gate 22").padding(8).background(.yellow, in: .capsule)
    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 12, height: 12) }
}

#Preview("backgroundStyle, BackgroundStyle, ForegroundStyle, HierarchicalShapeStyle, TintShapeStyle", traits: .sizeThatFitsLayout) {
  HStack {
    Rectangle().fill(BackgroundStyle()).border(.gray).backgroundStyle(.mint)
    Rectangle().fill(ForegroundStyle())
    Rectangle().fill(HierarchicalShapeStyle.tertiary)
    Rectangle().fill(TintShapeStyle())
  }
  .foregroundStyle(.blue)
  .tint(.orange)
  .frame(width: 220, height: 36)
}

#Preview(
  "AnyShapeStyle, FillShapeStyle, SeparatorShapeStyle, LinkShapeStyle, PlaceholderTextShapeStyle, WindowBackgroundShapeStyle",
  traits: .sizeThatFitsLayout
) {
  HStack {
    Rectangle().fill(AnyShapeStyle(.red))
    Rectangle().fill(.fill)
    Rectangle().fill(.separator)
    Rectangle().fill(.link)
    Rectangle().fill(.placeholder)
    Rectangle().fill(.windowBackground).border(.gray)
  }
  .frame(width: 220, height: 36)
}

#Preview("tint, accentColor", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    ProgressView(value: 0.6).tint(.orange)
    Text("Accent").foregroundStyle(.tint).accentColor(.purple)
  }
  .frame(width: 140)
}

#Preview("opacity, blur", traits: .sizeThatFitsLayout) {
  HStack {
    Color.blue.opacity(0.4)
    Color.blue.blur(radius: 4)
  }
  .frame(width: 140, height: 44)
  .padding(8)
}

#Preview("shadow", traits: .sizeThatFitsLayout) {
  HStack(spacing: 20) {
    RoundedRectangle(cornerRadius: 10).fill(.orange).shadow(color: .black.opacity(0.5), radius: 5, y: 4)
    RoundedRectangle(cornerRadius: 10).fill(.orange.shadow(.inner(color: .black.opacity(0.5), radius: 5, y: 4)))
    Text("Drop").font(.title.bold()).foregroundStyle(.orange.shadow(.drop(color: .black.opacity(0.5), radius: 2, y: 2))).fixedSize()
  }
  .frame(width: 270, height: 40)
  .padding(14)
}

#Preview("blendMode, compositingGroup", traits: .sizeThatFitsLayout) {
  ZStack {
    Circle().fill(.red).offset(x: -14)
    Circle().fill(.blue).offset(x: 14).blendMode(.multiply)
    Capsule().fill(.yellow.blendMode(.multiply)).frame(height: 14)
  }
  .compositingGroup()
  .frame(width: 110, height: 60)
}

#Preview("brightness, contrast, saturation, grayscale, hueRotation", traits: .sizeThatFitsLayout) {
  HStack {
    Swatch()
    Swatch().brightness(0.3)
    Swatch().contrast(0.4)
    Swatch().saturation(0.2)
    Swatch().grayscale(1)
    Swatch().hueRotation(.degrees(120))
  }
}

#Preview("colorInvert, colorMultiply, luminanceToAlpha, drawingGroup", traits: .sizeThatFitsLayout) {
  HStack {
    Swatch().colorInvert()
    Swatch().colorMultiply(.yellow)
    Swatch().luminanceToAlpha()
    Swatch().drawingGroup()
  }
}

private struct Swatch: View {
  var body: some View {
    LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom).frame(width: 30, height: 44)
  }
}

#Preview("clipShape, clipped, cornerRadius, mask", traits: .sizeThatFitsLayout) {
  HStack {
    Color.blue.clipShape(.circle)
    Circle().fill(.green).frame(width: 70, height: 70).frame(width: 40, height: 40).clipped()
    Color.orange.cornerRadius(12)
    Color.purple.mask { Image(systemName: "star.fill").font(.largeTitle) }
  }
  .frame(width: 220, height: 44)
}

#Preview("rotationEffect, scaleEffect, rotation3DEffect, transformEffect, projectionEffect", traits: .sizeThatFitsLayout) {
  HStack(spacing: 24) {
    Image(systemName: "airplane").rotationEffect(.degrees(-45))
    Image(systemName: "airplane").scaleEffect(1.5)
    Image(systemName: "airplane").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    Image(systemName: "airplane").transformEffect(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0))
    Image(systemName: "airplane").projectionEffect(ProjectionTransform(CGAffineTransform(a: 1, b: -0.3, c: 0, d: 1, tx: 0, ty: 0)))
  }
  .font(.title2)
  .padding()
}

#Preview("visualEffect, scrollTransition", traits: .sizeThatFitsLayout) {
  HStack {
    Color.blue.visualEffect { content, proxy in content.opacity(proxy.size.width > 40 ? 0.4 : 1) }
    Color.green.scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
  }
  .frame(width: 140, height: 36)
}

#Preview("redacted, unredacted, privacySensitive", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Account 1234").privacySensitive()
    Text("Stays").unredacted()
  }
  .redacted(reason: .placeholder)
}
