/// Indented JSON that keeps the given order of members.
package struct JSONText {
  /// A value; objects keep the order they are given in.
  package indirect enum Value {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([Value])
    case object([(String, Value)])
  }

  /// What has been written so far.
  package private(set) var text = ""

  package init() {}
  /// The JSON of one value, as a document of its own.
  package init(_ value: Value) { text = Self.write(value, 0) }

  /// Writes an array of what a closure adds for each item.
  package mutating func array<T>(_ items: [T], _ body: (T, inout Builder) -> Void) {
    var builder = Builder()
    for item in items { body(item, &builder) }
    text = Self.write(.array(builder.values), 0)
  }

  /// Collects objects.
  package struct Builder {
    fileprivate var values: [Value] = []
    /// Adds an object with its members in order.
    package mutating func object(_ members: [(String, Value)]) { values.append(.object(members)) }
  }

  private static func write(_ value: Value, _ depth: Int) -> String {
    let pad = String(repeating: "  ", count: depth)
    switch value {
    case .string(let text): return JSONString.quoted(text)
    case .number(let number) where !number.isFinite: return "null"
    case .number(let number): return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .bool(let flag): return flag ? "true" : "false"
    case .null: return "null"
    case .array(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { pad + "  " + write($0, depth + 1) }.joined(separator: ",\n") + "\n\(pad)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{\n" + members.map { pad + "  " + JSONString.quoted($0.0) + ": " + write($0.1, depth + 1) }.joined(separator: ",\n")
        + "\n\(pad)}"
    }
  }
}
