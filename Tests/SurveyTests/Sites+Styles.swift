import SwiftUI
import UIKit
import WidgetKit

extension CallSites {
  func addFonts() {
    let text = Text("Row 1")
    func font(_ row: String, _ font: Font, unlike other: Font = .system(size: 5)) {
      changes(row) {
        text.font(font)
      } from: {
        text.font(other)
      }
    }
    font(".font(.caption)", .caption, unlike: .caption2)
    font(".font(.caption2)", .caption2, unlike: .caption)
    font(".font(.headline)", .headline, unlike: .body)
    font(".font(.subheadline)", .subheadline)
    font(".font(.title)", .title)
    font(".font(.title2)", .title2)
    font(".font(.title3)", .title3)
    font(".font(.footnote)", .footnote)
    font(".font(.body)", .body)
    font(".font(.callout)", .callout)
    font(".font(.largeTitle)", .largeTitle)
    font(".font(.system(size:))", .system(size: 20))
    font(".font(.system(size:, weight:))", .system(size: 20, weight: .bold), unlike: .system(size: 20))
    font(
      ".font(.system(size:, weight:, design:))", .system(size: 20, weight: .bold, design: .rounded),
      unlike: .system(size: 20, weight: .bold))
    font(".font(.system(_ textStyle))", .system(.title))
    font(".font(.system(_ textStyle, design:))", .system(.title, design: .rounded), unlike: .title)
    font(".font(.system(_ textStyle, weight:))", .system(.title, weight: .heavy), unlike: .title)
    font(".font(.custom(_, size:))", .custom("No-Such-Face", size: 20))
    font(".font(.custom(_, fixedSize:))", .custom("No-Such-Face", fixedSize: 20))
    font(".font(.expandedBold)", .expandedBold)
    font("Font.weight(_)", Font.caption.weight(.semibold), unlike: .caption)
    font("Font.monospacedDigit()", Font.body.monospacedDigit(), unlike: .body)
    font("Font.bold()", Font.body.bold(), unlike: .body)
    font("Font.smallCaps()", Font.body.smallCaps(), unlike: .body)
    font("Font.width(_)", Font.body.width(.expanded), unlike: .body)
    let weights: [(String, Font.Weight)] = [
      ("semibold", .semibold), ("bold", .bold), ("medium", .medium), ("heavy", .heavy), ("light", .light), ("black", .black),
      ("thin", .thin), ("ultraLight", .ultraLight),
    ]
    for (name, weight) in weights { font("Font.Weight." + name, .system(size: 40, weight: weight), unlike: .system(size: 40)) }
    equals("Font.Weight.regular") {
      text.font(.system(size: 40, weight: .regular))
    } as: {
      text.font(.system(size: 40))
    }
    font("Font.Design.rounded", .system(.body, design: .rounded), unlike: .body)
    font("Font.Design.monospaced", .system(.body, design: .monospaced), unlike: .body)
    equals("Font.Design.default") {
      text.font(.system(.body, design: .default))
    } as: {
      text.font(.body)
    }
  }

