/// An entry point for untrusted input. It must return for any bytes: no trap, no hang, no wrong result.
package struct FuzzTarget: Sendable {
  /// The driver's first argument, and the name of its corpus folder.
  package let name: String
  /// Runs one input. Called on the main thread.
  package let run: @MainActor @Sendable ([UInt8]) -> Void
  /// Whether it changes what a whole process shares, so that nothing else may run beside it.
  package var changesProcess = false

  /// All targets, by name.
  package static let all: [FuzzTarget] = [
    FuzzTarget(name: "catalogue", run: BundleFileTargets.catalogue),
    FuzzTarget(name: "font", run: BundleFileTargets.font),
    FuzzTarget(name: "headers", run: ProjectTargets.headers),
    FuzzTarget(name: "intents", run: SourceTargets.intents),
    FuzzTarget(name: "lines", run: LineTargets.lines),
    FuzzTarget(name: "manifest", run: ProjectTargets.manifest),
    FuzzTarget(name: "picture", run: PictureTarget.read),
    FuzzTarget(name: "payload", run: JSONTargets.payload),
    FuzzTarget(name: "project", run: ProjectTargets.project),
    FuzzTarget(name: "script", run: JSONTargets.script),
    FuzzTarget(name: "strings", run: BundleFileTargets.strings),
    FuzzTarget(name: "swift", run: SourceTargets.swift),
    FuzzTarget(name: "tree", run: TreeTarget.draw),
    FuzzTarget(name: "vector", run: BundleFileTargets.vector),
    FuzzTarget(name: "writes", run: WritesTarget.write, changesProcess: true),
    FuzzTarget(name: "yaml", run: ProjectTargets.yaml),
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
