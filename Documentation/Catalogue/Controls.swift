import SwiftUI

#Preview(
  "Button, buttonStyle, PlainButtonStyle, BorderedButtonStyle, BorderedProminentButtonStyle, BorderlessButtonStyle",
  traits: .sizeThatFitsLayout
) {
  VStack(alignment: .leading) {
    Button("Automatic") {}
    Button("Plain") {}.buttonStyle(.plain)
    Button("Bordered") {}.buttonStyle(.bordered)
    Button("Prominent") {}.buttonStyle(.borderedProminent)
    Button("Borderless") {}.buttonStyle(.borderless)
  }
}

#Preview("DefaultButtonStyle, GlassButtonStyle, GlassProminentButtonStyle", traits: .sizeThatFitsLayout) {
  HStack {
    Button("Default") {}.buttonStyle(DefaultButtonStyle())
    Button("Glass") {}.buttonStyle(.glass)
    Button("Glass") {}.buttonStyle(.glassProminent)
  }
}

#Preview("buttonBorderShape, controlSize, buttonSizing", traits: .sizeThatFitsLayout) {
  VStack {
    Button("Capsule") {}.buttonBorderShape(.capsule)
    Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 4))
    Button("Small") {}.controlSize(.small)
    Button("Large") {}.controlSize(.large).buttonSizing(.flexible)
  }
  .buttonStyle(.bordered)
  .frame(width: 160)
}

#Preview("Toggle, toggleStyle, DefaultToggleStyle, SwitchToggleStyle, ButtonToggleStyle", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Toggle("Automatic", isOn: .constant(true)).toggleStyle(DefaultToggleStyle())
    Toggle("Switch", isOn: .constant(false)).toggleStyle(.switch)
    Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
  }
  .frame(width: 180)
}

#Preview("labelsHidden, labelsVisibility", traits: .sizeThatFitsLayout) {
  HStack {
    Toggle("Hidden label", isOn: .constant(true)).labelsHidden()
    Toggle("Hidden label", isOn: .constant(true)).labelsVisibility(.hidden)
  }
}

#Preview("Link", traits: .sizeThatFitsLayout) { Link("Open the ticket", destination: URL(string: "https://example.com")!) }

#Preview(
  "ProgressView, progressViewStyle, DefaultProgressViewStyle, LinearProgressViewStyle, CircularProgressViewStyle",
  traits: .sizeThatFitsLayout
) {
  VStack {
    ProgressView("Loading", value: 0.4).progressViewStyle(DefaultProgressViewStyle())
    ProgressView(value: 0.6).progressViewStyle(.linear)
    ProgressView(value: 0.7).progressViewStyle(.circular)
    ProgressView(timerInterval: Date.now.addingTimeInterval(-300)...Date.now.addingTimeInterval(300))
  }
  .frame(width: 180)
}

#Preview(
  "Gauge, gaugeStyle, DefaultGaugeStyle, AccessoryCircularGaugeStyle, AccessoryCircularCapacityGaugeStyle", traits: .sizeThatFitsLayout
) {
  HStack {
    Gauge(value: 0.3) { Text("Speed") }.gaugeStyle(DefaultGaugeStyle())
    Gauge(value: 0.5) {
      Text("km")
    } currentValueLabel: {
      Text("50")
    }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.7) {
      Text("%")
    } currentValueLabel: {
      Text("70")
    }.gaugeStyle(.accessoryCircularCapacity)
  }
  .frame(width: 240)
}

#Preview("LinearCapacityGaugeStyle, AccessoryLinearGaugeStyle, AccessoryLinearCapacityGaugeStyle", traits: .sizeThatFitsLayout) {
  VStack {
    Gauge(value: 0.3) { Text("Battery") }.gaugeStyle(.linearCapacity)
    Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryLinear)
    Gauge(value: 0.7) { Text("Water") }.gaugeStyle(.accessoryLinearCapacity)
  }
  .frame(width: 180)
}

#Preview("Slider, Stepper", traits: .sizeThatFitsLayout) {
  VStack {
    Slider(value: .constant(0.4))
    Stepper("Seats", value: .constant(2))
  }
  .frame(width: 200)
}

#Preview("Picker, pickerStyle, textFieldStyle, DatePicker, ColorPicker", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    Picker("Meal", selection: .constant("Soup")) { ForEach(["Soup", "Salad"], id: \.self) { Text($0) } }
    Picker("Seat", selection: .constant("A")) {
      Text("A").tag("A"); Text("B").tag("B")
    }
    .pickerStyle(.segmented)
    DatePicker("Day", selection: .constant(Date.now))
    ColorPicker("Colour", selection: .constant(.red))
  }
  .frame(width: 300)
}

#Preview("Menu, ControlGroup, DisclosureGroup", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    Menu("Menu") { Button("One") {} }
    ControlGroup {
      Button("A") {}; Button("B") {}
    }
    DisclosureGroup("Details") { Text("Inside") }
  }
  .frame(width: 200)
}

#Preview("disclosureGroupStyle", traits: .sizeThatFitsLayout) {
  DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Inside") }.disclosureGroupStyle(Framed()).frame(width: 160)
}

private struct Framed: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
      }
      if configuration.isExpanded { configuration.content.padding(.leading) }
    }
    .padding(8)
    .border(.gray)
  }
}

private struct Branch: Identifiable {
  let id: String
  var below: [Branch]?
}

#Preview("OutlineGroup, PasteButton", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    OutlineGroup([Branch(id: "Fruit", below: [Branch(id: "Pear")]), Branch(id: "Bread")], children: \.below) { Text($0.id) }
    PasteButton(payloadType: String.self) { _ in }
  }
}

#Preview("ShareLink, EditButton, RenameButton", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    ShareLink(item: URL(string: "https://example.com")!)
    EditButton()
    RenameButton()
  }
}

#Preview("TextField, SecureField, TextEditor, scrollContentBackground", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    TextField("Name", text: .constant("Ada"))
    SecureField("Code", text: .constant("1234"))
    TextEditor(text: .constant("Several lines")).frame(height: 40)
    TextEditor(text: .constant("On a plate")).scrollContentBackground(.hidden).frame(height: 40).background(.yellow)
  }
  .frame(width: 200)
}

private struct RowBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.bold()
      configuration.content
    }
  }
}

private struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

#Preview(
  "LabeledContent, GroupBox, groupBoxStyle, labeledContentStyle, ContentUnavailableView", traits: .sizeThatFitsLayout
) {
  VStack {
    LabeledContent("Gate", value: "B22")
    LabeledContent("Seat", value: "12A").labeledContentStyle(StackedContentStyle())
    GroupBox("Flight") { Text("LH 454") }
    GroupBox("Aircraft") { Text("A320") }.groupBoxStyle(RowBoxStyle())
    ContentUnavailableView("No flights", systemImage: "airplane")
  }
  .frame(width: 240)
}

#Preview("TimelineView, PhaseAnimator, KeyframeAnimator, phaseAnimator, keyframeAnimator", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading) {
    TimelineView(.everyMinute) { Text($0.date, style: .time) }
    PhaseAnimator([1, 2]) { Text("Phase \($0)") }
    KeyframeAnimator(initialValue: 1.0) {
      Text("Value \(Int($0))")
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(2.0, duration: 1) }
    }
    Text("Phases").phaseAnimator([1.0, 0.5]) { $0.opacity($1) }
    Text("Keyframes").keyframeAnimator(initialValue: 1.0) {
      $0.opacity($1)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(0.0, duration: 1) }
    }
  }
}
