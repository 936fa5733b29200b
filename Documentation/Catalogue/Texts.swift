import SwiftUI

#Preview("Text", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Gate \(22) opens")
    Text("**Bold** and *italic* Markdown")
    Text(Date.now.addingTimeInterval(600), style: .timer).frame(width: 60, alignment: .leading)
    Text("\(Image(systemName: "airplane")) in a line")
  }
}

#Preview("font", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Large title").font(.largeTitle)
    Text("Headline").font(.headline)
    Text("Caption").font(.caption)
    Text("20 points").font(.system(size: 20, weight: .semibold, design: .rounded))
  }
}

#Preview("bold, italic, fontWeight", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Bold").bold()
    Text("Italic").italic()
    Text("Heavy").fontWeight(.heavy)
    Text("Light").fontWeight(.light)
  }
}

#Preview("fontDesign, fontWidth", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Rounded").fontDesign(.rounded)
    Text("Serif").fontDesign(.serif)
    Text("Monospaced").fontDesign(.monospaced)
    Text("Condensed").fontWidth(.condensed)
    Text("Expanded").fontWidth(.expanded)
  }
}

#Preview("monospaced, monospacedDigit", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("11:11").monospaced()
    Text("11:11").monospacedDigit()
    Text("11:11")
  }
}

#Preview("underline, strikethrough", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Underlined").underline(color: .orange)
    Text("Dashed").underline(pattern: .dash)
    Text("On time").strikethrough(color: .red)
  }
}

#Preview("kerning, tracking, baselineOffset", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Kerning").kerning(3)
    Text("Tracking").tracking(3)
    Text("10") + Text("th").font(.caption).baselineOffset(6)
  }
}

#Preview("textCase, textScale", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Boarding").textCase(.uppercase)
    Text("Boarding").textScale(.secondary)
  }
}

#Preview("lineLimit, truncationMode", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Boarding at gate 22 begins soon").lineLimit(1)
    Text("Boarding at gate 22 begins soon").lineLimit(1).truncationMode(.middle)
    Text("Boarding at gate 22 begins soon").lineLimit(2, reservesSpace: true)
  }
  .frame(width: 150)
}

#Preview("minimumScaleFactor, allowsTightening", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Boarding at gate 22 soon").minimumScaleFactor(0.5)
    Text("Boarding at gate").allowsTightening(true)
  }
  .lineLimit(1)
  .frame(width: 118)
}

#Preview("lineHeight", traits: .sizeThatFitsLayout) {
  HStack(alignment: .top) {
    Text("Gate 22\nTen minutes").lineHeight(.multiple(factor: 1.6))
    Text("Gate 22\nTen minutes").lineHeight(.exact(points: 18))
    Text("Gate 22\nTen minutes").lineHeight(.leading(increase: 10))
  }
}

#Preview("typesettingLanguage", traits: .sizeThatFitsLayout) {
  HStack(alignment: .top) {
    Text("Gate 22\nTen minutes")
    Text("Gate 22\nTen minutes").typesettingLanguage(.init(languageCode: .hindi))
    Text("Gate 22\nTen minutes").typesettingLanguage(.init(languageCode: .urdu))
  }
}

#Preview("multilineTextAlignment, lineSpacing", traits: .sizeThatFitsLayout) {
  Text("Boarding at gate 22 begins in ten minutes").multilineTextAlignment(.center).lineSpacing(6).frame(width: 150)
}

#Preview("foregroundStyle, foregroundColor", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Style").foregroundStyle(.orange)
    Text("Secondary").foregroundStyle(.secondary)
    Text("Gradient").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("Color").foregroundColor(.green)
  }
  .font(.headline)
}

#Preview("textRenderer", traits: .sizeThatFitsLayout) { Text("Rendered").textRenderer(Plain()) }

private struct Plain: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}

#Preview("dynamicTypeSize", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Text("Small").dynamicTypeSize(.small)
    Text("xxxLarge").dynamicTypeSize(.xxxLarge)
  }
}
