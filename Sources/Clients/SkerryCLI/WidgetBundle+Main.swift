import Foundation
import SkerryCases
import SkerryRuntime
public import SkerryUI
public import SkerryWidget

extension WidgetBundle {
  /// Every bundle is a command: `list`, `render`, `specs`.
  @MainActor public static func main() {
    CommandLineTool.main(of: Self.self) { CommandLineTool.inventory { WidgetInventory(bundle: Self(), attempt: $0) } }
  }
}

extension Widget {
  /// Every widget is a command: `list`, `render`, `specs`.
  @MainActor public static func main() {
    CommandLineTool.main(of: Self.self) { CommandLineTool.inventory { WidgetInventory(widget: Self(), attempt: $0) } }
  }
}

extension App {
  /// An app is the same command for the previews of its views; its scenes are not opened.
  @MainActor public static func main() { CommandLineTool.main(of: Self.self) { WidgetInventory() } }
}

extension CommandLineTool {
  /// Prepares the process and runs the verb of its arguments.
  ///
  /// - Parameter type: the type with `@main`, which names the command.
  fileprivate static func main(of type: Any.Type, inventory: @escaping @MainActor () -> WidgetInventory) -> Never {
    ProcessSettings.makeDeterministic()
    guard ProcessSettings.awaitLiterals() else { exit(0) }
    ProcessSettings.failWritesBeyondFileSizeLimit()
    Console.reserveStandardOutput()
    MainBundleLinks.refresh()
    exit(CommandLineTool(inventory: inventory, name: String(describing: type)).run())
  }
}
