import Charts
import SwiftUI

// Modifiers of whole apps that are accepted and change nothing on a picture.

#Preview(
  "listRowSeparatorTint, listRowSpacing, listItemTint, swipeActions, moveDisabled, deleteDisabled",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Rows").listRowSeparatorTint(.red)
    Text("Lists").listRowSpacing(4).listItemTint(.red)
    Text("Edits").swipeActions { Button("x") {} }.moveDisabled(true).deleteDisabled(true)
  }
}

#Preview(
  "listSectionSeparator, listSectionSeparatorTint, listSectionSpacing, listSectionIndexVisibility, sectionIndexLabel, headerProminence, formStyle, indexViewStyle",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Sections").listSectionSeparator(.hidden).listSectionSeparatorTint(.red).listSectionSpacing(4)
      .listSectionIndexVisibility(.hidden).sectionIndexLabel("S")
    Text("Forms").headerProminence(.increased).formStyle(.grouped).indexViewStyle(.page)
  }
}

#Preview(
  "navigationTitle, navigationSubtitle, navigationBarTitle, navigationBarTitleDisplayMode, navigationBarHidden, navigationBarBackButtonHidden, navigationBarItems, navigationDestination, navigationViewStyle",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Titles").navigationTitle("Title").navigationSubtitle("Subtitle").navigationBarTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
    Text("Bars").navigationBarHidden(true).navigationBarBackButtonHidden().navigationBarItems(trailing: Text("x"))
    Text("Ways").navigationDestination(for: Int.self) { Text("\($0)") }.navigationViewStyle(.stack)
  }
}

#Preview(
  "navigationSplitViewColumnWidth, navigationLinkIndicatorVisibility, tabItem, tabViewStyle, tabBarMinimizeBehavior, tabViewBottomAccessory",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Columns").navigationSplitViewColumnWidth(200).navigationLinkIndicatorVisibility(.hidden)
    Text("Tabs").tabItem { Text("x") }.tabViewStyle(.page).tabBarMinimizeBehavior(.never).tabViewBottomAccessory { Text("x") }
  }
}

#Preview(
  "toolbar, toolbarBackground, toolbarBackgroundVisibility, toolbarColorScheme, statusBar, statusBarHidden, persistentSystemOverlays, defersSystemGestures",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Bars").toolbar { Button("x") {} }.toolbarBackground(.red, for: .navigationBar)
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar)
    Text("System").statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden).defersSystemGestures(on: .top)
  }
}

#Preview(
  "scrollIndicators, scrollIndicatorsFlash, scrollDisabled, scrollClipDisabled, scrollBounceBehavior, scrollDismissesKeyboard, scrollEdgeEffectHidden, scrollEdgeEffectStyle",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Scrolling").scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true).scrollDisabled(true).scrollClipDisabled()
    Text("Edges").scrollBounceBehavior(.basedOnSize).scrollDismissesKeyboard(.never)
      .scrollEdgeEffectHidden().scrollEdgeEffectStyle(.soft, for: .top)
  }
}

#Preview(
  "scrollPosition, scrollTargetBehavior, scrollTargetLayout, defaultScrollAnchor, onScrollGeometryChange, onScrollPhaseChange, onScrollVisibilityChange, onScrollTargetVisibilityChange, refreshable",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Positions").scrollPosition(id: .constant(Optional(1))).scrollTargetBehavior(.viewAligned).scrollTargetLayout()
      .defaultScrollAnchor(.top)
    Text("Changes").onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.y
    } action: { _, _ in
    }
    .onScrollPhaseChange { _, _ in }.onScrollVisibilityChange { _ in }
    .onScrollTargetVisibilityChange(idType: Int.self) { _ in }.refreshable {}
  }
}

#Preview(
  "presentationDetents, presentationDragIndicator, presentationCornerRadius, presentationBackground, presentationBackgroundInteraction, presentationContentInteraction, presentationCompactAdaptation, presentationSizing, interactiveDismissDisabled",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Sheets").presentationDetents([.medium]).presentationDragIndicator(.hidden).presentationCornerRadius(12)
      .presentationBackground(.red)
    Text("Behaviour").presentationBackgroundInteraction(.enabled).presentationContentInteraction(.scrolls)
      .presentationCompactAdaptation(.none).presentationSizing(.automatic).interactiveDismissDisabled()
  }
}

#Preview(
  "textEditorStyle, textContentType, keyboardType, submitLabel, autocapitalization, autocorrectionDisabled, disableAutocorrection, textInputAutocapitalization, searchable, findDisabled",
  traits: .sizeThatFitsLayout
) {
  VStack {
    TextField("Name", text: .constant("Ada")).textContentType(.name).keyboardType(.default).submitLabel(.done)
    Text("Typing").textEditorStyle(.plain).autocapitalization(.none).autocorrectionDisabled().disableAutocorrection(true)
      .textInputAutocapitalization(.never)
    Text("Search").searchable(text: .constant("")).findDisabled()
  }
}

#Preview(
  "datePickerStyle, menuStyle, menuIndicator, menuOrder, contextMenu, controlGroupStyle, handlesExternalEvents",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Pickers").datePickerStyle(.compact)
    Text("Menus").menuStyle(.automatic).menuIndicator(.hidden).menuOrder(.fixed).contextMenu { Button("x") {} }
    Text("Groups").controlGroupStyle(.automatic).handlesExternalEvents(preferring: [], allowing: [])
  }
}

#Preview(
  "toolbarVisibility, toolbarRole, toolbarTitleDisplayMode, toolbarTitleMenu, navigationSplitViewStyle, searchSuggestions, searchScopes, searchCompletion",
  traits: .sizeThatFitsLayout
) {
  VStack {
    Text("Bars").toolbarVisibility(.hidden, for: .tabBar).toolbar(removing: .title).toolbarRole(.editor)
      .toolbarTitleDisplayMode(.inline).toolbarTitleMenu { Button("x") {} }.navigationSplitViewStyle(.balanced)
    Text("Search").searchSuggestions { Text("x") }.searchScopes(.constant(1)) { Text("x").tag(1) }.searchCompletion("x")
  }
}

#Preview("onDrag, onDrop, onContinuousHover, onKeyPress, fileImporter, fileExporter", traits: .sizeThatFitsLayout) {
  VStack {
    Text("Pointer").onDrag { NSItemProvider() }.onDrop(of: [.text], isTargeted: nil) { _ in false }.onContinuousHover { _ in }
    Text("Keys").onKeyPress(.space) { .handled }
    Text("Files").fileImporter(isPresented: .constant(false), allowedContentTypes: [.text]) { _ in }
      .fileExporter(isPresented: .constant(false), document: "x", contentType: .text) { _ in }
  }
}

#Preview(
  "chartXSelection, chartYSelection, chartAngleSelection, chartGesture, chartScrollableAxes, chartScrollTargetBehavior",
  traits: .sizeThatFitsLayout
) {
  Chart { BarMark(x: .value("Hour", 1), y: .value("Riders", 3)) }
    .chartXSelection(value: .constant(Optional(1))).chartYSelection(value: .constant(Optional(1)))
    .chartAngleSelection(value: .constant(Optional(1))).chartGesture { _ in TapGesture() }
    .chartScrollableAxes(.horizontal).chartScrollTargetBehavior(.valueAligned(unit: 1))
    .frame(width: 160, height: 90)
}
