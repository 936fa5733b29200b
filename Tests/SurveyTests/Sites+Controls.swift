import AppIntents
import SwiftUI
import WidgetKit

extension CallSites {
  func addControls() {
    let sample = Sample()
    draws("ProgressView()") { ProgressView() }
    equals("ProgressView(value:)") {
      ProgressView(value: sample.rate)
    } as: {
      ProgressView(value: 40, total: 100)
    }
    equals("ProgressView(value:)") {
      ProgressView(value: min(max(CGFloat(2), 0), 1))
    } as: {
      ProgressView(value: 1.0)
    }
    equals("ProgressView(value:, total:)") {
      ProgressView(value: Double(sample.laps), total: 12)
    } as: {
      ProgressView(value: 0.25)
    }
    equals("ProgressView(_, value:)") {
      ProgressView("Way", value: sample.rate)
    } as: {
      ProgressView(value: sample.rate) { Text("Way") }
    }
    equals("ProgressView(value:, total:) {}") {
      ProgressView(value: 3, total: 10) { Text("Way") }
    } as: {
      ProgressView("Way", value: 0.3)
    }
    equals("ProgressView(value:, total:, label:, currentValueLabel:)") {
      ProgressView(value: 3, total: 10, label: { Text("Way") }, currentValueLabel: { Text("3") })
    } as: {
      ProgressView(value: 0.3) {
        Text("Way")
      } currentValueLabel: {
        Text("3")
      }
    }
    equals("ProgressView(timerInterval:)") {
      ProgressView(timerInterval: sample.span)
    } as: {
      ProgressView(timerInterval: sample.span, countsDown: true)
    }
    changes("ProgressView(timerInterval:, countsDown:)") {
      ProgressView(timerInterval: Self.running, countsDown: false)
    } from: {
      ProgressView(timerInterval: Self.running)
    }
    equals("ProgressView(timerInterval:, countsDown:, label:, currentValueLabel:)") {
      ProgressView(timerInterval: sample.span, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
    } as: {
      ProgressView(value: 1.0) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    equals("ProgressView(timerInterval:, countsDown:) {} currentValueLabel: {}") {
      ProgressView(timerInterval: sample.span, countsDown: true) {
        Text("Left")
      } currentValueLabel: {
        Text(sample.title)
      }
    } as: {
      ProgressView(timerInterval: sample.span, countsDown: true, label: { Text("Left") }, currentValueLabel: { Text("Rowing") })
    }
    changes("LinearProgressViewStyle(tint:)", ".progressViewStyle(_)") {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .orange))
    } from: {
      ProgressView(value: 0.5).progressViewStyle(.linear)
    }
    draws(": ProgressViewStyle", "ProgressViewStyle") { ProgressView("Way", value: 0.5).progressViewStyle(Blocks()) }
    draws("Gauge(value:, in:) {} currentValueLabel: {} minimumValueLabel: {} maximumValueLabel: {}", ".gaugeStyle(_)") {
      Gauge(value: sample.rate, in: 0...1) {
        Text("Way")
      } currentValueLabel: {
        Text("\(Int(sample.rate * 100))")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(.accessoryLinear)
    }
    draws("Button(intent:) {}", "Button") {
      Button(intent: PauseRowing()) { Label("Pause", systemImage: "pause.fill") }.buttonStyle(.borderedProminent)
    }
    equals("Button(intent:, label:)") {
      Button(intent: PauseRowing(), label: { Text("Pause") })
    } as: {
      Button("Pause") {}
    }
    equals("Button {} label: {}") {
      Button {
        print("paused")
      } label: {
        Text("Pause")
      }
    } as: {
      Button("Pause", action: {})
    }
    draws("Button(_) {}") { Button("Pause") { print("paused") } }
    changes(".buttonStyle(_)") {
      Button("Pause") {}.buttonStyle(.plain)
    } from: {
      Button("Pause") {}.buttonStyle(.bordered)
    }
    equals(".labelsHidden()") {
      ProgressView("Way", value: 0.5).labelsHidden()
    } as: {
      ProgressView(value: 0.5)
    }
  }

  /// An interval that contains the moment of drawing.
  static var running: ClosedRange<Date> { Date.now.addingTimeInterval(-100)...Date.now.addingTimeInterval(200) }
}

/// Progress as a row of blocks.
struct Blocks: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      ForEach(0..<4) { index in
        Rectangle().fill(Double(index) / 4 < configuration.fractionCompleted ?? 0 ? Color.green : .gray).frame(width: 10, height: 10)
      }
      configuration.label
    }
  }
}

/// Stops the clock of a row.
struct PauseRowing: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause"
  static let description = IntentDescription("Stops the clock.")
  static let isDiscoverable = false
  static let openAppWhenRun = false
  @Parameter(title: "Boat") var boat: String
  init() {}
  init(boat: String) { self.boat = boat }
  func perform() async throws -> some IntentResult { .result() }
}
