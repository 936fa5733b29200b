import SkerryFormats

extension Option {
  /// Options of output.
  static let output: [Option] = [
    .value(
      "out", .folder("DIR", orOutput: true), .output, [.render],
      "the folder for the pictures; with - a single picture goes to standard output"),
    .value("out", .folder("DIR"), .output, [.simulate, .pushCheck, .pushApply], "the folder for the pictures"),
    .value("out", .folder("DIR"), .output, [.bench], "the folder in which to store the measured pictures"),
    .value("out", .file("FILE"), .output, [.lint], standard: "standard output", "where the findings go"),
    .value("out", .file("FILE"), .output, [.report], "the file for the report; with several formats use --reporter FORM=FILE"),
    .value("write", .file("FILE"), .output, [.states], standard: "standard output", "where the states go"),
    .flag("sheet", .output, [.render, .pushCheck], "also one contact sheet per state"),
    .list(
      "matrix", .choices("AXIS") { MatrixAxis.all.map(\.name) }, .output, [.render],
      "a table of each presentation instead of single pictures: one look per column and row, from the values of the options"),
    .flag("strict", .output, [.render], "exit 1 if an activity or a widget is left out"),
    .flag("tree", .output, [.render, .pushCheck], "also writes the laid-out view tree of each picture, as JSON"),
    .value(
      "jobs", .any("N"), .output, [.render, .test, .diffAgainst], standard: "one per core",
      "threads that paint; the bytes are the same with any number"),
    .flag("no-pictures", .output, [.simulate, .pushApply], "writes no pictures, only the log; expectations are checked"),
    .value("hold", .any("SECONDS"), .output, [.simulate, .pushApply], standard: "1.6", "the duration of a frame of the animation"),
    .value("scale", .any("N"), .output, [.simulate, .pushApply], standard: "2", "pixels per point of the pictures"),
    .flag(
      "json", .output,
      Set(Verb.allCases).subtracting([.watch, .mcp, .serve, .completions, .manual, .help]),
      "prints JSON"),
    .flag("markdown", .output, [.manual], "as Markdown"),
    .flag("parsable-stdout", .output, [.diff], "prints only the number of differing pixels"),
    .flag("diff-mask", .output, [.diff], "writes only the differing pixels, the rest transparent"),
    .value("iterations", .any("N"), .output, [.bench], standard: "50", "how often each picture is measured"),
    .value("soak", .any("N"), .output, [.bench], "renders N pictures and prints the memory in use"),
    .flag("dry-run", .output, [.prune, .initialize], "prints what would be done, and changes nothing"),
    .repeated(
      "reporter", .suggested("FORM[=FILE]") { OptionValues.reporters }, .output,
      [.test, .diffAgainst, .report],
      standard: "list", "list, json, junit, github or html"),
  ]

  /// Options of goldens.
  static let comparison: [Option] = [
    .value(
      "record", .choices("MODE") { OptionValues.records }, .comparison, [.test], standard: "never",
      "which goldens are written; ignored on CI, where nothing is written"),
    .flag("u", .comparison, [.test], also: ["update"], "writes missing goldens and those that differ"),
    .value(
      "unreferenced", .choices("MODE") { OptionValues.unreferenced }, .comparison, .testing, standard: "warn",
      "what to do with goldens that no case draws; reject is exit 23"),
    .value(
      "references", .choices("KIND") { OptionValues.references }, .comparison, .testing, standard: "picture",
      "what a golden stores: the picture, or only the hash of its pixels"),
    .flag("fail-fast", .comparison, [.test, .diffAgainst], "stops at the first picture that fails"),
    .value("goldens", .folder("DIR"), .comparison, .snapshots, standard: ProjectFiles.goldens, "the folder of the goldens"),
    .value(
      "artifacts", .folder("DIR"), .comparison, .snapshots, standard: ProjectFiles.artifacts,
      "the folder for pictures that differ, and for results"),
    .value("config", .file("FILE"), .comparison, .snapshots, standard: ProjectFiles.settings, "the settings"),
    .repeated("mask", .any("ID|x,y,w,h"), .comparison, .testing, "a view or a rectangle in points that is not compared"),
    .value("against", .any("COMMIT"), .comparison, [.diffAgainst], "the commit to compare with; its pictures take the place of goldens"),
    .value(
      "threshold", .any("0…1"), .comparison, .comparing, also: ["t"], standard: "0",
      "the colour difference allowed, on odiff's scale"),
    .value("channel", .any("N"), .comparison, .comparing, standard: "0", "how much each channel may differ, 0 to 255"),
    .value("perceptual", .any("N"), .comparison, .comparing, standard: "0", "the perceptual colour difference allowed, 0 to 100"),
    .value("window", .any("N"), .comparison, .comparing, "the side of the square in which --allow counts, in pixels"),
    .value("allow", .any("N"), .comparison, .comparing, standard: "0", "how many pixels of a window may differ"),
    .flag(
      "ignore-antialiasing", .comparison, .comparing, also: ["antialiasing", "aa"],
      "pixels that differ only by anti-aliasing count as equal"),
    .repeated("ignore", .any("x1:y1-x2:y2"), .comparison, [.diff], also: ["i"], "a rectangle in pixels that is not compared"),
    .flag("fail-on-layout", .comparison, [.diff], hidden: true, "accepted for compatibility with odiff; different sizes always fail"),
  ]
}

extension Set<Verb> {
  /// The verbs that compare pictures.
  static let comparing: Set<Verb> = testing.union([.diff])
}
