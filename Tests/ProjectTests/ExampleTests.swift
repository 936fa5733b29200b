import Foundation
import Testing

/// Every view, shape, style, mark and modifier of the API has a drawn example in the documentation.
///
/// An example is a preview of `Documentation/Catalogue`; its name lists what it shows. Members of views, text, images and shapes go by
/// their own name, those of other types with their type's.
@Suite struct ExampleTests {
  /// A preview of the catalogue: the names it shows and its code.
  struct Example {
    var file: String
    var names: [String]
    var code: String
  }

  /// Types whose members are modifiers.
  static let plainOwners: Set<String> = ["View", "Text", "Image", "Shape", "InsettableShape"]
  static let namedOwners: Set<String> = ["ChartContent", "AxisMark", "AxisContent", "DynamicIsland", "DynamicIslandExpandedRegion"]
  /// Methods that customers implement or that the compiler calls.
  static let notModifiers: Set<String> = ["init", "body", "path", "sizeThatFits"]
  /// Types with one of these members are drawn.
  static let drawnProtocols: Set<String> = [
    "View", "Shape", "InsettableShape", "ShapeStyle", "ChartContent", "AxisContent", "AxisMark", "Layout", "DelegatingLayout", "LabelStyle",
    "GaugeStyle", "ProgressViewStyle", "ToggleStyle", "PrimitiveButtonStyle",
  ]
  /// Types that are never written by name: builders, type-erasing wrappers and modifiers create them.
  static let madeByOthers: Set<String> = [
    "AnyAxisContent", "AnyAxisMark", "AnyChartContent", "BlendedShapeStyle", "BuilderConditional", "ChartAxisContent", "ChartPlotContent",
    "DefaultGlassEffectShape", "EquatableView", "ForEachSubview", "FunctionPlotContent", "LeftOutView", "LevelShapeStyle",
    "ModifiedContent", "OpacityShapeStyle", "PlaceholderContentView", "PlainContainer", "ShadowedShapeStyle", "ShapeView", "Subview",
    "SubviewsCollection", "SubviewsReader", "TupleView",
  ]

  static let examples = Result { try read() }

  static func read() throws -> [Example] {
    try ProjectTests.swiftFiles("Documentation/Catalogue").flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      // Code before the first preview and helpers after one belong to the preview before them.
      return text.split(separator: "#Preview(", omittingEmptySubsequences: false).dropFirst().map { part in
        let name = part.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
        return Example(
          file: file.lastPathComponent, names: name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) },
          code: String(part[name.endIndex...]) + (file.lastPathComponent == "Catalogue.swift" ? text : ""))
      }
    }
  }

  /// The names that need an example.
  static func needed() throws -> Set<String> {
    let entries = try APITable.shared.get().entries
    var names: Set<String> = []
    for entry in entries where !entry.forms.isEmpty && entry.name.first?.isLowercase == true && !notModifiers.contains(entry.name) {
      if plainOwners.contains(entry.owner) { names.insert(entry.name) }
      if namedOwners.contains(entry.owner) { names.insert(entry.title) }
    }
    let types = Set(entries.filter { $0.owner.isEmpty && ["struct", "enum", "class"].contains($0.kind) }.map(\.name))
    return names.union(try drawnTypes().intersection(types)).subtracting(madeByOthers)
  }

  static func drawnTypes() throws -> Set<String> {
    let head = #/(?:public (?:final )?(?:struct|enum|class)|extension) ([A-Z]\w*)(?:<[^{]*?>)?\s*:\s*([^{]*?)(?:where[^{]*)?\{/#
    var types: Set<String> = []
    for file in ProjectTests.swiftFiles("Sources/Authoring") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: head) {
        let protocols = match.2.split { ",&".contains($0) }.map {
          $0.split(separator: "<")[0].split(separator: " ").last.map(String.init) ?? ""
        }
        if !drawnProtocols.isDisjoint(with: protocols) { types.insert(String(match.1)) }
      }
    }
    return types
  }

  @Test func everyNameHasAnExample() throws {
    let shown = Set(try Self.examples.get().flatMap(\.names))
    let needed = try Self.needed()
    #expect(needed.count > 500, "so few names cannot be all")
    let missing = needed.subtracting(shown).sorted()
    #expect(missing.isEmpty, "these names have no example; add a preview to Documentation/Catalogue whose name lists them")
  }

  @Test func everyExampleUsesWhatItNames() throws {
    let known = Set(try APITable.shared.get().entries.flatMap { [$0.title, $0.name] })
    for example in try Self.examples.get() {
      for name in example.names {
        #expect(known.contains(name), "\(example.file) names \(name), which the API does not have")
        #expect(Self.uses(name, example.code), "\(example.file): the example of \(name) does not use it")
      }
    }
  }

  /// A call of the name; a style may be written by its short name: `AccessoryCircularGaugeStyle` as `.accessoryCircular`.
  static func uses(_ name: String, _ code: String) -> Bool {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    if own.first?.isLowercase == true { return code.contains(".\(own)(") || code.contains(".\(own) {") }
    if code.contains(own) { return true }
    let ends = ["LabelStyle", "GaugeStyle", "ProgressViewStyle", "ToggleStyle", "ButtonStyle", "ShapeStyle"]
    guard let end = ends.first(where: { own.hasSuffix($0) }) else { return false }
    let short = own.dropLast(end.count)
    let plain = short.hasSuffix("Text") ? short.dropLast(4) : short
    return code.contains("." + plain.prefix(1).lowercased() + plain.dropFirst())
  }
}
