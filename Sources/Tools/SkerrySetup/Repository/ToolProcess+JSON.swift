import Foundation
import SkerryRuntime

extension ToolProcess.Outcome {
  /// The output as JSON; `nil` for anything else.
  var json: Any? { try? JSONSerialization.jsonObject(with: Data(output.utf8)) }
}
