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
  /// Why the sources were not drawn, one line each; empty if they were.
  private var failure: [String] = []
  private var size = TerminalPicture.TerminalSize.current

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
      // Pictures are no wider than the terminal.
      let present = TerminalPicture.TerminalSize.current
      if present != size {
        size = present
        show()
      }
      guard keys.isPressed else { continue }
      guard let key = keys.read() else { return 0 }
      switch choice.answer(to: key, count: pictures.count) {
      case .quit: return 0
      case .draw: draw(hasKeys: true)
      case .show: show()
      case .explain:
        show()
        Console.out(TerminalChoice.explanation)
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
      let bundle = try session.bundle(report: Console.remark) { Console.error("building …") }
      var fresh: [(title: String, png: Data)] = []
      try bundle.ask(.render, options + names) { content in
        guard case .picture(let picture) = content, let png = picture.png.flatMap({ Data(base64Encoded: $0) }) else { return }
        let title = "\(picture.case)  \(picture.presentation)"
        fresh.append((title, png))
        guard choice.single == nil else { return }
        // The screen is cleared once there is something new to show.
        if fresh.count == 1 { clear() }
        Console.out(title)
        _ = TerminalPicture.show(png)
      }
      (pictures, failure) = (fresh, [])
      if choice.single != nil { show() } else if hasKeys { Console.out(choice.line(count: fresh.count)) }
    } catch {
      let cause = error as? BundleFailure
      if let errors = cause?.errors, !errors.isEmpty {
        failure = errors.map { "error: \($0.text(from: session.folder))" }
      } else {
        failure = ["\(error)"]
        if cause?.hasEnded == true, let bundle = session.lastGood { session.forget(bundle) }
      }
      if hasKeys { show() } else { failure.forEach(Console.error) }
    }
  }

  /// Shows the chosen pictures of the last successful drawing and, below them, the errors since then.
  private func show() {
    clear()
    for index in choice.indices(count: pictures.count) {
      Console.out(pictures[index].title)
      _ = TerminalPicture.show(pictures[index].png)
    }
    failure.forEach(Console.error)
    Console.out(choice.line(count: pictures.count))
  }

  private func clear() { Console.plain("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
}
