import SwiftUI
import Testing

/// Accepted but undrawn modifiers are reported exactly if the user would miss something.
@Suite @MainActor struct NoOpTests {
  @State private var shut = false

  @Test func movementAtRestIsSilent() {
    let view = Text(verbatim: "x").animation(.spring(), value: 1).transition(.opacity).contentTransition(.numericText())
      .symbolEffect(.bounce, value: 2).onAppear {}.sensoryFeedback(.impact(weight: .light), trigger: 1).accessibilityHint("h").id(3)
    #expect(diagnostics(of: view).isEmpty)
  }

  @Test func endlessMovementIsReported() {
    let found = diagnostics(of: Text(verbatim: "x").animation(.linear(duration: 1).repeatForever(), value: 1))
    #expect(found.count == 1 && found[0].contains("repeatForever"))
  }

  @Test(arguments: ["onTapGesture", "gesture"]) func gesturesAreReported(_ name: String) {
    let view = name == "gesture" ? AnyView(Text(verbatim: "x").gesture(DragGesture())) : AnyView(Text(verbatim: "x").onTapGesture {})
    let found = diagnostics(of: view)
    #expect(found.count == 1 && found[0].hasPrefix(name) && found[0].contains("Button(intent:)"))
  }

  @Test func aClosedSheetIsSilentAndAnOpenOneIsNot() {
    #expect(diagnostics(of: Text(verbatim: "x").sheet(isPresented: $shut) { Text(verbatim: "y") }).isEmpty)
    let open = diagnostics(of: Text(verbatim: "x").sheet(isPresented: .constant(true)) { Text(verbatim: "y") })
    #expect(open.count == 1 && open[0].hasPrefix("sheet is open"))
  }

  @Test func appOnlyViewsAreReportedByName() {
    let views: [(String, AnyView)] = [
      ("ScrollView", AnyView(ScrollView { Text(verbatim: "x") })), ("List", AnyView(List { Text(verbatim: "x") })),
      ("AsyncImage", AnyView(AsyncImage(url: nil))), ("TextField", AnyView(TextField("p", text: .constant("")))),
      ("Menu", AnyView(Menu("m") { Text(verbatim: "x") })), ("TabView", AnyView(TabView { Text(verbatim: "x") })),
      ("NavigationStack", AnyView(NavigationStack { Text(verbatim: "x") })),
      ("MeshGradient", AnyView(MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red]))),
      ("glassEffect", AnyView(Text(verbatim: "x").glassEffect())),
    ]
    for (name, view) in views {
      let found = diagnostics(of: view)
      #expect(found.contains { $0.hasPrefix(name) }, "\(name): \(found)")
    }
  }
}
