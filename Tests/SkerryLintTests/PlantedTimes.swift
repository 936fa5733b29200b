import Foundation
import SkerryDrawing
import SkerryFoundation
import SkerryGeometry
import SkerryIntents
import SkerryPresentation
import SkerryUI
import SkerryWidget

extension PlantedViews {
  func times() {
    add("timer style", .compactTrailing, "unbounded-timer") { Text(soon, style: .timer) }
    add("offset style", .compactTrailing, "unbounded-timer") { Text(Date.now.addingTimeInterval(20), style: .offset).font(.caption2) }
    add("minimal", .minimal, "text-truncated") { Text(timerInterval: Date.now...soon).font(.caption2) }
    add("max inf", .compactTrailing, "unbounded-timer") { Text(timerInterval: Date.now...soon).frame(maxWidth: .infinity) }
    add("min width", .compactTrailing, "unbounded-timer") { Text(timerInterval: Date.now...soon).frame(minWidth: 40) }
    add("width", .compactTrailing) { Text(timerInterval: Date.now...soon).frame(width: 44) }
    add("maxwidth", .compactTrailing) { Text(timerInterval: Date.now...soon).frame(maxWidth: 44) }
    add("fixed", .compactTrailing) { Text(timerInterval: Date.now...soon).fixedSize() }
    add("fixed vertical only", .compactTrailing, "unbounded-timer") {
      Text(timerInterval: Date.now...soon).fixedSize(horizontal: false, vertical: true)
    }
    add("hidden overlay", .compactTrailing) { Text("00:00").hidden().overlay(alignment: .leading) { Text(timerInterval: Date.now...soon) } }
    add("opacity overlay", .compactTrailing) { Text("00:00").opacity(0).overlay { Text(timerInterval: Date.now...soon) } }
    add("interpolated", .compactTrailing, "unbounded-timer") { Text("In \(soon, style: .timer)") }
    add("label", .compactTrailing, "unbounded-timer") {
      Label {
        Text(timerInterval: Date.now...soon)
      } icon: {
        Image(systemName: "timer")
      }
    }
    add("progress view", .compactTrailing, "unbounded-timer") { ProgressView(timerInterval: Date.now...soon) }
    add("circular progress no label", .compactTrailing) {
      ProgressView(timerInterval: Date.now...soon, label: { EmptyView() }, currentValueLabel: { EmptyView() }).progressViewStyle(.circular)
        .tint(.green)
    }
    add("parent frame", .compactTrailing) {
      HStack { Text(timerInterval: Date.now...soon).multilineTextAlignment(.trailing) }.frame(width: 50)
    }
    add("in hstack", .compactLeading, "unbounded-timer") {
      HStack {
        Image(systemName: "timer"); Text(timerInterval: Date.now...soon)
      }
    }
    add("min scale", .compactTrailing, "unbounded-timer") { Text(timerInterval: Date.now...soon).minimumScaleFactor(0.5) }
    add("date", .compactTrailing) { Text(soon, style: .date).lineLimit(1).font(.caption2).frame(maxWidth: 90).minimumScaleFactor(0.4) }
    add("time", .compactTrailing) { Text(soon, style: .time).font(.caption2) }
    add("lock", .lockScreen) { Text(timerInterval: Date.now...soon).padding() }
    add("paused", .compactTrailing) { Text(timerInterval: Date.now...soon, pauseTime: Date.now).font(.caption).frame(maxWidth: 50) }
    add("format timer", .compactTrailing, "unbounded-timer") { Text(.currentDate, format: .timer(countingDownIn: Date.now..<soon)) }
    add("ideal", .compactTrailing, "unbounded-timer") { Text(timerInterval: Date.now...soon).frame(idealWidth: 40) }
    // A frame that follows its content's width does not bound text that grows.
    add("relative min width", .compactTrailing, "unbounded-timer") { Text(soon, style: .relative).font(.caption2).frame(minWidth: 30) }
    add("relative height", .compactTrailing, "unbounded-timer") { Text(soon, style: .relative).font(.caption2).frame(height: 20) }
    add("relative max height", .compactTrailing, "unbounded-timer") { Text(soon, style: .relative).font(.caption2).frame(maxHeight: 20) }
    add("relative ideal width", .compactTrailing, "unbounded-timer") { Text(soon, style: .relative).font(.caption2).frame(idealWidth: 30) }
    add("relative infinite in row", .compactTrailing, "unbounded-timer") {
      HStack {
        Image(systemName: "timer"); Text(soon, style: .relative).font(.caption2).frame(maxWidth: .infinity)
      }.font(.caption2)
    }
    add("relative max width", .compactTrailing) { Text(soon, style: .relative).font(.caption2).frame(maxWidth: 60) }
    add("relative min and max width", .compactTrailing) { Text(soon, style: .relative).font(.caption2).frame(minWidth: 30, maxWidth: 60) }
    add("relative in a row with a width", .compactTrailing) {
      HStack {
        Text(soon, style: .relative).font(.caption2); Spacer(minLength: 0)
      }.frame(width: 60, height: 20)
    }
    add("received timer", .lockScreen, "unsupported-in-live-activity") {
      Text("4").onReceive(Timer.publish(every: 1, on: .main, in: .common)) { _ in }.padding()
    }
    add("async", .lockScreen, "unsupported-in-live-activity") { AsyncImage(url: web).frame(width: 40, height: 40) }
    add("async nested", .lockScreen, "unsupported-in-live-activity") {
      HStack {
        Text("A");
        AsyncImage(url: web) {
          $0.resizable()
        } placeholder: {
          Color.gray
        }.frame(width: 40, height: 40)
      }.padding()
    }
    add("scroll", .expanded, "unsupported-in-live-activity") { ScrollView(.horizontal) { Text("A") } }
    add("list", .lockScreen, "unsupported-in-live-activity") { List { Text("A") } }
    add("tapgesture", .lockScreen, "unsupported-in-live-activity") { Text("A").onTapGesture {}.padding() }
    add("textfield", .lockScreen, "unsupported-in-live-activity contrast") { TextField("A", text: .constant("")).padding() }
    add("slider", .lockScreen, "unsupported-in-live-activity") { Slider(value: .constant(0.4)).padding() }
    add("picker", .lockScreen, "unsupported-in-live-activity") { Picker("A", selection: .constant(1)) { Text("1").tag(1) }.padding() }
    add("stepper", .lockScreen, "unsupported-in-live-activity") { Stepper("A", value: .constant(1)).padding() }
    add("long press", .lockScreen, "unsupported-in-live-activity") { Text("A").onLongPressGesture {}.padding() }
    add("gesture", .lockScreen, "unsupported-in-live-activity") { Text("A").gesture(TapGesture()).padding() }
    add("nav", .lockScreen, "unsupported-in-live-activity") { NavigationStack { Text("A") } }
    add("menu", .lockScreen, "unsupported-in-live-activity") { Menu("A") { Button("b") {} } }
    add("timeline animation", .lockScreen, "unsupported-in-live-activity") { TimelineView(.animation) { _ in Text("A") }.padding() }
    add("symbol typo", .lockScreen, "unknown-symbol") { Image(systemName: "bicylce").padding() }
    add("symbol ok", .lockScreen) { Image(systemName: "figure.walk.circle.fill").padding() }
    add("label typo", .lockScreen, "unknown-symbol") { Label("A", systemImage: "bycicle").padding() }
    add("button typo", .lockScreen, "unknown-symbol") { Button("A", systemImage: "bycicle", intent: PlantedIntent()).padding() }
    add("empty symbol", .lockScreen, "unknown-symbol") {
      HStack {
        Text("A"); Image(systemName: "")
      }.padding()
    }
    add("standby blurred", .standby, "image-too-small-for-standby") {
      pic(120, 120).resizable().frame(width: 40, height: 40).accessibilityHidden(true).padding()
    }
    add("standby fine", .standby) { pic(240, 240).resizable().frame(width: 40, height: 40).accessibilityHidden(true).padding() }
    add("standby half", .standby, "image-too-small-for-standby") {
      pic(400, 100).resizable().frame(width: 40, height: 40).accessibilityHidden(true).padding()
    }
    add("standby fit", .standby) {
      pic(480, 240).resizable().scaledToFit().frame(width: 80, height: 80).accessibilityHidden(true).padding()
    }
    add("minimal 136", .minimal, "image-too-large island-overflow") { pic(136, 110).accessibilityHidden(true) }
    add("minimal 112 wide", .minimal) { pic(110, 110).accessibilityHidden(true) }
    add("compact too large", .compactLeading, "image-too-large") {
      pic(600, 600).resizable().frame(width: 20, height: 20).accessibilityHidden(true)
    }
    add("sides", .compact, "compact-sides-disagree") { Color.red.frame(width: 60, height: 20) }
  }
}
