import SwiftUI
import WidgetKit

extension CallSites {
  func addTexts() {
    let sample = Sample()
    equals("Text(_)", "Text(\"literal\") as LocalizedStringKey") {
      Text("Now **rowing**")
    } as: {
      Text(verbatim: "Now ") + Text("rowing").bold()
    }
    equals("Text(_)", "Text(expression: String / AttributedString / LocalizedStringResource)") {
      Text(sample.title + " **two**")
    } as: {
      Text(verbatim: "Rowing **two**")
    }
    draws("Text(_)") { Text(AttributedString(sample.title)) }
    draws("Text(_)") { Text(LocalizedStringResource("Rowing")) }
    draws("Text(_)") { Text(sample.part) }
    equals("Text(_)") {
      Text(sample.isLate ? "late" : "on time")
    } as: {
      Text(verbatim: "late")
    }
    equals("Text(\"… \\(interpolation)\") as LocalizedStringKey") {
      Text("Lap \(sample.laps) of \(sample.title)")
    } as: {
      Text(verbatim: "Lap 3 of Rowing")
    }
    equals("Text(verbatim:)") {
      Text(verbatim: "\(sample.laps)/4")
    } as: {
      Text("3/4")
    }
    equals("Text(timerInterval:, countsDown:)") {
      Text(timerInterval: sample.span, countsDown: true)
    } as: {
      Text(timerInterval: sample.span, pauseTime: nil, countsDown: true, showsHours: true)
    }
    draws("Text(timerInterval:, countsDown:)") { Text(timerInterval: sample.start...sample.end, countsDown: false).monospacedDigit() }
    equals("Text(timerInterval:)") {
      Text(timerInterval: sample.span)
    } as: {
      Text(timerInterval: sample.span, countsDown: true)
    }
    draws("Text(timerInterval:, pauseTime:, countsDown:, showsHours:)") {
      Text(timerInterval: sample.span, pauseTime: sample.isLate ? sample.start : nil, countsDown: true, showsHours: false)
    }
    equals("Text(timerInterval:, pauseTime:, countsDown:)") {
      Text(timerInterval: sample.span, pauseTime: sample.start, countsDown: true)
    } as: {
      Text("10:00")
    }
    draws("Text(timerInterval:, showsHours:)") { Text(timerInterval: Date.now...Date.now.addingTimeInterval(7200), showsHours: false) }
    draws("Text(_, style:)", "Text(_, style: .timer)") { Text(sample.end, style: .timer) }
    draws("Text(_, style: .relative)") { Text(sample.end, style: .relative) }
    equals("Text(_, style: .time)") {
      Text(sample.end, style: .time)
    } as: {
      Text(sample.end, format: .dateTime.hour().minute())
    }
    draws("Text(_, format:)", "Text(_, format: .dateTime.hour().minute())") { Text(sample.end, format: .dateTime.hour().minute()) }
    equals("Text(_, format: .time(pattern: _))") {
      Text(Duration.seconds(65), format: .time(pattern: .minuteSecond))
    } as: {
      Text(verbatim: "1:05")
    }
    draws("Text(_, format: .biggestUnitRelative(units: 2))") { Text(sample.end, format: .biggestUnitRelative(units: 2)) }

    equals("Text + Text concatenation", "Text + Text") {
      Text("3").bold() + Text(" min").foregroundColor(.red)
    } as: {
      Text("\(Text("3").bold())\(Text(" min").foregroundColor(.red))")
    }
    equals("\\(date, style: …)", "interp style:") {
      Text("at \(sample.end, style: .time)")
    } as: {
      Text("at ") + Text(sample.end, style: .time)
    }
    equals("\\(value, specifier: \"…\")", "interp specifier:") {
      Text("\(sample.rate, specifier: "%.2f") of \(sample.laps, specifier: "%02d")")
    } as: {
      Text(verbatim: "0.40 of 03")
    }
    changes("\\(Image(…))", "interp Image") {
      Text("\(Image(systemName: "clock")) soon")
    } from: {
      Text(" soon")
    }
    changes("\\(Text(…)) / \\(timerInterval:)", "interp Text") {
      Text("in \(Text("two").bold()), \(timerInterval: sample.span, countsDown: true)")
    } from: {
      Text("in \(Text("two")), \(timerInterval: sample.span)")
    }
    equals("\\(value, format: …)", "interp format:") {
      Text("\(sample.rate, format: .percent) done")
    } as: {
      Text(verbatim: "40% done")
    }
    equals(".formatted(date: .omitted, time: .shortened)") {
      Text(sample.end.formatted(date: .omitted, time: .shortened))
    } as: {
      Text(sample.end, format: .dateTime.hour().minute())
    }
    equals(".formatted()") {
      Text(sample.laps.formatted())
    } as: {
      Text("3")
    }
    draws(".formatted(.dateTime.hour())") { Text("\(sample.end.formatted(.dateTime.hour())) sharp") }
    equals(".formatted(.glucose(unit))") {
      Text(120.0.formatted(.glucose("mg")))
    } as: {
      Text("120 mg")
    }
    equals(".formatted(.time(pattern: .hourMinuteSecond))") {
      Text(Duration.seconds(3_665).formatted(.time(pattern: .hourMinuteSecond)))
    } as: {
      Text("1:01:05")
    }
  }
}
