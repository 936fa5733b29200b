import SkerryFormats

/// The laid-out view tree beside a golden: one node per line, so that it is easy to review and search.
///
///     skerry layout 1
///     HStack 11 11 371 84
///       Text 19 13.5 41.67 20.33 "12 min" id "eta"
package struct LayoutOutline: Sendable, Equatable {
  /// A node: frame in points of the root's coordinates, to two decimals.
  package struct Node: Sendable, Equatable {
    /// The kind of the view, such as `Text` or `VStack`.
    package var kind: String
    /// The string of a text view.
    package var text: String?
    package var id: String?
    /// Points.
    package var x: Double
    /// Points.
    package var y: Double
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double
    /// In the order of the views.
    package var children: [Node] = []

    package init(
      kind: String, text: String? = nil, id: String? = nil, x: Double, y: Double, width: Double, height: Double, children: [Node] = []
    ) {
      self.kind = kind.isEmpty ? "View" : String(kind.map { $0.isWhitespace ? "_" : $0 })
      self.text = text
      self.id = id
      self.x = Self.rounded(x)
      self.y = Self.rounded(y)
      self.width = Self.rounded(width)
      self.height = Self.rounded(height)
      self.children = children
    }

    private static func rounded(_ value: Double) -> Double {
      guard value.isFinite, abs(value) < 1e9 else { return 0 }
      return (value * 100).rounded() / 100 + 0
    }
  }

  /// The whole picture.
  package var root: Node

  package init(root: Node) { self.root = root }

  /// The first line of every outline, which identifies the format.
  package static let mark = "skerry layout 1"

  // MARK: Text

  /// The outline's file, with lengths to hundredths of a point.
  package var text: String {
    var result = Self.mark + "\n"
    Self.write(root, 0, into: &result)
    return result
  }

  private static func write(_ node: Node, _ depth: Int, into text: inout String) {
    text += String(repeating: "  ", count: depth) + node.kind
    for number in [node.x, node.y, node.width, node.height] { text += " " + plain(number) }
    if let string = node.text { text += " " + JSONString.quoted(string) }
    if let id = node.id { text += " id " + JSONString.quoted(id) }
    text += "\n"
    for child in node.children { write(child, depth + 1, into: &text) }
  }

  /// Without needless zeros: 41.67, 8, 0.5.
  static func plain(_ number: Double) -> String { ShortNumber.text(number) }

  // MARK: Reading

  /// `nil` if the text is not an outline; a failure then only lacks its layout changes.
  package init?(_ text: String) {
    var lines = text.split { $0 == "\n" || $0 == "\r\n" }[...]
    guard lines.popFirst().map(String.init) == Self.mark, let first = lines.first, Self.depth(first) == 0 else { return nil }
    guard let root = Self.node(&lines, 0), lines.isEmpty else { return nil }
    self.root = root
  }

  private static func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count / 2 }

  private static func node(_ lines: inout ArraySlice<Substring>, _ level: Int) -> Node? {
    guard level < 512, let line = lines.popFirst(), var node = parse(line.drop { $0 == " " }) else { return nil }
    while let next = lines.first, depth(next) > level {
      guard depth(next) == level + 1, let child = self.node(&lines, level + 1) else { return nil }
      node.children.append(child)
    }
    return node
  }

  private static func parse(_ line: Substring) -> Node? {
    let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count >= 5 else { return nil }
    let numbers = parts[1...4].compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    var node = Node(kind: String(parts[0]), x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    var rest = parts.count == 6 ? parts[5] : ""
    if rest.hasPrefix("\"") {
      guard let string = unquoted(&rest) else { return nil }
      node.text = string
      if rest.hasPrefix(" ") { rest.removeFirst() }
    }
    if rest.hasPrefix("id \"") {
      rest.removeFirst(3)
      guard let id = unquoted(&rest) else { return nil }
      node.id = id
    }
    return rest.isEmpty ? node : nil
  }

  /// Parses a JSON string from the front.
  private static func unquoted(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    var result = ""
    while let character = rest.unicodeScalars.popFirst() {
      if character == "\"" { return result }
      guard character == "\\" else {
        result.unicodeScalars.append(character)
        continue
      }
      switch rest.unicodeScalars.popFirst() {
      case "n"?: result += "\n"
      case "r"?: result += "\r"
      case "t"?: result += "\t"
      case "u"?:
        guard let code = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
        result.unicodeScalars.append(scalar)
        rest.removeFirst(4)
      case let other?: result.unicodeScalars.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
