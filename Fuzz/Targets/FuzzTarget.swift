/// One door through which strangers' bytes come in. Whatever the bytes, it must return: no trap, no hang, no wrong answer.
package struct FuzzTarget: Sendable {
  /// As the driver's first word, and the name of its corpus folder.
  package let name: String
  /// Takes one input. Runs on the main thread.
  package let run: @MainActor @Sendable ([UInt8]) -> Void

  /// All doors, by name.
  package static let all: [FuzzTarget] = [
    FuzzTarget(name: "catalogue", run: FileDoors.catalogue),
    FuzzTarget(name: "font", run: FileDoors.font),
    FuzzTarget(name: "headers", run: ProjectDoors.headers),
    FuzzTarget(name: "manifest", run: ProjectDoors.manifest),
    FuzzTarget(name: "picture", run: PictureDoor.read),
    FuzzTarget(name: "payload", run: JSONDoors.payload),
    FuzzTarget(name: "project", run: ProjectDoors.project),
    FuzzTarget(name: "script", run: JSONDoors.script),
    FuzzTarget(name: "strings", run: FileDoors.strings),
    FuzzTarget(name: "tree", run: TreeDoor.draw),
    FuzzTarget(name: "vector", run: FileDoors.vector),
    FuzzTarget(name: "yaml", run: ProjectDoors.yaml),
  ]

  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