  func addStyles() {
    let sample = Sample()
    let text = Text("Row")
    let late = sample.isLate
    var warning: Color { late ? .red : .green }
    equals(".foregroundColor(ShapeStyle/Color leading-dot)") {
      text.foregroundColor(.red)
    } as: {
      text.foregroundStyle(Color.red)
    }
    equals(".foregroundColor(hierarchical .primary/.secondary/.tertiary/.quaternary)") {
      text.foregroundColor(.secondary)
    } as: {
      text.foregroundStyle(.secondary)
    }
    equals(".foregroundColor(expr)") {
      text.foregroundColor(warning)
    } as: {
      text.foregroundColor(Color.red)
    }
    equals(".foregroundColor(Color(…))") {
      text.foregroundColor(Color(red: 1, green: 0, blue: 0))
    } as: {
      text.foregroundColor(Color(hex: "FF0000"))
    }
    equals(".foregroundColor(ternary)") {
      text.foregroundColor(late ? .red : .secondary)
    } as: {
      text.foregroundColor(.red)
    }
    equals(".foregroundColor(Color.x)") {
      text.foregroundColor(Color.red)
    } as: {
      text.foregroundColor(.red)
    }
    changes(".foregroundStyle(hierarchical .primary/.secondary/.tertiary/.quaternary)") {
      HStack {
        text.foregroundStyle(.secondary); text.foregroundStyle(.tertiary); text.foregroundStyle(.quaternary)
      }
    } from: {
      HStack {
        text.foregroundStyle(.primary); text; text
      }
    }
    equals(".foregroundStyle(ShapeStyle/Color leading-dot)") {
      text.foregroundStyle(.red)
    } as: {
      text.foregroundColor(.red)
    }
    equals(".foregroundStyle(expr)") {
      text.foregroundStyle(sample.accent ?? warning)
    } as: {
      text.foregroundStyle(.red)
    }
    equals(".foregroundStyle(ternary)") {
      text.foregroundStyle(late ? Color.red : .secondary)
    } as: {
      text.foregroundStyle(.red)
    }
    equals(".foregroundStyle(ternary)") {
      text.foregroundStyle(late ? .primary : .secondary)
    } as: {
      text.foregroundStyle(.primary)
    }
    equals(".foregroundStyle(Color(…))") {
      text.foregroundStyle(Color(UIColor.systemRed))
    } as: {
      text.foregroundStyle(.red)
    }
    equals(".foregroundStyle(Color.x)") {
      text.foregroundStyle(Color.red)
    } as: {
      text.foregroundStyle(.red)
    }
    changes(".foregroundStyle(Color.gradient)") {
      text.foregroundStyle(Color.red.gradient)
    } from: {
      text.foregroundStyle(.red)
    }
    for (row, tint) in [
      (".activityBackgroundTint(Color.x)", Color.black), (".activityBackgroundTint(Color(…))", Color(white: 0.2)),
      (".activityBackgroundTint(expr)", warning), (".activityBackgroundTint(ternary)", late ? .red : .clear),
    ] {
      equals(row) {
        text.activityBackgroundTint(tint)
      } as: {
        text
      }
    }
    equals(".activityBackgroundTint(ShapeStyle/Color leading-dot)") {
      text.activityBackgroundTint(.cyan)
    } as: {
      text
    }
    equals(".activityBackgroundTint(nil)") {
      text.activityBackgroundTint(nil)
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(Color.x)") {
      text.activitySystemActionForegroundColor(Color.black)
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(ShapeStyle/Color leading-dot)") {
      text.activitySystemActionForegroundColor(.black)
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(expr)") {
      text.activitySystemActionForegroundColor(warning)
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(hierarchical .primary/.secondary/.tertiary/.quaternary)") {
      text.activitySystemActionForegroundColor(.primary)
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(Color(…))") {
      text.activitySystemActionForegroundColor(Color("no-such-colour"))
    } as: {
      text
    }
    compiles(".keylineTint(Color.x)", ".keylineTint(ShapeStyle/Color leading-dot)", ".keylineTint(expr)", ".keylineTint(Color(…))") {
      func island() -> DynamicIsland {
        DynamicIsland {
          DynamicIslandExpandedRegion(.bottom) { Text("a") }
        } compactLeading: {
          Text("b")
        } compactTrailing: {
          Text("c")
        } minimal: {
          Text("d")
        }
      }
      _ = island().keylineTint(Color.red).keylineTint(.cyan).keylineTint(warning).keylineTint(Color(white: 1)).keylineTint(nil)
    }
    equals(".background(expr)") {
      text.background(warning)
    } as: {
      text.background(.red)
    }
    equals(".background(ShapeStyle/Color leading-dot)") {
      text.background(.red)
    } as: {
      text.background(Color.red)
    }
    equals(".background(Color.x)") {
      text.background(Color.red.opacity(0.5))
    } as: {
      text.background(.red.opacity(0.5))
    }
    equals(".background(Color(…))") {
      text.background(Color(.systemBackground))
    } as: {
      text.background(.background)
    }
    equals(".background(ternary)") {
      text.background(late ? Color.red : Color.green)
    } as: {
      text.background(.red)
    }
    changes(".background(Color.gradient)") {
      text.background(Color.red.gradient)
    } from: {
      text.background(.red)
    }
    let bar = ProgressView(value: 0.5)
    equals(".tint(ShapeStyle/Color leading-dot)") {
      bar.tint(.red)
    } as: {
      bar.tint(Color.red)
    }
    equals(".tint(expr)") {
      bar.tint(sample.accent ?? warning)
    } as: {
      bar.tint(.red)
    }
    equals(".tint(Color(…))") {
      bar.tint(Color(uiColor: .systemRed))
    } as: {
      bar.tint(.red)
    }
    equals(".tint(Color.x)") {
      bar.tint(Color.red)
    } as: {
      bar.tint(.red)
    }
    changes(".tint(Gradient)") {
      bar.tint(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    } from: {
      bar.tint(.red)
    }
    changes(".tint(hierarchical .primary/.secondary/.tertiary/.quaternary)") {
      bar.tint(.secondary)
    } from: {
      bar.tint(.primary)
    }
    equals(".tint(ternary)") {
      bar.tint(late ? .red : .green)
    } as: {
      bar.tint(.red)
    }
    equals(".fill(Color.x)") {
      Circle().fill(Color.red)
    } as: {
      Circle().fill(.red)
    }
    equals(".fill(expr)") {
      Circle().fill(warning)
    } as: {
      Circle().fill(.red)
    }
    equals(".fill(ternary)") {
      Circle().fill(late ? .red : .blue.opacity(0.2))
    } as: {
      Circle().fill(.red)
    }
    equals(".fill(Color(…))") {
      Circle().fill(Color(red: 1, green: 0, blue: 0))
    } as: {
      Circle().fill(Color(hex6: 0xFF0000))
    }
    equals(".fill(ShapeStyle/Color leading-dot)") {
      Circle().fill(.red)
    } as: {
      Circle().fill(Color.red)
    }
    changes(".fill(Gradient)") {
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    } from: {
      Circle().fill(.red)
    }
    changes(".fill(Color.gradient)") {
      Circle().fill(Color.red.gradient)
    } from: {
      Circle().fill(.red)
    }
  }

  func addColors() {
    func color<S: ShapeStyle>(_ row: String, _ style: S, is color: Color) {
      equals(row) {
        Rectangle().fill(style)
      } as: {
        color
      }
    }
    color(".white", .white, is: .white)
    color(".red", .red, is: .red)
    color(".green", .green, is: .green)
    color(".black", .black, is: .black)
    color(".orange", .orange, is: .orange)
    color(".blue", .blue, is: .blue)
    color(".clear", .clear, is: .clear)
    color(".yellow", .yellow, is: .yellow)
    color(".cyan", .cyan, is: .cyan)
    color(".purple", .purple, is: .purple)
    color(".gray", .gray, is: .gray)
    color(".pink", .pink, is: .pink)
    color(".indigo", .indigo, is: .indigo)
    color(".accentColor", .accentColor, is: .accentColor)
    color(".brown", .brown, is: .brown)
    color(".teal", .teal, is: .teal)
    color(".tint", .tint, is: .indigo)
    color(".primary", .primary, is: .primary)
    color(".secondary", .secondary, is: .secondary)
    color(".tertiary", .tertiary, is: Color(uiColor: .tertiaryLabel))
    let named: [(String, Color, Color)] = [
      ("black", .black, Color(white: 0)), ("red", .red, Color(.systemRed)), ("white", .white, Color(white: 1)),
      ("<custom>", .harbor, Color(red: 0.1, green: 0.4, blue: 0.5)), ("clear", .clear, Color(white: 0, opacity: 0)),
      ("green", .green, Color(.systemGreen)), ("primary", .primary, Color(.label)), ("cyan", .cyan, Color(.systemCyan)),
      ("gray", .gray, Color(.systemGray)), ("secondary", .secondary, Color(.secondaryLabel)), ("orange", .orange, Color(.systemOrange)),
      ("purple", .purple, Color(.systemPurple)), ("blue", .blue, Color(.systemBlue)), ("accentColor", .accentColor, .blue),
      ("indigo", .indigo, Color(.systemIndigo)), ("pink", .pink, Color(.systemPink)), ("yellow", .yellow, Color(.systemYellow)),
    ]
    for (name, color, other) in named {
      equals("Color." + name) {
        color
      } as: {
        other
      }
    }
    draws("UIColor.systemBackground") { Color(.systemBackground) }
    draws("UIColor.secondaryLabel") { Color(.secondaryLabel) }
    draws("UIColor.systemRed") { Color(.systemRed) }
    draws("UIColor.label") { Color(UIColor.label) }
    draws("UIColor.secondarySystemBackground") { Color(uiColor: .secondarySystemBackground) }
    draws("UIColor.systemGray2") { Color(.systemGray2) }
    draws("UIColor.systemGreen") { Color(.systemGreen) }
    draws("UIColor.systemOrange") { Color(.systemOrange) }
    changes(".thinMaterial") {
      Rectangle().fill(.thinMaterial)
    } from: {
      Rectangle().fill(.ultraThinMaterial)
    }
    draws(".ultraThinMaterial") { Text("Row").background(.ultraThinMaterial, in: Capsule()) }
  }
}
