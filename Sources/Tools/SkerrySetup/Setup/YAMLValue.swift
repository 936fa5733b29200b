import CYAML
import Foundation

/// The contents of a YAML file: maps, lists, scalars. Anchors are resolved, tags ignored.
indirect enum YAMLValue: Equatable {
  case word(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  subscript(key: String) -> YAMLValue? { if case .map(let map) = self { map[key] } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var map: [String: YAMLValue] { if case .map(let map) = self { map } else { [:] } }
  /// The elements of a list; a single value counts as a list of one.
  var list: [YAMLValue] { if case .list(let list) = self { list } else { [self] } }

  /// The value in a property list. `true` and `false` are Booleans; every other scalar stays a string.
  var propertyList: Any {
    switch self {
    case .word("true"): true
    case .word("false"): false
    case .word(let word): word
    case .list(let list): list.map(\.propertyList)
    case .map(let map): map.mapValues(\.propertyList)
    }
  }

  /// Why a document cannot be read, and where.
  struct Failure: Error, Equatable {
    var problem: String
    /// From 1.
    var line: Int
    var column: Int
  }

  /// The limits of a document with its anchors resolved: the number of values, and their nesting.
  private static let valueLimit = 200_000
  private static let depthLimit = 100

  /// Reads the first document of a file; an empty one is an empty map.
  init(parsing text: String) throws(Failure) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw Failure(problem: "memory ran out", line: 1, column: 1) }
    defer { yaml_parser_delete(&parser) }
    var document = yaml_document_t()
    let bytes = Array(text.utf8)
    let isLoaded = bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      // The text is consumed here and not used later.
      return yaml_parser_load(&parser, &document) == 1
    }
    guard isLoaded else {
      throw Failure(
        problem: parser.problem.map { String(cString: $0) } ?? "it is not YAML", line: Int(parser.problem_mark.line) + 1,
        column: Int(parser.problem_mark.column) + 1)
    }
    defer { yaml_document_delete(&document) }
    guard let root = yaml_document_get_root_node(&document) else {
      self = .map([:])
      return
    }
    var left = Self.valueLimit
    guard let value = Self.value(of: root, in: &document, depth: 0, &left) else {
      throw Failure(problem: "its anchors expand to too many values", line: 1, column: 1)
    }
    self = value
  }

  /// `nil` when there are too many values, or they are nested too deep.
  private static func value(
    of node: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, depth: Int, _ left: inout Int
  ) -> YAMLValue? {
    left -= 1
    guard left > 0, depth < depthLimit else { return nil }
    switch node.pointee.type {
    case YAML_SEQUENCE_NODE:
      let items = node.pointee.data.sequence.items
      var list: [YAMLValue] = []
      for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
        guard let own = yaml_document_get_node(&document, item), let value = value(of: own, in: &document, depth: depth + 1, &left) else {
          return nil
        }
        list.append(value)
      }
      return .list(list)
    case YAML_MAPPING_NODE:
      let pairs = node.pointee.data.mapping.pairs
      var map: [String: YAMLValue] = [:]
      for pair in UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start) {
        guard let key = yaml_document_get_node(&document, pair.key), let own = yaml_document_get_node(&document, pair.value),
          let value = value(of: own, in: &document, depth: depth + 1, &left)
        else { return nil }
        if key.pointee.type == YAML_SCALAR_NODE { map[word(key)] = value }
      }
      return .map(map)
    default: return .word(word(node))
    }
  }

  private static func word(_ node: UnsafeMutablePointer<yaml_node_t>) -> String {
    let scalar = node.pointee.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }
}
