import Foundation
import SwiftUI
import Testing

/// `_VariadicView`, which apps use although it is not documented, is drawn as `Group(subviews:)`.
@Suite @MainActor struct VariadicViewTests {
  /// Draws a line between two views, and none after the last one.
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
  private struct Row: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      HStack(spacing: 2) {
        ForEach(children.reversed()) { $0 }
        Text("\(children.count)")
      }
    }
  }

  private func picture(_ view: some View) throws -> Data { try ImageRenderer(content: view.frame(width: 160, height: 90)).pngData() }

  @Test func aRootArrangesTheViewsInside() throws {
    let divided = VStack {
      _VariadicView.Tree(Divided()) {
        Text("A")
        Group {
          Text("B")
          Text("C")
        }
      }
    }
    let expected = VStack {
      Text("A")
      Divider()
      Text("B")
      Divider()
      Text("C")
    }
    #expect(try picture(divided) == picture(expected))
    let row = _VariadicView.Tree(root: Row(), content: ForEach(0..<2) { Text("\($0)") })
    let reversed = HStack(spacing: 2) {
      Text("1")
      Text("0")
      Text("2")
    }
    #expect(try picture(row) == picture(reversed))
  }
}
