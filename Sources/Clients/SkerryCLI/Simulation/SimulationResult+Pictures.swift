public import Foundation
public import SkerrySimulation
public import SkerryWidget

extension SimulationResult {
  /// Draws every moment with a bundle's views and writes log, pictures, film and page, like the verb `simulate`.
  ///
  /// While it draws, `Date()` is the time of the moment. Throws a sentence when an activity is not in the bundle or the
  /// folder cannot be written.
  /// - Parameter scale: pixels per point of the pictures.
  @MainActor public func write(to folder: URL, drawnBy bundle: some WidgetBundle, scale: CGFloat = 2) throws {
    var options = SimulateOptions(folder: folder)
    options.scale = min(max(scale, 0.5), 4)
    _ = try SimulationWriter(options: options, inventory: WidgetInventory(bundle: bundle)).write(self)
  }
}
