import SkerryImage
import SwiftUI
import Testing

/// The parameters of containers and controls are views in an app's own extensions, as they are in SwiftUI: these compile.
extension Button { @MainActor fileprivate func plainly() -> some View { buttonStyle(.plain) } }
extension Label { fileprivate func padded() -> some View { padding(4) } }
extension Toggle { fileprivate func padded() -> some View { padding(4) } }
extension Link { fileprivate func padded() -> some View { padding(4) } }
extension Gauge { fileprivate func padded() -> some View { padding(4) } }
extension ProgressView { fileprivate func padded() -> some View { padding(4) } }
extension HStack { fileprivate func padded() -> some View { padding(4) } }
extension VStack { fileprivate func padded() -> some View { padding(4) } }
extension ZStack { fileprivate func padded() -> some View { padding(4) } }
extension Grid { fileprivate func padded() -> some View { padding(4) } }
extension GridRow { fileprivate func padded() -> some View { padding(4) } }
extension GeometryReader { fileprivate func padded() -> some View { padding(4) } }
extension ViewThatFits { fileprivate func padded() -> some View { padding(4) } }

@Suite @MainActor struct ViewParameterTests {
  @Test func extensionsHaveModifiers() throws {
    let button = Button(action: {}, label: { Color.red.frame(width: 10, height: 10) }).plainly()
    let stack = VStack(spacing: 0) { button }.padded()
    let picture = try ImageCodecs.decode(ImageRenderer(content: HStack(spacing: 0) { stack }.padded()).pngData())
    #expect(picture.size.width == 26)
  }
}
