import Foundation

/// The variable by which the stand-alone command tells the programs that it builds where the repository is.
package enum SourcesVariable {
  /// The variable's name.
  package static let name = "SKERRY_SOURCES"

  /// The repository's folder; `nil` if the variable is not set, or empty.
  package static func folder(in environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
