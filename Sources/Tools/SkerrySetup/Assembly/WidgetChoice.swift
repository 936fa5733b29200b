import SkerryCLI
import SkerryFormats

/// The widgets of an extension, and which of them its bundle lists.
struct WidgetChoice {
  struct Entry {
    /// Its declaration, or the one that contains it.
    var node: ReachabilityGraph.Node
    var name: String
    /// Its name as other files write it, with the types that contain it: `Outer.Ride`.
    var path: String
    /// Whether its configuration is that of a Live Activity.
    var isActivity: Bool
    /// The attributes of its activity: `X` in `ActivityConfiguration(for: X.self)`; `nil` if they are not written in it.
    var attributes: String?
    var isControl: Bool
    /// Whether the extension's bundle lists it in the repository, or it is the `@main` type itself.
    var isListed: Bool
    /// Whether the bundle still lists it after code that does not compile was removed.
    var isInBundle: Bool
  }
  let entries: [Entry]
  /// The type with `@main`.
  let main: String?
  /// Whether the extension has neither a bundle nor a widget with `@main`: a phone shows nothing of it. All of its widgets are drawn.
  let hasNoStart: Bool

  /// - Parameters:
  ///   - listed: widgets that a bundle lists which was removed because it does not compile.
  ///   - own: whether a file is one of the extension's own.
  init(_ graph: ReachabilityGraph, listed: Set<String> = [], own: (ReachabilityFile) -> Bool) {
    let bundles = graph.nodes { $0.isBundle }
    let widgets = graph.nodes { !$0.widgets.isEmpty }.flatMap { node in graph.declaration(node).widgets.map { (node: node, widget: $0) } }
    let mains = graph.nodes { $0.kind == .type && $0.modifiers.contains("@main") }
    let names = Set(widgets.map(\.widget.declaration.name))
    let start = mains.filter { bundles.contains($0) || names.contains(graph.declaration($0).name) }.first { own(graph.files[$0.file]) }
    // The attribute may be written before a widget inside another type.
    let inner = widgets.first { $0.widget.declaration.modifiers.contains("@main") && own(graph.files[$0.node.file]) }
    let started = start.map { graph.declaration($0).name } ?? inner?.widget.declaration.name
    main = started
    let hasNoStart = started == nil && bundles.isEmpty && listed.isEmpty
    self.hasNoStart = hasNoStart
    let builders = Self.builders(graph)
    // Bundles may be nested.
    var words: Set<String> = []
    var queue = (start ?? inner?.node).map { [$0] } ?? bundles
    var known: Set<ReachabilityGraph.Node> = []
    while let node = queue.popLast() {
      guard known.insert(node).inserted else { continue }
      words.formUnion(graph.words(of: node))
      Self.follow(&words, builders)
      queue += bundles.filter { words.contains(graph.declaration($0).name) }
    }
    entries = widgets.compactMap { node, widget in
      let declaration = widget.declaration
      let isNested = declaration.range != graph.declaration(node).range
      var inside = isNested ? graph.files[node.file].outline.words(of: declaration) : graph.words(of: node)
      // The configuration of a type that an extension makes a widget may be in either.
      if declaration.kind == .extension { graph.owners(of: declaration.name).forEach { inside.formUnion(graph.words(of: $0)) } }
      let isControl = declaration.inherited.contains("ControlWidget")
      let isInBundle = declaration.name == started || words.contains(declaration.name)
      let isListed = isInBundle || listed.contains(declaration.name) || hasNoStart && own(graph.files[node.file])
      let isActivity = inside.contains("ActivityConfiguration")
      let attributes = isActivity ? Self.attributes(of: declaration, graph.files[node.file].outline.tokens) : nil
      // A widget declared elsewhere that no bundle lists belongs to another extension.
      guard isListed || own(graph.files[node.file]) else { return nil }
      return Entry(
        node: node, name: declaration.name, path: widget.path, isActivity: isActivity, attributes: attributes, isControl: isControl,
        isListed: isListed, isInBundle: isInBundle)
    }
  }

  private static func attributes(of widget: SwiftDeclaration, _ tokens: [SwiftToken]) -> String? {
    let own = tokens[widget.tokens]
    guard let start = own.firstIndex(where: { $0.text == "ActivityConfiguration" }),
      let label = own[start...].firstIndex(where: { $0.text == "for" || $0.text == "attributesType" }), label + 2 < own.endIndex,
      own[label + 1].is(":")
    else { return nil }
    return own[label + 2].text
  }
}

extension WidgetChoice {
  /// A list of widgets outside of bundles, or one widget, by its name: `@WidgetBundleBuilder static var all: some Widget`,
  /// `func makeWidget() -> some Widget`.
  private typealias Builder = (name: String, words: Set<String>)

  private static func builders(_ graph: ReachabilityGraph) -> [Builder] {
    func members(_ declaration: SwiftDeclaration) -> [SwiftDeclaration] { [declaration] + declaration.members.flatMap(members) }
    return graph.files.flatMap { file in
      file.outline.declarations.flatMap(members).filter { $0.name != "body" && isBuilder($0, file.outline.tokens) }
        .map { ($0.name, file.outline.words(of: $0)) }
    }
  }

  private static func isBuilder(_ declaration: SwiftDeclaration, _ tokens: [SwiftToken]) -> Bool {
    guard declaration.kind == .function || declaration.kind == .variable, let body = declaration.body else { return false }
    if declaration.modifiers.contains("@WidgetBundleBuilder") { return true }
    let header = tokens[declaration.tokens].prefix { $0.range.lowerBound < body.lowerBound }
    return zip(header, header.dropFirst()).contains { $0.text == "some" && $1.text == "Widget" }
  }

  /// Adds the words of the lists that are named, and of those that these name.
  private static func follow(_ words: inout Set<String>, _ builders: [Builder]) {
    var rest = builders
    while let index = rest.firstIndex(where: { words.contains($0.name) }) { words.formUnion(rest.remove(at: index).words) }
  }

  /// Widgets that were chosen in another graph of the same files. Their indices differ if declarations were removed in between, such as those that
  /// are kept from one call of the compiler.
  static func found(_ entries: [Entry], in graph: ReachabilityGraph, listed: Set<String>, own: (ReachabilityFile) -> Bool) -> [Entry] {
    let names = Set(entries.map(\.name))
    return WidgetChoice(graph, listed: listed, own: own).entries.filter { names.contains($0.name) }
  }

  var listed: Set<String> { Set(entries.filter(\.isListed).map(\.name)) }

  private static let noStart = "a phone shows nothing of an extension without it; its widgets are drawn anyway"

  /// The widgets that no bundle lists. A phone does not show them; activities are drawn anyway.
  var unlisted: [LeftOut] {
    if hasNoStart {
      return entries.prefix(1).map {
        LeftOut(kind: .part, name: "@main", reason: Self.noStart, remedy: "write it before \($0.name) or before a WidgetBundle")
      }
    }
    return entries.filter { !$0.isListed }.map { entry in
      // Of several views of an activity a phone has those that the bundle lists.
      let shown = entry.attributes.flatMap { attributes in entries.first { $0.isListed && $0.attributes == attributes } }
      let activity = shown.map { "no bundle lists it; \($0.name) shows its activity" } ?? BuildReport.unlistedActivity
      return LeftOut(
        kind: entry.isActivity ? .part : entry.isControl ? .control : .widget, name: entry.name,
        reason: entry.isActivity ? activity : "no bundle lists it", remedy: "name \(entry.name) in the WidgetBundle")
    }
  }
}
