@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// A web page in Safari; it does not open here.
open class SFSafariViewController: UIViewController {
  public convenience init(url: URL) { self.init() }
}
