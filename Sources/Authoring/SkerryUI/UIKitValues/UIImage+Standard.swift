/// UIKit's pictures for common actions. The symbols are assumed; no recording of them is known.
extension UIImage {
  public class var actions: UIImage { standard("ellipsis.circle") }
  public class var add: UIImage { standard("plus.circle") }
  public class var checkmark: UIImage { standard("checkmark") }
  public class var remove: UIImage { standard("minus.circle") }
  public class var strokedCheckmark: UIImage { standard("checkmark.circle") }

  private static func standard(_ symbol: String) -> UIImage { UIImage(.symbol(symbol, SymbolLook())) }
}
