import Foundation
import SkerryCLI
import SkerryCases

/// `watch --terminal`: the pictures in the terminal, redrawn after every save.
@MainActor
struct TerminalWatch {
  let session: LiveSession
  let arguments: Arguments

  func run() throws -> Int32 {
    if let reasonUnavailable = TerminalPicture.reasonUnavailable {
      throw CommandError("\(reasonUnavailable) Leave --terminal out for the page.")
    }
    repeat { draw() } while session.waitForChange(-1)
    return 0
  }

  private func draw() {
    let options = arguments.passed(to: .serve, without: ["package-path", "product", "configuration"])
    let names = arguments.positional.isEmpty ? [] : ["--"] + arguments.positional
    do {
      let bundle = try session.bundle { Console.error("building …") }
      // The screen is cleared once there is something new to show.
      var isCleared = false
      try bundle.ask("render", options + names) { event in
        guard event["event"] as? String == "picture", let text = event["png"] as? String, let png = Data(base64Encoded: text) else {
          return
        }
        if !isCleared { Console.plain("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
        isCleared = true
        Console.out("\(event["case"] ?? "")  \(event["presentation"] ?? "")")
        _ = TerminalPicture.show(png)
      }
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
}
