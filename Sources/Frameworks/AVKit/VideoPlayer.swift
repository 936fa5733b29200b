@_exported import AVFoundation
@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// The area of a video: black, as before its first frame.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }
  public var body: some View {
    ZStack {
      Color.black.unsupported("VideoPlayer plays nothing in a Live Activity; show a picture.", .warning)
      overlay
    }
  }
}
extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
