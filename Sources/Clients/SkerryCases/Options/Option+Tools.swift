extension Option {
  static let rules: [Option] = [
    .value(
      "format", .choices("FORM") { OptionValues.findings }, .rules, [.lint], standard: "text",
      "the format of the findings"),
    .flag("strict", .rules, [.lint], "warnings count as errors"),
    .flag("exit-zero", .rules, [.lint], "findings do not change the exit code"),
    .value("baseline", .file("FILE"), .rules, [.lint], "leaves out the findings that this file lists"),
    .flag("no-baseline", .rules, [.lint], "also reports the findings that the baseline of skerry.json leaves out"),
    .value("write-baseline", .file("FILE"), .rules, [.lint], "writes the current findings to a file as known ones, and reports none"),
    .list("ignore", .suggested("RULE") { OptionValues.rules }, .rules, [.lint], "rules to switch off"),
    .value("explain", .suggested("RULE") { OptionValues.rules }, .rules, [.lint], "explains one rule: its reason, source and examples"),
    .flag("rules", .rules, [.lint], "lists every rule"),
    .value(
      "pictures", .folder("DIR"), .rules, [.lint],
      "writes every picture with its findings marked at their places; with --explain and --rules, the rules' examples"),
    .value(
      "payloads", .folder("DIR"), .rules, [.lint], "a folder of payloads from earlier releases; one that no longer decodes is an error"
    ),
  ]

  static let delivery: [Option] = [
    .value("headers", .file("FILE"), .delivery, [.pushCheck], "the request's headers, as JSON or as lines of name: value"),
    .value("against", .folder("DIR"), .delivery, [.pushCheck], "also checks that the older payloads in this folder still decode"),
    .value("after", .any("TIME"), .delivery, [.pushCheck], "the timestamp of the push that was sent before the first of these"),
    .value("to", .file("FILE"), .delivery, [.pushApply], standard: "a new device", "the script or log that sets up the device"),
    .value("app", .any("NAME"), .delivery, [.pushApply], standard: "app", "the name of the app"),
    .value("priority", .choices("N") { NamedChoices.pushPriorities.names }, .delivery, [.pushApply], "the apns-priority of the pushes"),
  ]

  static let package: [Option] = [
    .value("target", .any("NAME"), .package, [.initialize], "the extension, if there are several"),
    .value(
      "skerry", .any("FOLDER|URL[#VERSION]"), .package, [.initialize], standard: "the checkout of this command",
      "where the package gets Skerry from"),
    .flag("force", .package, [.initialize], "replaces a Package.swift or a workflow that differs from what init writes"),
    .value("package-path", .folder("DIR"), .package, .packaged, standard: "the current folder", "the folder of the package"),
    .value("product", .any("NAME"), .package, .bundled, standard: "$SKERRY_PRODUCT", "the widget bundle, if there are several"),
    .value(
      "configuration", .choices("C") { ["debug", "release"] }, .package, .bundled, standard: "debug", "how the bundle is built"),
  ]

  static let live: [Option] = [
    .value("port", .any("N"), .general, [.watch], standard: "a free one", "the port of the page"),
    .flag("no-open", .general, [.watch], "prints the address and opens nothing"),
    .flag(
      "terminal", .general, [.watch],
      "draws in the terminal, if it supports the picture protocol of kitty, of iTerm2 or sixels; takes options of appearance"),
  ]

  static let general: [Option] = [
    .value(
      "time-limit", .any("SECONDS"), .general, .running, standard: "60, in watch and mcp 15",
      "the seconds that the code of one picture may take; a slower one is left out; 0 for no limit"),
    .value("part", .any("N"), .general, [.render, .test, .lint], hidden: true, "draws only this part of the call, for another process"),
    .value("again", .any("N,N"), .general, [.test], hidden: true, "draws only these pictures, the last first, for another process"),
    .flag("reversed", .general, [.lint], hidden: true, "draws the cases from the last to the first, for another process"),
    .flag("quiet", .general, Set(Verb.allCases), also: ["q"], "writes only the results: no progress, no notes"),
    .flag("verbose", .general, Set(Verb.allCases), also: ["v"], "writes more: what is built and drawn, and how long it took"),
    .value(
      "color", .choices("WHEN") { ["auto", "always", "never"] }, .general, Set(Verb.allCases), standard: "auto",
      "colours in the text; auto is on terminals, unless NO_COLOR is set"),
    .flag("help", .general, Set(Verb.allCases), also: ["h"], "prints this page"),
  ]
}

extension Set<Verb> {
  /// The verbs that run the code of views.
  static let running = Set(Verb.allCases.filter { $0.needsViews })
  /// The verbs that ask which package.
  static let packaged = bundled.union(snapshots)
  /// The verbs for which the stand-alone command builds a bundle.
  static let bundled = Set(Verb.allCases.filter { $0.needsViews || $0 == .watch || $0 == .mcp })
}
