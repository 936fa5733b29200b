import Foundation
import SkerryRuntime
package import SkerryWidget

/// Chooses the command of a call and turns what goes wrong into a sentence and an exit code.
@MainActor
package struct CommandLineTool {
  private let inventory: @MainActor () -> WidgetInventory
  private let name: String
  /// Whether there is a bundle whose cases can be drawn.
  private let hasViews: Bool

  package init(inventory: @escaping @MainActor () -> WidgetInventory, name: String, hasViews: Bool = true) {
    self.inventory = inventory
    self.name = name
    self.hasViews = hasViews
  }

  /// Runs the process's own arguments. Returns the exit code: 0 well, 1 the call or the input is wrong, 2 lint errors.
  package func run() -> Int32 {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == "render" { StoppedDrawing.watch() }
    return run(words)
  }

  package func run(_ words: [String]) -> Int32 {
    do {
      let rest = Array(words.dropFirst())
      switch words.first {
      case nil, "help", "--help", "-h":
        Console.out(Self.help(name))
        return 0
      case _? where rest.contains("--help") || rest.contains("-h"):
        Console.out(Self.help(name))
        return 0
      case "list": return try ListCommand(rest, inventory: inventory).run()
      case "render": return try RenderCommand(rest, inventory: inventory).run()
      case "specs": return try SpecsCommand(rest).run()
      case "bench": return try BenchCommand(rest, inventory: hasViews ? inventory : nil).run()
      case "diff" where rest.contains { $0.hasPrefix("--against") }:
        return try DiffAgainstCommand(rest, inventory: inventory, owner: name).run()
      case "diff": return try DiffCommand(rest).run()
      case "test": return try TestCommand(rest, inventory: inventory, owner: name).run()
      case "accept": return try AcceptCommand(rest, isAccepting: true).run()
      case "reject": return try AcceptCommand(rest, isAccepting: false).run()
      case "review": return try ReviewCommand(rest).run()
      case "report": return try ReportCommand(rest).run()
      case "prune": return try PruneCommand(rest, inventory: inventory, owner: name).run()
      case "lint": return try LintCommand(rest, inventory: hasViews ? inventory : nil).run()
      case "simulate": return try SimulateCommand(rest, inventory: inventory()).run()
      case "push": return try PushCommand(rest, inventory: inventory).run()
      case let verb?: throw CommandError("There is no verb \"\(verb)\"; help lists them.")
      }
    } catch {
      Console.error("\(error)")
      return (error as? CommandError)?.exitCode ?? 1
    }
  }

  private static func help(_ name: String) -> String {
    """
    \(name): the previews of this bundle as pictures

      list [--json]                 the cases: activity, state, presentations
      render [GLOB…] --out DIR      one PNG a case, state and presentation, with index.html and manifest.json
        --presentation P,…          \(CaseOptions.presentationNames)
        --device D,…                see specs; the default is iphone-15-pro
        --scale N,…                 pixels per point; the default is the device's
        --color-scheme light|dark   --luminance-reduced   --increased-contrast   --stale
        --os 16|17|18|26            the release whose sizes, colours, materials and controls are drawn; the default is 26
        --wallpaper light|dark|FILE what lies behind the surfaces; the default follows the colour scheme
        --camera   --night          shows the camera in the island; StandBy in red
        --rendering-mode M          full-color, accented or vibrant, for widgets
        --dynamic-type SIZE         xSmall … xxxLarge, accessibility1 … accessibility5
        --locale L                  also pseudo (longer, accented) and pseudo-rtl (mirrored)   --layout-direction ltr|rtl
        --time-zone Z               such as Europe/Berlin; the default is UTC
        --redact R,…                placeholder, privacy (what is privacySensitive), invalidated
        --now ISO8601               the time that views see; the default is 2026-01-09T09:41:00Z
        --attributes FILE --state FILE   a state from JSON, decoded with the activity's own types
        --payload FILE,…            what a push would show; --activity NAME names its activity
        --fonts DIR                 custom fonts
        --sheet                     one contact sheet a state as well
        --tree                      the laid-out view tree beside each picture
        --jobs N                    threads that paint; the default is one a core, and the bytes are the same with any number
      lint [PATH…]                  the rules over all cases and assets, or over given catalogues and images
        --presentation P,…          --device D,…  --dynamic-type S,…  --color-scheme light,dark  --locale L,…
        --format text|xcode|json|sarif|github|junit   --out FILE   --strict   --exit-zero
        --baseline FILE             leaves out what the file lists; --write-baseline FILE writes it
        --ignore RULE,…             --payloads DIR   payloads of earlier releases that must decode
        --rules, --explain RULE     the rules; one of them with its examples
      push check FILE…              payloads against APNs' rules and the app's own types; exit 24 when one is invalid
        --headers FILE  --activity NAME  --after TIME  --now TIME  --json
        --against DIR               older payloads that still have to decode
        --out DIR                   what the pushes would show, as render draws it
      push apply FILE… --out DIR    delivers payloads to a simulated device: what --to SCRIPT|LOG leaves, or a fresh one
      simulate SCRIPT --out DIR     a scripted life of activities: event log, pictures of the device, film; exit 25 when an expectation fails
        --scale N  --hold SECONDS   pixels per point of the pictures, and how long a frame of the film stays
        --no-pictures               only the log and the expectations
      specs [--json] [--os V]       every device and presentation with its figures and their sources
      test [GLOB…]                  compares with the goldens; exit 20 missing, 21 another size, 22 other pixels, 23 unreferenced
        --record never|missing|failed|all  -u          which goldens are written; never on CI
        --unreferenced ignore|warn|reject|delete       goldens that nothing draws
        --reporter list|json|junit|github|html[=FILE]  --shard i/n  --goldens DIR  --artifacts DIR  --references picture|hash
        --threshold 0…1  --channel N  --perceptual N  --window N --allow N  --ignore-antialiasing  --mask ID|x,y,w,h
        and the options of render, those of looks with several values: --color-scheme light,dark
      bench [GLOB…] [--json]        what each case costs: layout, raster, encoding, in the steady state
        --iterations N              --scene card|minimal|tree-1000|tree-10000   --soak N (memory over N renders)   --diff (large pictures compared)
      review                        what the last test found, one after another, with pictures where the terminal shows them
      accept|reject [NAME…]         what the last test found: the new picture becomes the golden, or is dropped
      prune [--dry-run]             removes goldens that nothing draws
      report [FOLDER…]              the last test, or the shards of one, as a page; --reporter as above, --out FILE
      diff --against REV [GLOB…]    draws another commit of the package and compares; no goldens needed
      diff A.png B.png [OUT.png]    two pictures; exit 0 equal, 21 another size, 22 other pixels
        --threshold 0…1  --channel N  --perceptual N  --window N --allow N  --aa  --ignore x1:y1-x2:y2  --diff-mask  --json
    """
  }
}
