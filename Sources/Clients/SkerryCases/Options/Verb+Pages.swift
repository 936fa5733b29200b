extension Verb {
  /// The help of the verb.
  package var page: Page {
    switch self {
    case .list:
      Page(
        operands: "", summary: "The cases: activity, state, presentations.",
        examples: [("list", "every case of the bundle"), ("list --json", "the same for programs")])
    case .states:
      Page(
        operands: "[NAME…]", summary: "The generated states of activities as editable JSON; --states FILE draws them.",
        examples: [
          ("states --write states.json", "sample, each, empty, long and late of every activity"),
          ("render --states states.json --out out", "draws the states in the file"),
        ])
    case .render:
      Page(
        operands: "[GLOB…] --out DIR", summary: "One PNG per case, state and presentation, with index.html and manifest.json.",
        details:
          "A GLOB matches a case's id, such as Ride/kickoff, its activity or its state; * matches any characters and ? one. Where an option has several values, every combination is drawn.",
        examples: [
          ("render --out out --sheet", "everything, with contact sheets"),
          ("render 'Ride*' --out out --presentation minimal,expanded --color-scheme light,dark", "two presentations, each in two looks"),
          ("render --out out --attributes a.json --state s.json --now 2026-05-01T10:00:00Z", "a state from JSON"),
          ("render --out out --payload push.json", "an activity after a push"),
          ("render Ride/kickoff --presentation compact --out - > compact.png", "one picture, to standard output"),
        ], exits: [(2, "an image is larger than its presentation")])
    case .test:
      Page(
        operands: "[GLOB…]", summary: "Compares the cases with their goldens. Writes none without -u or --record.",
        examples: [
          ("test", "every case against its goldens"), ("test -u", "writes missing goldens and those that differ"),
          ("test --shard 2/4 --reporter junit=out.xml", "a quarter of the pictures, with a report for CI"),
        ],
        exits: [
          (20, "a golden is missing"), (21, "a golden has another size"), (22, "pixels differ"),
          (23, "unreferenced goldens, when rejected"),
        ])
    case .review:
      Page(
        operands: "[NAME…]", summary: "Steps through the differences of the last test, with pictures if the terminal can show them.",
        examples: [
          ("review", "asks about each picture"), ("review 'Ride/*'", "about those of one activity"),
          ("review --json", "lists the undecided pictures"),
        ])
    case .accept:
      Page(
        operands: "[NAME…]", summary: "Accepts the new pictures of the last test as goldens.",
        examples: [("accept", "all of them"), ("accept Ride/kickoff", "one case")])
    case .reject:
      Page(
        operands: "[NAME…]", summary: "Rejects the new pictures of the last test; the goldens are unchanged.",
        examples: [("reject 'Ride/*'", "those of one activity")])
    case .prune:
      Page(
        operands: "", summary: "Removes goldens that no case draws.",
        examples: [("prune --dry-run", "lists them"), ("prune", "removes them")])
    case .report:
      Page(
        operands: "[FOLDER…]", summary: "The last test, or its merged shards, as a page or in another format.",
        examples: [
          ("report", "a page about the last test"),
          ("report a b --reporter html=report.html --reporter junit=report.xml", "two shards as one"),
        ])
    case .diff:
      Page(
        operands: "A.png B.png [OUT.png]", summary: "Compares two pictures.",
        details:
          "To compare the drawings of a package with those of another commit, write diff --against COMMIT; diff --against COMMIT --help lists its options.",
        examples: [
          ("diff A.png B.png", "pixel by pixel"), ("diff A.png B.png OUT.png --threshold 0.1 --json", "with a tolerance and a picture"),
        ], exits: [(21, "the sizes differ"), (22, "pixels differ")])
    case .diffAgainst:
      Page(
        operands: "COMMIT [GLOB…]", summary: "Draws the package at another commit and compares; no goldens are needed.",
        examples: [
          ("diff --against main", "shows what the branch changes"), ("diff --against HEAD~1 'Ride*' --reporter html", "as a page"),
        ],
        exits: [(20, "a picture is new"), (21, "a size differs"), (22, "pixels differ")])
    case .lint:
      Page(
        operands: "[GLOB…|PATH…]", summary: "Checks cases and assets, or given catalogues and images, against the rules.",
        details:
          "Cases are linted in light and dark and in two text sizes, unless options say otherwise. Cases that show staleness are also checked after their stale date. A PATH is an asset catalogue, an image set or an image.",
        examples: [
          ("lint", "everything"), ("lint --explain text-truncated", "one rule with its examples"),
          ("lint --format sarif --out lint.sarif", "for code scanning"), ("lint Assets.xcassets", "a catalogue alone"),
        ], exits: [(2, "lint errors, or warnings under --strict")])
    case .pushCheck:
      Page(
        operands: "FILE…", summary: "Checks push payloads against APNs' rules and the app's own types.",
        examples: [
          ("push check push.json", "one payload"), ("push check push.json --against fixtures", "also payloads of earlier releases"),
          ("push check push.json --out out", "and draws the result"),
        ], exits: [(24, "a payload is invalid")])
    case .pushApply:
      Page(
        operands: "FILE… --out DIR", summary: "Delivers payloads to a simulated device.",
        examples: [("push apply start.json update.json --out out", "to a new device")],
        exits: [(24, "a payload is invalid"), (25, "an expectation does not hold")])
    case .simulate:
      Page(
        operands: "SCRIPT --out DIR", summary: "Runs a script of activity lifecycles: event log, pictures of the device, an animation.",
        examples: [("simulate match.json --out out", "the script"), ("simulate out/log.jsonl --out again", "replays its log")],
        exits: [(25, "an expectation does not hold")])
    case .specs:
      Page(
        operands: "", summary: "Every device and presentation with its figures and their sources.",
        examples: [("specs", "as text"), ("specs --json", "for programs")])
    case .bench:
      Page(
        operands: "[GLOB…]", summary: "Measures layout, raster and encoding of each case after warm-up.",
        examples: [("bench", "every case"), ("bench --scene card,minimal", "built-in scenes")])
    case .initialize:
      Page(
        operands: "[DIR]", summary: "Writes a Package.swift for the widget extension in DIR, with an ignore file and a CI workflow.",
        examples: [("init --dry-run", "prints the files"), ("init --target RideWidget", "for one of several extensions")])
    case .library:
      Page(
        operands: "", summary: "Compiles the library that repositories are drawn with, once for this machine and toolchain.",
        details:
          "It is stored in $SKERRY_CACHE, else in $XDG_CACHE_HOME/skerry, else in ~/.cache/skerry. Every verb that needs it compiles it if it is missing.",
        examples: [("library", "before the first picture")])
    case .doctor:
      Page(
        operands: "[DIR]", summary: "Checks what this machine and the package in DIR lack, with remedies.",
        examples: [("doctor", "checks the current folder")])
    case .watch:
      Page(
        operands: "[--terminal [GLOB…]]", summary: "A page of all pictures that updates on every save.",
        details:
          "Cases and looks are chosen on the page; in the terminal, by names and options. The page is served to this machine alone, at an address with a random port and a secret; over SSH, forward the port. Compile errors are shown over the last good pictures.",
        examples: [
          ("watch", "opens the page"), ("watch --port 8123 --no-open", "for a forwarded port"),
          ("watch --terminal 'Ride/*' --color-scheme dark", "pictures in the terminal"),
        ])
    case .mcp:
      Page(
        operands: "", summary: "A Model Context Protocol server on standard input and output, for coding agents.",
        examples: [("mcp", "to be started by a client in the package's folder")])
    case .serve:
      Page(operands: "", summary: "Answers JSON-lines requests from watch and mcp.", isHidden: true)
    case .completions:
      Page(
        operands: "bash|zsh|fish", summary: "Prints completions for a shell.",
        examples: [
          ("completions bash > ~/.local/share/bash-completion/completions/skerry", "for bash"),
          ("completions zsh > ~/.zfunc/_skerry", "for zsh, with ~/.zfunc in fpath"),
          ("completions fish > ~/.config/fish/completions/skerry.fish", "for fish"),
        ])
    case .manual:
      Page(
        operands: "", summary: "Prints the manual page, or with --markdown the table of the documentation.",
        examples: [("manual | man -l -", "reads it"), ("manual --markdown", "as Markdown")])
    case .help:
      Page(operands: "[VERB]", summary: "Prints the verbs, or one verb's page.", examples: [("help render", "what render takes")])
    }
  }
}
