import Foundation
import SkerryDiagnostics
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryTestSupport
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// What views do when a preference, a size or another value changes: a picture shows the state that they have written
/// (Figures §9.32).
@Suite @MainActor struct ChangeActionTests {
  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  private struct Names: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  /// A bar as wide as another view, by a geometry reader and a preference.
  private struct Underlined: View {
    var side: CGFloat = 40
    @State private var width: CGFloat = 3
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: side, height: 4)
          .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
          .onPreferenceChange(Width.self) { width = $0 + 20 }
        Color.red.frame(width: width, height: 4).accessibilityIdentifier("bar")
      }
    }
  }

  @Test func aWidthComesFromAPreference() throws {
    #expect(try frames(Underlined())["bar"]?[2] == 60)
    let once = Underlined(side: 30)
    #expect(try frames(once) == frames(once) && ImageRenderer(content: once).pngData() == ImageRenderer(content: once).pngData())
  }

  @Test func stateOfViewsInsideIsKept() throws {
    struct Outer: View {
      @State private var gap: CGFloat = 0
      var body: some View {
        VStack(spacing: gap) {
          if gap > 0 { Color.blue.frame(width: 1, height: 1) }
          ForEach(0..<2) { index in Underlined(side: index == 0 ? 10 : 50) }
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          gap = $0.width
        }
      }
    }
    let tree = try String(decoding: ImageRenderer(content: Outer()).layoutTree(), as: UTF8.self)
    #expect(tree.contains("70") && tree.contains("30"))
    #expect(try frames(Outer())["bar"]?[2] == 70)
  }

  @Test func archivedViewsHaveChangesButDoNotAppear() throws {
    struct Shown: View {
      @State private var width: CGFloat = 5
      @State private var height: CGFloat = 5
      var body: some View {
        Color.red.frame(width: width, height: height).accessibilityIdentifier("box").onAppear { width = 9 }
          .background(GeometryReader { _ in Color.clear.preference(key: Width.self, value: 8) })
          .onPreferenceChange(Width.self) { height = $0 }
      }
    }
    #expect(try frames(Shown())["box"]?[2...] == [9, 8])
    let spec = try #require(WidgetSurfaceSpec(.systemSmall, on: Devices.standard))
    let scene = WidgetScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(Shown(), facts: ConfigurationFacts())
    let tree = LayoutTree(scene.tree, rootFrame: CGRect(origin: .zero, size: scene.size)).json()
    #expect(try LayoutFrames.identified(in: tree)["box"]?[2...] == [5, 8])
  }

  @Test func animationsWithoutAnEndShowTheirStart() throws {
    struct Moving: View {
      @State private var width: CGFloat = 5
      let animation: Animation
      var body: some View {
        Color.red.frame(width: width, height: 1).accessibilityIdentifier("box").onAppear { withAnimation(animation) { width = 9 } }
      }
    }
    #expect(try frames(Moving(animation: .linear(duration: 1)))["box"]?[2] == 9)
    #expect(try frames(Moving(animation: .linear(duration: 1).repeatForever()))["box"]?[2] == 5)
  }

  @Test func changesOfStateAreHeard() throws {
    struct Chain: View {
      @State private var first = 1
      @State private var second = 2
      @State private var third = 3
      var body: some View {
        Color.red.frame(width: CGFloat(second), height: CGFloat(third)).accessibilityIdentifier("box").onAppear { first = 10 }
          .onChange(of: first) { second = $0 + $1 }
          .onChange(of: third, initial: true) { third = 7 }
      }
    }
    #expect(try frames(Chain())["box"]?[2...] == [11, 7])
  }

  @Test func anEndlessChainEndsWithADiagnostic() {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }
    }
    let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard).layout(Growing(), .sizeThatFits)
    #expect(scene.size.width == CGFloat(PicturePasses.limit) && scene.diagnostics.map(\.rule) == ["state-does-not-settle"])
    #expect(scene.diagnostics.first?.message.hasPrefix("onGeometryChange still changes after 8 passes") == true)
  }

  /// A link more than the limit allows would need another pass.
  @Test(arguments: [6, 7, 8]) func chainsUpToTheLimitSettle(links: Int) {
    struct Growing: View {
      let links: Int
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = min($0 + 1, CGFloat(links))
        }
      }
    }
    let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard)
      .layout(Growing(links: links), .sizeThatFits)
    #expect(scene.size.width == CGFloat(links) && scene.diagnostics.isEmpty == (links < PicturePasses.limit))
  }

  @Test func bodiesAreEvaluatedOnceWithoutActions() throws {
    final class Count { var value = 0 }
    struct Counted: View {
      let count: Count
      let acts: Bool
      var body: some View {
        count.value += 1
        return Color.red.frame(width: 1, height: 1).onAppear(perform: acts ? {} : nil).onChange(of: 3) {}
      }
    }
    let (still, acting) = (Count(), Count())
    _ = try ImageRenderer(content: Counted(count: still, acts: false)).layoutTree()
    _ = try ImageRenderer(content: Counted(count: acting, acts: true)).layoutTree()
    #expect(still.value == 1 && acting.value == 3)
  }

  @Test func preferencesAreReducedInTheViewsOrder() throws {
    let view = HStack {
      Color.clear.preference(key: Names.self, value: "a")
      GeometryReader { _ in Color.clear.preference(key: Names.self, value: "b") }
      HStack { Color.clear.preference(key: Names.self, value: "c") }.onPreferenceChange(Names.self) { _ in }
      Color.clear.preference(key: Names.self, value: "lost").preference(key: Names.self, value: "d")
      Color.clear.preference(key: Names.self, value: "e").transformPreference(Names.self) { $0 += "f" }
    }
    var heard: [String] = []
    _ = try ImageRenderer(content: view.frame(width: 90, height: 9).onPreferenceChange(Names.self) { heard.append($0) }).layoutTree()
    #expect(heard == ["abcdef"])
  }

  @Test(arguments: [true, false]) func anchorsAreFoundByReaders(isOver: Bool) throws {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    let row = HStack(spacing: 4) {
      Color.clear.frame(width: 10, height: 10)
      Color.clear.frame(width: 20, height: 6).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .padding(3)
    func mark(_ places: [Anchor<CGRect>]) -> some View {
      GeometryReader { proxy in
        Color.red.frame(width: proxy[places[0]].width, height: proxy[places[0]].height).accessibilityIdentifier("mark")
          .position(x: proxy[places[0]].midX, y: proxy[places[0]].midY)
      }
    }
    let view =
      isOver
      ? AnyView(row.overlayPreferenceValue(Places.self) { mark($0) }) : AnyView(row.backgroundPreferenceValue(Places.self) { mark($0) })
    #expect(try frames(view)["mark"] == [17, 5, 20, 6])
  }

  @Test func layersFollowPreferencesOfReaders() throws {
    let view = Color.clear.frame(width: 30, height: 10)
      .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
      .overlayPreferenceValue(Width.self, alignment: .bottomTrailing) {
        Color.red.frame(width: $0 / 3, height: 2).accessibilityIdentifier("layer")
      }
    #expect(try frames(view)["layer"] == [20, 8, 10, 2])
  }
}
