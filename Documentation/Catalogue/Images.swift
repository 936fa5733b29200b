import SwiftUI

#Preview("Image", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "airplane")
    Image(systemName: "bag.fill").foregroundStyle(.orange)
  }
  .font(.title)
}

#Preview("imageScale, symbolVariant", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "star").imageScale(.small)
    Image(systemName: "star").imageScale(.large)
    Image(systemName: "star").symbolVariant(.fill)
    Image(systemName: "star").symbolVariant(.circle)
  }
}

#Preview("symbolRenderingMode, symbolColorRenderingMode, symbolVariableValueMode", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "person.2.fill").symbolRenderingMode(.hierarchical)
    Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .green)
    Image(systemName: "star.fill").symbolColorRenderingMode(.gradient)
    Image(systemName: "wifi", variableValue: 0.4).symbolVariableValueMode(.color)
  }
  .font(.title)
  .foregroundStyle(.blue)
}

#Preview("resizable, scaledToFit, scaledToFill, aspectRatio, interpolation", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "car.fill").resizable().interpolation(.high).frame(width: 60, height: 40)
    Image(systemName: "car.fill").resizable().scaledToFit().frame(width: 60, height: 40)
    Image(systemName: "car.fill").resizable().scaledToFill().frame(width: 60, height: 40).clipped()
    Image(systemName: "car.fill").resizable().aspectRatio(2, contentMode: .fit).frame(width: 60, height: 40)
  }
}

#Preview("renderingMode, widgetAccentedRenderingMode", traits: .sizeThatFitsLayout) {
  HStack {
    Image(systemName: "flame.fill").renderingMode(.template).foregroundStyle(.red)
    Image(systemName: "flame.fill").widgetAccentedRenderingMode(.accented)
  }
  .font(.title)
}

#Preview("AsyncImage", traits: .sizeThatFitsLayout) {
  AsyncImage(url: URL(string: "https://example.com/a.png")) {
    $0
  } placeholder: {
    Color.gray.opacity(0.3)
  }
  .frame(width: 60, height: 40)
}

#Preview("Label", traits: .sizeThatFitsLayout) { Label("Flight LH 454", systemImage: "airplane") }

#Preview("labelIconToTitleSpacing, labelReservedIconWidth", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Label("Close", systemImage: "star").labelIconToTitleSpacing(2)
    Label("Wide", systemImage: "bus.fill")
    Label("Narrow", systemImage: "bolt.fill")
  }
  .labelReservedIconWidth(30)
}

#Preview(
  "labelStyle, DefaultLabelStyle, IconOnlyLabelStyle, TitleOnlyLabelStyle, TitleAndIconLabelStyle", traits: .sizeThatFitsLayout
) {
  VStack(alignment: .leading) {
    Label("Automatic", systemImage: "airplane").labelStyle(DefaultLabelStyle())
    Label("Icon only", systemImage: "airplane").labelStyle(.iconOnly)
    Label("Title only", systemImage: "airplane").labelStyle(.titleOnly)
    Label("Both", systemImage: "airplane").labelStyle(.titleAndIcon)
  }
}
