import Foundation
import SkerryCases
import SkerryRuntime
public import SkerryUI
public import SkerryWidget

extension WidgetBundle {
  /// Every bundle is a command: `list`, `render`, `specs`.
  @MainActor public static func main() {
    ProcessSettings.makeDeterministic()
    Console.keepOutputForCommand()
    MainBundleLinks.refresh()
    exit(
      CommandLineTool(
        inventory: { CommandLineTool.inventory { WidgetInventory(bundle: Self(), attempt: $0) } }, name: String(describing: Self.self)
      ).run())
  }
}

extension Widget {
  /// Every widget is a command: `list`, `render`, `specs`.
  @MainActor public static func main() {
    ProcessSettings.makeDeterministic()
    Console.keepOutputForCommand()
    MainBundleLinks.refresh()
    exit(
      CommandLineTool(
        inventory: { CommandLineTool.inventory { WidgetInventory(widget: Self(), attempt: $0) } }, name: String(describing: Self.self)
      ).run())
  }
}

extension App {
  /// An app is the same command for the previews of its views; its scenes are not opened.
  @MainActor public static func main() {
    ProcessSettings.makeDeterministic()
    Console.keepOutputForCommand()
    MainBundleLinks.refresh()
    exit(CommandLineTool(inventory: { WidgetInventory() }, name: String(describing: Self.self)).run())
  }
}
