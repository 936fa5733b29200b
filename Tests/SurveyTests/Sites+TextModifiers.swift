import SwiftUI
import WidgetKit

extension CallSites {
  func addTextModifiers() {
    let sample = Sample()
    let text = Text("Row 111")
    let long = Text("a row of many words that do not fit")
    changes(".font(_)") {
      text.font(.title)
    } from: {
      text
    }
    equals(".fontWeight(_)") {
      text.fontWeight(sample.isLate ? .semibold : nil)
    } as: {
      text.font(.body.weight(.semibold))
    }
    equals(".bold()") {
      text.font(.title).bold()
    } as: {
      text.font(.title).fontWeight(.bold)
    }
    changes(".italic()") {
      text.italic()
    } from: {
      text
    }
    changes(".underline()") {
      text.underline()
    } from: {
      text
    }
    changes(".strikethrough()") {
      text.strikethrough()
    } from: {
      text
    }
    changes(".strikethrough(_, color:)") {
      text.strikethrough(sample.isLate, color: .red)
    } from: {
      text.strikethrough()
    }
    changes(".strikethrough(_, pattern:, color:)") {
      text.strikethrough(true, pattern: .dash, color: .red)
    } from: {
      text.strikethrough(true, color: .red)
    }
    changes(".tracking(_)") {
      text.tracking(3)
    } from: {
      text
    }
    changes(".monospacedDigit()") {
      text.monospacedDigit()
    } from: {
      text
    }
    changes(".fontDesign(_)") {
      text.fontDesign(.rounded)
    } from: {
      text
    }
    changes(".fontWidth(_)") {
      text.fontWidth(.condensed)
    } from: {
      text
    }
    equals(".textCase(_)") {
      text.textCase(.uppercase)
    } as: {
      Text("ROW 111")
    }
    changes(".lineLimit(_)") {
      long.lineLimit(1).frame(width: 60)
    } from: {
      long.frame(width: 60)
    }
    changes(".multilineTextAlignment(_)") {
      long.multilineTextAlignment(.trailing).frame(width: 70)
    } from: {
      long.frame(width: 70)
    }
    changes(".minimumScaleFactor(_)") {
      long.lineLimit(1).minimumScaleFactor(0.3)
    } from: {
      long.lineLimit(1)
    }
    equals(".truncationMode(_)") {
      long.lineLimit(1).truncationMode(.tail)
    } as: {
      long.lineLimit(1)
    }
    draws(".allowsTightening(_)") { long.lineLimit(1).allowsTightening(true) }
  }

  func addBehaviorModifiers() {
    let sample = Sample()
    let text = Text("Row")
    equals(".accessibilityLabel(_)") {
      text.accessibilityLabel("\(sample.laps) laps").accessibilityLabel(sample.title)
    } as: {
      text
    }
    equals(".accessibilityValue(_)") {
      text.accessibilityValue(Text("3")).accessibilityValue("\(sample.laps)")
    } as: {
      text
    }
    equals(".accessibilityHidden(_)") {
      text.accessibilityHidden(sample.isLate)
    } as: {
      text
    }
    equals(".accessibilityIdentifier(_)") {
      text.accessibilityIdentifier("row")
    } as: {
      text
    }
    equals(".accessibilityElement(children:)") {
      HStack {
        text; text
      }.accessibilityElement(children: .combine)
    } as: {
      HStack {
        text; text
      }
    }
    equals(".animation(_, value:)") {
      text.animation(.easeInOut(duration: 0.3), value: sample.laps)
    } as: {
      text
    }
    equals(".animation(_)") {
      text.animation(.default)
    } as: {
      text
    }
    equals(".contentTransition(_)") {
      text.contentTransition(.numericText())
    } as: {
      text
    }
    equals(".transition(_)") {
      text.transition(.opacity.combined(with: .scale(scale: 0.85)))
    } as: {
      text
    }
    equals(".onAppear {}") {
      text.onAppear { print("shown") }
    } as: {
      text
    }
    equals(".onChange(of:) {}") {
      text.onChange(of: sample.laps) { old, new in print(old, new) }
    } as: {
      text
    }
    equals(".onChange(of:) {}") {
      text.onChange(of: sample.laps) { new in print(new) }
    } as: {
      text
    }
    equals(".task(id:) {}") {
      text.task(id: sample.laps) { await Task.yield() }
    } as: {
      text
    }
    equals(".widgetURL(_)") {
      text.widgetURL(URL(string: "row://\(sample.laps)"))
    } as: {
      text
    }
    equals(".activityBackgroundTint(_)") {
      text.activityBackgroundTint(Color.black.opacity(0.4))
    } as: {
      text
    }
    equals(".activitySystemActionForegroundColor(_)") {
      text.activitySystemActionForegroundColor(.white)
    } as: {
      text
    }
    equals(".dynamicIsland(verticalPlacement:)") {
      text.dynamicIsland(verticalPlacement: .belowIfTooWide)
    } as: {
      text
    }
    equals(".containerBackground(for:) {}") {
      text.containerBackground(for: .widget) { Color.red }
    } as: {
      text
    }
    equals(".containerBackground(_, for:)") {
      text.containerBackground(.fill.tertiary, for: .widget)
    } as: {
      text
    }
    equals(".previewDisplayName(_)") {
      text.previewDisplayName("Late")
    } as: {
      text
    }
    equals(".previewLayout(_)") {
      text.previewLayout(.sizeThatFits)
    } as: {
      text
    }
    equals(".previewContext(_)", "WidgetPreviewContext(family:)") {
      text.previewContext(WidgetPreviewContext(family: .systemSmall))
    } as: {
      text
    }
  }
}
