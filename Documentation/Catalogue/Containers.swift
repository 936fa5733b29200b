import SwiftUI

#Preview("List, Form", traits: .sizeThatFitsLayout) {
  VStack {
    List { Section("Section") { ForEach(1..<3) { Text("Row \($0)") } } }.frame(width: 240, height: 160)
    Form { LabeledContent("Label", value: "Value") }.frame(width: 240, height: 104)
  }
}

#Preview("listStyle, listRowBackground, listRowInsets, listRowSeparator, badge", traits: .sizeThatFitsLayout) {
  List {
    Section("On a plate") {
      Text("Messages").badge(3)
      Text("Yellow").listRowBackground(Color.yellow).listRowSeparator(.hidden)
      Text("Further in").listRowInsets(EdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 16))
    }
  }
  .frame(width: 240, height: 230)
  List { ForEach(1..<3) { Text("Row \($0)") } }.listStyle(.plain).frame(width: 240, height: 104)
}

#Preview("ScrollView, ScrollViewReader", traits: .sizeThatFitsLayout) {
  ScrollViewReader { _ in
    ScrollView { ForEach(0..<6) { Text("Line \($0)") } }
  }
  .frame(width: 120, height: 60)
}

#Preview("NavigationStack, NavigationView, NavigationSplitView, NavigationLink", traits: .sizeThatFitsLayout) {
  VStack {
    NavigationStack { NavigationLink("Next") { Text("There") } }.frame(width: 200, height: 50)
    NavigationView { Text("View") }.frame(width: 200, height: 50)
    NavigationSplitView {
      Text("Side")
    } detail: {
      Text("Detail")
    }.frame(width: 200, height: 50)
  }
}

#Preview("TabView, Tab, TabSection", traits: .sizeThatFitsLayout) {
  TabView {
    Tab("Home", systemImage: "house") { Text("Home") }
    TabSection("More") { Tab("Map", systemImage: "map") { Text("Map") } }
  }
  .frame(width: 200, height: 80)
}

#Preview("sheet, fullScreenCover, popover, inspector", traits: .sizeThatFitsLayout) {
  Text("Under")
    .sheet(isPresented: .constant(false)) { Text("Sheet") }
    .fullScreenCover(isPresented: .constant(false)) { Text("Cover") }
    .popover(isPresented: .constant(false)) { Text("Popover") }
    .inspector(isPresented: .constant(false)) { Text("Inspector") }
}

#Preview("alert, confirmationDialog, actionSheet", traits: .sizeThatFitsLayout) {
  Text("Under")
    .alert("Alert", isPresented: .constant(false)) { Button("OK") {} }
    .confirmationDialog("Dialog", isPresented: .constant(false)) { Button("OK") {} }
    .actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("Sheet")) }
}

#Preview("gesture, simultaneousGesture, highPriorityGesture, onTapGesture, onLongPressGesture", traits: .sizeThatFitsLayout) {
  VStack {
    Text("Drawn as without a gesture").gesture(DragGesture())
    Text("Tap").onTapGesture {}
    Text("Press").onLongPressGesture {}
    Text("Together").simultaneousGesture(TapGesture())
    Text("First").highPriorityGesture(TapGesture())
  }
}
