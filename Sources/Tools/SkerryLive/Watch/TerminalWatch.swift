import Foundation
import SkerryCLI
import SkerryCases

/// `watch --terminal`: the pictures in the terminal, redrawn after every save and on a key.
@MainActor
final class TerminalWatch {
  private let session: LiveSession
  private let arguments: Arguments
  private var pictures: [(title: String, png: Data)] = []
  private var choice = TerminalChoice()

  init(session: LiveSession, arguments: Arguments) {
    self.session = session
    self.arguments = arguments
  }

  func run() throws -> Int32 {
    if let reasonUnavailable = TerminalPicture.reasonUnavailable {
      throw CommandError("\(reasonUnavailable) Leave --terminal out for the page.")
    }
    let keys = KeyReader()
    keys?.begin()
    defer { keys?.end() }
    draw(hasKeys: keys != nil)
    while true {
      guard let keys else {
        if session.waitForChange(-1) { draw(hasKeys: false) }
        continue
      }
      // Short, so that a key is answered at once.
      if session.waitForChange(Self.keyInterval) { draw(hasKeys: true) }
      guard keys.isPressed else { continue }
      guard let key = keys.read() else { return 0 }
      switch choice.answer(to: key, count: pictures.count) {
      case .quit: return 0
      case .draw: draw(hasKeys: true)
      case .show: show()
      case .nothing: break
      }
    }
  }

  /// Milliseconds between two looks at the keys.
  private static let keyInterval: Int32 = 40

  private func draw(hasKeys: Bool) {
    let options = arguments.passed(to: .serve, without: ["package-path", "product", "configuration"])
    let names = arguments.positional.isEmpty ? [] : ["--"] + arguments.positional
    do {
      let bundle = try session.bundle { Console.error("building …") }
      var fresh: [(title: String, png: Data)] = []
      try bundle.ask("render", options + names) { event in
        guard event["event"] as? String == "picture", let text = event["png"] as? String, let png = Data(base64Encoded: text) else {
          return
        }
        let title = "\(event["case"] ?? "")  \(event["presentation"] ?? "")"
        fresh.append((title, png))
        guard choice.single == nil else { return }
        // The screen is cleared once there is something new to show.
        if fresh.count == 1 { clear() }
        Console.out(title)
        _ = TerminalPicture.show(png)
      }
      pictures = fresh
      if choice.single != nil { show() } else if hasKeys { Console.out(choice.line(count: fresh.count)) }
    } catch {
      // The last good pictures stay on the screen.
      let failure = error as? BundleFailure
      if let errors = failure?.errors, !errors.isEmpty {
        for error in errors { Console.error("error: \(error.text(from: session.folder))") }
      } else {
        Console.error("\(error)")
        if failure?.hasEnded == true, let bundle = session.lastGood { session.forget(bundle) }
      }
    }
  }

  /// The pictures that are chosen, from the last drawing.
  private func show() {
    clear()
    for index in choice.indices(count: pictures.count) {
      Console.out(pictures[index].title)
      _ = TerminalPicture.show(pictures[index].png)
    }
    Console.out(choice.line(count: pictures.count))
  }

  private func clear() { Console.plain("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
}
