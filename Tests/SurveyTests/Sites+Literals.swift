import SwiftUI
import WidgetKit

extension CallSites {
  func addLiterals() {
    let text = Text("Row")
    let long = Text("a row of many words that do not fit")
    let weights: [(String, Font.Weight)] = [
      ("bold", .bold), ("semibold", .semibold), ("medium", .medium), ("light", .light), ("black", .black), ("heavy", .heavy),
    ]
    for (name, weight) in weights {
      changes(".fontWeight(.\(name))") {
        text.font(.largeTitle).fontWeight(weight)
      } from: {
        text.font(.largeTitle)
      }
    }
    equals(".fontWeight(.regular)") {
      text.fontWeight(.regular)
    } as: {
      text
    }
    changes(".multilineTextAlignment(.center)") {
      long.multilineTextAlignment(.center).frame(width: 70)
    } from: {
      long.frame(width: 70)
    }
    changes(".multilineTextAlignment(.trailing)") {
      long.multilineTextAlignment(.trailing).frame(width: 70)
    } from: {
      long.frame(width: 70)
    }
    equals(".multilineTextAlignment(.leading)") {
      long.multilineTextAlignment(.leading).frame(width: 70)
    } as: {
      long.frame(width: 70)
    }
    changes(".progressViewStyle(.circular)") {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    } from: {
      ProgressView(value: 0.5)
    }
    equals(".progressViewStyle(.linear)") {
      ProgressView(value: 0.5).progressViewStyle(.linear)
    } as: {
      ProgressView(value: 0.5)
    }
    changes(".buttonStyle(.bordered)") {
      Button("Go") {}.buttonStyle(.bordered)
    } from: {
      Button("Go") {}.buttonStyle(.plain)
    }
    changes(".buttonStyle(.borderedProminent)") {
      Button("Go") {}.buttonStyle(.borderedProminent)
    } from: {
      Button("Go") {}.buttonStyle(.bordered)
    }
    equals(".buttonStyle(.plain)") {
      Button("Go") {}.buttonStyle(.plain)
    } as: {
      Text("Go")
    }
    draws(".buttonStyle(.liveActivity)") { Button("Go") {}.buttonStyle(.liveActivity) }
    let picture = Image(uiImage: Self.dot).resizable()
    equals(".aspectRatio(contentMode: .fit)") {
      picture.aspectRatio(contentMode: .fit).frame(width: 90, height: 40)
    } as: {
      picture.frame(width: 40, height: 40)
    }
    equals(".aspectRatio(contentMode: .fill)") {
      picture.aspectRatio(contentMode: .fill).frame(width: 90, height: 40)
    } as: {
      picture.frame(width: 90, height: 90)
    }
    equals(".aspectRatio(1, contentMode: .fit)") {
      picture.aspectRatio(1, contentMode: .fit).frame(width: 90, height: 40)
    } as: {
      picture.frame(width: 40, height: 40)
    }
    compiles(
      ".contentMargins(.horizontal, 0, for: .minimal)", ".contentMargins(.leading, 0, for: .compactTrailing)",
      ".contentMargins(.trailing, 0, for: .compactLeading)", ".contentMargins(.all, 6, for: .compactLeading)",
      ".contentMargins(.all, 6, for: .compactTrailing)", ".contentMargins(.all, 6, for: .minimal)",
      ".contentMargins(.leading, 0, for: .compactLeading)", ".contentMargins(.leading, 16, for: .expanded)",
      ".contentMargins(.trailing, 16, for: .expanded)", ".contentMargins(.all, 0)", ".contentMargins(.all, 12)",
      ".contentMargins([.leading, .top, .trailing], 20)", ".contentMargins(_, _)"
    ) {
      _ = DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("a") }.contentMargins([.leading, .top, .trailing], 20)
        DynamicIslandExpandedRegion(.center) { Text("e") }.contentMargins(.all, 0)
        DynamicIslandExpandedRegion(.bottom) { Text("f") }.contentMargins(.all, 12)
      } compactLeading: {
        Text("b")
      } compactTrailing: {
        Text("c")
      } minimal: {
        Text("d")
      }
      .contentMargins(.horizontal, 0, for: .minimal).contentMargins(.leading, 0, for: .compactTrailing)
      .contentMargins(.trailing, 0, for: .compactLeading).contentMargins(.all, 6, for: .compactLeading)
      .contentMargins(.all, 6, for: .compactTrailing).contentMargins(.all, 6, for: .minimal)
      .contentMargins(.leading, 0, for: .compactLeading).contentMargins(.leading, 16, for: .expanded)
      .contentMargins(.trailing, 16, for: .expanded)
    }
    equals(".contentTransition(.numericText())") {
      text.contentTransition(.numericText())
    } as: {
      text
    }
    equals(".contentTransition(.opacity)") {
      text.contentTransition(.opacity)
    } as: {
      text
    }
    equals(".contentTransition(.numericText(countsDown: true))") {
      text.contentTransition(.numericText(countsDown: true))
    } as: {
      text
    }
    equals(".accessibilityElement(children: .ignore)") {
      text.accessibilityElement(children: .ignore)
    } as: {
      text
    }
    equals(".accessibilityElement(children: .combine)") {
      text.accessibilityElement(children: .combine)
    } as: {
      text
    }
    equals(".dynamicIsland(verticalPlacement: .belowIfTooWide)") {
      text.dynamicIsland(verticalPlacement: .belowIfTooWide)
    } as: {
      text
    }
    equals(".truncationMode(.tail)") {
      long.lineLimit(1).truncationMode(.tail)
    } as: {
      long.lineLimit(1)
    }
    equals(".containerBackground(for: .widget)") {
      text.containerBackground(for: .widget) { Color.red }
    } as: {
      text
    }
    equals(".containerBackground(.clear, for: .widget)") {
      text.containerBackground(.clear, for: .widget)
    } as: {
      text
    }
    let clock = Image(systemName: "checkmark.circle.fill").font(.largeTitle)
    changes(".imageScale(.large)") {
      clock.imageScale(.large)
    } from: {
      clock
    }
    changes(".imageScale(.small)") {
      clock.imageScale(.small)
    } from: {
      clock
    }
    draws(".symbolRenderingMode(.multicolor)") { clock.symbolRenderingMode(.multicolor) }
    changes(".symbolRenderingMode(.palette)") {
      clock.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    } from: {
      clock.foregroundStyle(.red)
    }
    changes(".fontDesign(.rounded)") {
      text.fontDesign(.rounded)
    } from: {
      text
    }
    changes(".fontWidth(.condensed)") {
      text.fontWidth(.condensed)
    } from: {
      text
    }
    changes(".fontWidth(.compressed)") {
      text.fontWidth(.compressed)
    } from: {
      text.fontWidth(.condensed)
    }
    equals(".symbolVariant(.fill)") {
      Image(systemName: "clock").symbolVariant(.fill)
    } as: {
      Image(systemName: "clock.fill")
    }
    changes(".blendMode(.overlay)") {
      ZStack {
        Color.orange; Color.blue.blendMode(.overlay)
      }
    } from: {
      Color.blue
    }
    draws(".gaugeStyle(.accessoryLinear)") { Gauge(value: 0.5) { text }.gaugeStyle(.accessoryLinear) }
    changes(".redacted(reason: .placeholder)") {
      text.redacted(reason: .placeholder)
    } from: {
      text
    }
    equals(".renderingMode(.original)") {
      Image(uiImage: Self.dot).renderingMode(.original)
    } as: {
      Image(uiImage: Self.dot)
    }
    equals(".textCase(.uppercase)") {
      text.textCase(.uppercase)
    } as: {
      Text("ROW")
    }
    equals(".transition(.opacity.combined(with: .scale(scale: 0.85)))") {
      text.transition(.opacity.combined(with: .scale(scale: 0.85)))
    } as: {
      text
    }

    let small = Color.red.frame(width: 20, height: 20)
    func column(_ name: String, _ alignment: HorizontalAlignment, _ shift: CGFloat) {
      equals("alignment: .\(name)") {
        VStack(alignment: alignment, spacing: 0) {
          small; Color.blue.frame(width: 60, height: 20)
        }
      } as: {
        VStack(spacing: 0) {
          small.offset(x: shift); Color.blue.frame(width: 60, height: 20)
        }
      }
    }
    column("leading", .leading, -20)
    column("center", .center, 0)
    column("trailing", .trailing, 20)
    func layer(_ name: String, _ alignment: Alignment, _ x: CGFloat, _ y: CGFloat) {
      equals("alignment: .\(name)") {
        Color.blue.overlay(alignment: alignment) { small }
      } as: {
        Color.blue.overlay(small.offset(x: x, y: y))
      }
    }
    layer("top", .top, 0, -50)
    layer("bottom", .bottom, 0, 50)
    layer("topLeading", .topLeading, -50, -50)
    layer("topTrailing", .topTrailing, 50, -50)
    layer("bottomLeading", .bottomLeading, -50, 50)
    layer("bottomTrailing", .bottomTrailing, 50, 50)
    let words = Text("two\nlines")
    changes("alignment: .firstTextBaseline") {
      HStack(alignment: .firstTextBaseline) {
        text.font(.title); words
      }
    } from: {
      HStack {
        text.font(.title); words
      }
    }
    changes("alignment: .lastTextBaseline") {
      HStack(alignment: .lastTextBaseline) {
        text; words
      }
    } from: {
      HStack(alignment: .firstTextBaseline) {
        text; words
      }
    }
  }
}
