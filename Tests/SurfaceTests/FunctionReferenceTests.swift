import SwiftUI
import Testing
import UIKit

/// Initializers passed as functions, as with `map` and `content:`.
@Suite @MainActor struct FunctionReferenceTests {
  private func picture(_ view: some View) throws -> Data { try ImageRenderer(content: view.frame(width: 80, height: 40)).pngData() }

  @Test func textsOfStrings() throws {
    let name: String? = "Heron"
    let key: LocalizedStringKey? = "Heron"
    #expect(try picture(name.map(Text.init)) == picture(Text("Heron")))
    #expect(try picture(name.map(Text.init(verbatim:))) == picture(Text("Heron")))
    #expect(try picture(key.map(Text.init)) == picture(Text("Heron")))
    #expect(
      try picture(VStack { ForEach(["a", "b"], id: \.self, content: Text.init) })
        == picture(
          VStack {
            Text("a"); Text("b")
          }))
    let make: (String) -> Text = Text.init
    #expect(try picture(make("%lld")) == picture(Text(verbatim: "%lld")))
  }

  @Test func imagesAndErasedViews() throws {
    #expect(try picture(Optional("clock").map(Image.init(systemName:))) == picture(Image(systemName: "clock")))
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(try picture(Optional(dot).map(Image.init(uiImage:))) == picture(Image(uiImage: dot)))
    #expect(try picture(Optional(dot).map(Image.init)) == picture(Image(uiImage: dot)))
    #expect([Text("a")].map(AnyView.init).count == 1)
  }
}
