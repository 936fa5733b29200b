import Foundation
import SkerryDiagnostics

/// A picture from the network in apps.
///
/// Approximated: a widget's process has no network, so the placeholder is drawn, with a diagnostic.
public struct AsyncImage<Content: View>: View {
  private let content: Content
  private let site: SourceSite?
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.content = placeholder()
    site = SourceSite(fileID, line)
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.content = content(.empty)
    site = SourceSite(fileID, line)
  }
  public var body: some View { PlainContainer(name: "AsyncImage", site: site, drawn: "its placeholder is drawn", content: content) }
}
extension AsyncImage where Content == Color {
  public init(url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: Int = #line) {
    content = Color(white: 0.5, opacity: 0.3)
    site = SourceSite(fileID, line)
  }
}

/// The phase of a picture's loading; always empty here.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
