@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// A web view, which stays empty: no picture may depend on a network.
open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  open var url: URL? { nil }
  open var title: String? { nil }
  open var isLoading: Bool { false }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
}
open class WKWebViewConfiguration: NSObject {}
open class WKNavigation: NSObject {}
public protocol WKNavigationDelegate: NSObjectProtocol {}
public protocol WKUIDelegate: NSObjectProtocol {}
/// A web page in SwiftUI.
public struct WebView: View {
  public init(url: URL?) {}
  public var body: some View { Color.clear.unsupported("WebView shows nothing in a Live Activity; show texts and pictures.", .warning) }
}
