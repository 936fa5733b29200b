extension Survey {
  /// The contents of text views.
  static let texts = [
    "Text(expression: String / AttributedString / LocalizedStringResource)",
    "Text(\"literal\") as LocalizedStringKey",
    "Text(\"… \\(interpolation)\") as LocalizedStringKey",
    "Text(_, style: .timer)",
    "Text(_, style: .time)",
    "Text + Text concatenation",
    "Text(_, style: .relative)",
    "\\(date, style: …)",
    "\\(value, specifier: \"…\")",
    "\\(Image(…))",
    "\\(Text(…)) / \\(timerInterval:)",
    "\\(value, format: …)",
    "Text(_, format: .biggestUnitRelative(units: 2))",
    "Text(_, format: .dateTime.hour().minute())",
    "Text(_, format: .time(pattern: _))",
    ".formatted(date: .omitted, time: .shortened)",
    ".formatted()",
    ".formatted(.dateTime.hour())",
    ".formatted(.glucose(unit))",
    ".formatted(.time(pattern: .hourMinuteSecond))",
  ]
}
