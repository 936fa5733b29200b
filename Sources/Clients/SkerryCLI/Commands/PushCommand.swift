import SkerryWidget

/// `push check` and `push apply`.
@MainActor
struct PushCommand {
  private let words: [String]
  private let inventory: @MainActor () -> WidgetInventory

  init(_ words: [String], inventory: @escaping @MainActor () -> WidgetInventory) {
    self.words = words
    self.inventory = inventory
  }

  func run() throws -> Int32 {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "check": return try PushCheckCommand(rest, inventory: inventory()).run()
    case "apply": return try PushApplyCommand(rest, inventory: inventory()).run()
    case nil: throw CommandError("push needs check or apply; write push check FILE.")
    case let other?: throw CommandError("There is no push \(other); write push check FILE or push apply FILE --out DIR.")
    }
  }
}
