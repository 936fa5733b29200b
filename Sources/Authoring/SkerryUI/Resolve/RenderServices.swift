import Foundation
import SkerryGraph

/// The services for resolving views: text, symbols, assets and the clock. Passed in, never global.
package struct RenderServices: Sendable {
  /// Measures and breaks text.
  package var text: any TextMeasuring
  /// Finds the drawings of SF Symbols.
  package var symbols: any SymbolProviding
  /// Finds the customer's images, colours and translations.
  package var assets: any AssetLoading
  /// The time at which every date-dependent view is drawn.
  package var now: Date

  package init(text: any TextMeasuring, symbols: any SymbolProviding, assets: any AssetLoading, now: Date) {
    self.text = text
    self.symbols = symbols
    self.assets = assets
    self.now = now
  }
}
