@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// A page of the web, which opens nowhere here.
open class SFSafariViewController: UIViewController {
  public convenience init(url: URL) { self.init() }
}
