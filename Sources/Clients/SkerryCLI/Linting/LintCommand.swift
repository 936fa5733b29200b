import Foundation
import SkerryAssets
import SkerryAssetLint
import SkerryCases
import SkerryDiagnostics
import SkerryFindings
import SkerryLint
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryWidget

/// `lint`: the rules over the bundle's cases and its asset catalogues, or over given catalogues alone.
@MainActor
package struct LintCommand {
  private let options: LintOptions
  /// The verb and what follows.
  private let call: [String]
  private let file: LintFile
  private let listsRules: Bool
  /// The folder for pictures with the findings marked in them.
  private let pictures: FindingPictures?
  private let inventory: (@MainActor () -> WidgetInventory)?

  /// - Parameter inventory: `nil` in the stand-alone command, which has no views.
  init(_ call: [String], inventory: (@MainActor () -> WidgetInventory)?) throws {
    let arguments = try Arguments(call, of: .lint)
    self.call = [Verb.lint.rawValue] + call
    file = try LintFile()
    options = try LintOptions(arguments, file: file)
    listsRules = arguments.has("rules")
    pictures = try arguments.value("pictures").map { try FindingPictures(folder: $0) }
    self.inventory = inventory
  }

  /// Whether a call needs no views, so that the stand-alone command can run it. It also answers a call that cannot be read.
  ///
  /// - Parameter call: the arguments after the verb.
  package static func needsNoViews(_ call: [String]) -> Bool {
    guard let arguments = try? Arguments(call, of: .lint) else { return true }
    return arguments.has("rules") || arguments.value("explain") != nil || arguments.positional.contains(where: LintOptions.isPath)
  }

  func run() throws -> Int32 {
    if let id = options.explained {
      try LintOutput(options: options).put((options.format == .json ? try RulePage.json(of: id) : try RulePage.page(of: id)) + "\n")
      try pictures?.drawExamples(of: id)
      return 0
    }
    if listsRules {
      try LintOutput(options: options).put((options.format == .json ? RulePage.json() : RulePage.list()) + "\n")
      try pictures?.drawExamples(of: nil)
      return 0
    }
    if let part = options.part {
      try answer(part)
      return 0
    }
    var findings = options.paths.isEmpty ? try ofBundle() + ofSettings() : try ofPaths()
    findings = findings.filter { !options.ignored.contains($0.rule) }.merged
    var comments = CommentSuppression()
    findings = try comments.remaining(of: findings).joinedByNumber.joinedByFolder.joinedByCause
    return try LintOutput(options: options).write(findings)
  }

  // MARK: Subjects

  private func ofBundle() throws -> [Finding] {
    guard let inventory else { throw CommandError("There are no views to check here; run lint in the folder of a widget extension.") }
    options.cases.settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.cases.fontFolders)
    let widgets = inventory()
    var selection = try CaseSelection(inventory: widgets, options: options.cases).selection()
    selection.cases = Self.shown(selection.cases, widgets, unlisted: BuildReport.current.unlistedActivities)
    noteUnchecked(selection.cases)
    let locator = SourceLocator()
    let (found, assets, rest) = try linter(engine, locator).findings(in: selection.cases)
    let others = rest.leftOut.filter { !selection.leftOut.contains($0) }
    let leftOut = (selection.leftOut + others).filter(\.isFault).map { entry in
      // A program that stops where set-up left something out says nothing about the app.
      let severity: Severity = entry.reason.contains(CrashReport.leftOutMessage) ? .note : .error
      return Finding(
        DrawingRule.codeStops.rawValue, severity, entry.reason, file: locator.path(of: entry.name), line: entry.line, picture: entry.name)
    }
    let sources = locator.sources(ofModulesWith: selection.cases.map(\.fileID))
    var comments = CommentSuppression()
    try comments.check(sources)
    // Code that is not compiled, because nothing needs it, shows nothing.
    let shown = ShownAssets(asked: rest.askedNames, sources: SourceLocator.compiled ?? sources)
    // What is left out may be an activity.
    let hasActivities = selection.cases.contains(where: \.isOfActivity) || selection.leftOut.contains { !$0.isWidget }
    let ofAssets = ofCatalogues(shown, hasActivities: hasActivities).filter(assets.adds)
    return leftOut + found + ofAssets.nearest(to: found.map(\.file)) + ofStrings(rest.diagnostics)
      + RepeatedKeys.findings(in: Engine.bundledFolders).map(shortened)
  }

  /// The cases without those of activities that no bundle lists, such as one of Xcode's template: a phone never shows them. All cases if there are no
  /// others.
  ///
  /// - Parameter unlisted: the widgets that no bundle lists.
  static func shown(_ cases: CaseList, _ inventory: WidgetInventory, unlisted: Set<String>) -> CaseList {
    guard !unlisted.isEmpty else { return cases }
    func attributes(_ isTaken: (String) -> Bool) -> Set<ObjectIdentifier> {
      Set(inventory.entries.filter { isTaken($0.widgetName) }.compactMap { $0.activity.map { ObjectIdentifier($0.attributesType) } })
    }
    let hidden = attributes(unlisted.contains).subtracting(attributes { !unlisted.contains($0) })
    let others = cases.filter { entry in
      guard case .activity(let configuration, _, _, _, _) = entry.content else { return true }
      return !hidden.contains(ObjectIdentifier(configuration.attributesType))
    }
    return others.isEmpty || others.count == cases.count ? cases : CaseList(others)
  }

  /// Says how many of the cases no rule checks.
  private func noteUnchecked(_ cases: CaseList) {
    guard let sentence = CaseLinter.unchecked(cases) else { return }
    Console.remark("note: " + sentence)
  }

  private func linter(_ engine: Engine, _ locator: SourceLocator) -> CaseLinter {
    var linter = CaseLinter(engine: engine, options: options, locator: locator)
    linter.call = call
    if let pictures {
      linter.take = { name, trace, found in
        try pictures.write(trace.scene, found.filter { !options.ignored.contains($0.rule) }, trace.settings, engine, name)
      }
    }
    return linter
  }

  /// Checks the part of the call that this process was asked for, and sends what it finds to the process that asked.
  private func answer(_ part: Int) throws {
    guard let inventory else { return }
    options.cases.settings.now.fixProcessClock()
    let engine = Engine.ofProcess(fontFolders: options.cases.fontFolders)
    let looks = LintLook.all(options, languages: engine.assets.languages)
    guard let first = ProcessLook.first(of: looks, part: part, { $0.settings })?.settings else { return }
    // Cases are found as if there were no other language.
    var own = options.cases
    (own.settings.locale, own.settings.pseudoLocale) = (first.locale, first.pseudoLocale)
    let widgets = inventory()
    let selection = try CaseSelection(inventory: widgets, options: own).selection()
    let cases = Self.shown(selection.cases, widgets, unlisted: BuildReport.current.unlistedActivities)
    let linter = linter(engine, SourceLocator())
    if options.isReversed { return try linter.answerReversed(cases) }
    try linter.answer(part, cases, leftOut: selection.leftOut)
  }

  /// Tables of strings and string catalogues that cannot be read.
  private func ofStrings(_ diagnostics: [Diagnostic]) -> [Finding] {
    diagnostics.filter { $0.isOf(.malformedStrings) }.compactMap { found in
      found.site.map { shortened(Finding(found.rule, found.severity, found.message, file: $0.fileID, line: $0.line)) }
    }
  }

  /// The catalogues of the bundle's target, limited to images that can be shown.
  ///
  /// - Parameter hasActivities: whether anything has the size limit of presentations.
  private func ofCatalogues(_ assets: ShownAssets, hasActivities: Bool) -> [Finding] {
    // The laid-out cases show which presentation uses an asset; here an asset is wrong only if it fits no presentation.
    ShownAssets.catalogues().flatMap { catalogue in
      let linter = AssetLinter(
        assignments: file.settings.assignments, devices: Devices.all, ignoring: options.ignoredInCatalogues(hasActivities: hasActivities),
        isShown: { !catalogue.hidden.contains($0) && assets.contains($0) }, reportsUnshownFaults: !catalogue.isOfApp)
      return linter.findings(in: URL(fileURLWithPath: catalogue.path)).map(shortened)
    }
  }

  private func ofPaths() throws(CommandError) -> [Finding] {
    for path in options.paths where !FileManager.default.fileExists(atPath: path) {
      throw CommandError("\(path) does not exist; name an asset catalogue, an image set or an image.")
    }
    let devices = options.cases.hasDevices ? options.cases.devices : Devices.all
    let linter = AssetLinter(
      presentations: options.presentations ?? [], assignments: file.settings.assignments, devices: devices, ignoring: options.ignored)
    return options.paths.sorted().flatMap { linter.findings(in: URL(fileURLWithPath: $0)).map(shortened) }
  }

  private func ofSettings() -> [Finding] { file.data.map { GoldenTolerance.findings(in: $0, file: file.path) } ?? [] }

  /// Paths inside the current folder are relative to it.
  private func shortened(_ finding: Finding) -> Finding {
    let here = FileManager.default.currentDirectoryPath + "/"
    var copy = finding
    if copy.file.hasPrefix(here) { copy.file = String(copy.file.dropFirst(here.count)) }
    return copy
  }
}
