extension UIImage.SymbolConfiguration {
  public convenience init(weight: UIImage.SymbolWeight) { self.init(scale: .default) }
  public convenience init(font: UIFont) { self.init(scale: .default) }
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(scale: scale) }
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init(scale: scale) }
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(scale: .default) }
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(scale: .default) }
  public func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration { other }
}
