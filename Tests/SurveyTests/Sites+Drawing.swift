import SwiftUI
import WidgetKit

extension CallSites {
  func addDrawingModifiers() {
    let sample = Sample()
    let text = Text("Row")
    let box = Color.red.frame(width: 60, height: 40)
    changes(".foregroundStyle(_)") {
      text.foregroundStyle(sample.isLate ? .red : .green)
    } from: {
      text
    }
    changes(".foregroundStyle(_, _)") {
      Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
    } from: {
      Image(systemName: "checkmark.circle.fill").foregroundStyle(.white)
    }
    equals(".foregroundColor(_)") {
      text.foregroundColor(sample.accent ?? .red)
    } as: {
      text.foregroundStyle(.red)
    }
    equals(".foregroundColor(textColor:, onBackground:)") {
      text.foregroundColor(textColor: .white, onBackground: .black)
    } as: {
      text.foregroundColor(.white).background(Color.black)
    }
    equals(".opacity(_)") {
      Color.red.opacity(sample.isLate ? 0.5 : 1)
    } as: {
      Rectangle().fill(.red.opacity(0.5))
    }
    equals(".background(_)") {
      text.background(Color.red)
    } as: {
      text.background { Color.red }
    }
    equals(".background(_)") {
      text.background(RoundedRectangle(cornerRadius: 4).fill(.red))
    } as: {
      text.background(.red, in: RoundedRectangle(cornerRadius: 4))
    }
    equals(".background(_)") {
      text.background(sample.isLate ? .red : .green)
    } as: {
      text.background(.red)
    }
    changes(".background(_, in:)") {
      text.background(.red, in: Capsule())
    } from: {
      text.background(.red)
    }
    equals(".background {}") {
      text.background { if sample.isLate { Color.red } }
    } as: {
      text.background(.red)
    }
    equals(".overlay(_)") {
      box.overlay(Text("3"), alignment: .center)
    } as: {
      box.overlay { Text("3") }
    }
    equals(".overlay(_)") {
      box.overlay(Circle().stroke(.white, lineWidth: 2))
    } as: {
      box.overlay { Circle().stroke(.white, lineWidth: 2) }
    }
    equals(".overlay {}") {
      box.overlay { Text("3") }
    } as: {
      ZStack {
        box; Text("3")
      }
    }
    equals(".overlay(alignment:) {}") {
      box.overlay(alignment: .topTrailing) { Text("3") }
    } as: {
      ZStack(alignment: .topTrailing) {
        box; Text("3")
      }
    }
    equals(".overlay(content:)") {
      box.overlay(content: { Text("3") })
    } as: {
      box.overlay(Text("3"))
    }
    equals(".clipShape(_)") {
      box.clipShape(Capsule())
    } as: {
      Capsule().fill(.red).frame(width: 60, height: 40)
    }
    equals(".clipShape(_)") {
      box.clipShape(.rect(cornerRadius: 9))
    } as: {
      RoundedRectangle(cornerRadius: 9).fill(.red).frame(width: 60, height: 40)
    }
    equals(".clipped()") {
      Color.red.frame(width: 90).frame(width: 60, height: 40).clipped()
    } as: {
      box
    }
    equals(".cornerRadius(_)") {
      box.cornerRadius(8)
    } as: {
      box.clipShape(RoundedRectangle(cornerRadius: 8))
    }
    equals(".cornerRadius()") {
      box.cornerRadius()
    } as: {
      box
    }
    equals(".border(_)") {
      box.border(.blue)
    } as: {
      box.overlay(Rectangle().strokeBorder(.blue, lineWidth: 1))
    }
    changes(".shadow(color:, radius:)") {
      box.shadow(color: .black, radius: 6)
    } from: {
      box
    }
    changes(".shadow(color:, radius:, x:, y:)") {
      box.shadow(color: .black.opacity(0.4), radius: 6, x: 0, y: 6)
    } from: {
      box.shadow(color: .black.opacity(0.4), radius: 6)
    }
    equals(".shadow(radius:, x:, y:)") {
      box.shadow(radius: 4, x: 2, y: 3)
    } as: {
      box.shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 4, x: 2, y: 3)
    }
    equals(".hidden()") {
      box.hidden()
    } as: {
      Color.clear
    }
    changes(".blendMode(_)") {
      ZStack {
        Color.blue; box.blendMode(.overlay)
      }
    } from: {
      ZStack {
        Color.blue; box
      }
    }
    changes(".tint(_)") {
      ProgressView(value: 0.5).tint(.red)
    } from: {
      ProgressView(value: 0.5)
    }
    changes(".renderingMode(_)") {
      Image(uiImage: Self.dot).renderingMode(.template)
    } from: {
      Image(uiImage: Self.dot).renderingMode(.original)
    }
    changes(".imageScale(_)") {
      Image(systemName: "clock").imageScale(.large)
    } from: {
      Image(systemName: "clock")
    }
    changes(".symbolRenderingMode(_)") {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
    } from: {
      Image(systemName: "xmark.circle.fill")
    }
    changes(".symbolVariant(_)") {
      Image(systemName: "clock").symbolVariant(.fill)
    } from: {
      Image(systemName: "clock")
    }
    equals(".symbolEffect(_, options:, isActive:)") {
      Image(systemName: "clock").symbolEffect(.pulse, options: .repeating, isActive: sample.isLate)
    } as: {
      Image(systemName: "clock")
    }
    changes(".redacted(reason:)") {
      text.redacted(reason: sample.isLate ? .placeholder : [])
    } from: {
      text
    }
    equals(".privacySensitive()") {
      text.privacySensitive()
    } as: {
      text
    }
    equals(".widgetAccentable()") {
      text.widgetAccentable()
    } as: {
      text
    }
    equals(".backgroundStyle(routeColor:, contrast:)") {
      text.backgroundStyle(routeColor: .red, contrast: true)
    } as: {
      text.background(.red)
    }
    changes(".preferredColorScheme(_)") {
      text.preferredColorScheme(.dark)
    } from: {
      text.preferredColorScheme(.light)
    }
    changes(".environment(_, _)") {
      text.environment(\.font, .largeTitle)
    } from: {
      text
    }
    equals(".modifier(_)", ": ViewModifier", "ViewModifier") {
      text.modifier(Plate(color: .red))
    } as: {
      text.padding(4).background(Color.red)
    }
    equals(".preference(key:, value:)", ": PreferenceKey", "PreferenceKey") {
      text.preference(key: Depth.self, value: 3).overlayPreferenceValue(Depth.self) { Text("\($0)").offset(y: 30) }
    } as: {
      text.overlay { Text("3").offset(y: 30) }
    }
  }
}

private struct Plate: ViewModifier {
  let color: Color
  func body(content: Content) -> some View { content.padding(4).background(color) }
}
private struct Depth: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
