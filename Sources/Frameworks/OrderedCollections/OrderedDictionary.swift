/// Values by keys in an order, as in the package of this name.
public struct OrderedDictionary<Key: Hashable, Value> {
  public typealias Element = (key: Key, value: Value)

  /// The keys in their order.
  public private(set) var keys = OrderedSet<Key>()
  private var stored: [Key: Value] = [:]

  public init() {}
  public init(minimumCapacity: Int) {}
  public init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>) {
    for (key, value) in pairs {
      precondition(stored[key] == nil, "Duplicate key: '\(key)'")
      self[key] = value
    }
  }
  public init(uniqueKeys keys: some Sequence<Key>, values: some Sequence<Value>) {
    self.init(uniqueKeysWithValues: zip(keys, values).map { ($0, $1) })
  }
  public init(_ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    try merge(pairs, uniquingKeysWith: combine)
  }
  public init<S: Sequence>(grouping values: S, by key: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
    for value in values { self[try key(value), default: []].append(value) }
  }

  public var count: Int { keys.count }
  public var isEmpty: Bool { keys.isEmpty }
  /// The pairs in their order.
  public var elements: [Element] { keys.compactMap { key in stored[key].map { (key, $0) } } }
  /// The values in the order of the keys; assigning replaces them one by one.
  public var values: [Value] {
    get { elements.map(\.value) }
    set { for (key, value) in zip(keys, newValue) { stored[key] = value } }
  }
  public subscript(key: Key) -> Value? {
    get { stored[key] }
    set {
      stored[key] = newValue
      if newValue == nil { keys.remove(key) } else { keys.append(key) }
    }
  }
  public subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
    get { stored[key] ?? fallback() }
    set { self[key] = newValue }
  }
  public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let old = stored[key]
    self[key] = value
    return old
  }
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key, insertingAt index: Int) -> (
    originalMember: Value?, index: Int
  ) {
    let place = keys.insert(key, at: index).index
    return (stored.updateValue(value, forKey: key), place)
  }
  @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
    keys.remove(key)
    return stored.removeValue(forKey: key)
  }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    let pair = elements[index]
    removeValue(forKey: pair.key)
    return pair
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: count - 1) }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedDictionary() }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows { self = try filter { try !isRemoved($0) } }
  public mutating func merge(_ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    for (key, value) in pairs { self[key] = try stored[key].map { try combine($0, value) } ?? value }
  }
  public func merging(
    _ pairs: some Sequence<(Key, Value)>, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> OrderedDictionary {
    var result = self
    try result.merge(pairs, uniquingKeysWith: combine)
    return result
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedDictionary {
    OrderedDictionary(uniqueKeysWithValues: try elements.filter(isIncluded).map { ($0.key, $0.value) })
  }
  public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows -> OrderedDictionary<Key, Other> {
    OrderedDictionary<Key, Other>(uniqueKeysWithValues: try elements.map { ($0.key, try transform($0.value)) })
  }
  public func compactMapValues<Other>(_ transform: (Value) throws -> Other?) rethrows -> OrderedDictionary<Key, Other> {
    OrderedDictionary<Key, Other>(
      uniqueKeysWithValues: try elements.compactMap { pair in try transform(pair.value).map { (pair.key, $0) } })
  }
  public mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows {
    keys = OrderedSet(try elements.sorted(by: precedes).map(\.key))
  }
  public mutating func reverse() { keys.reverse() }
  public mutating func swapAt(_ first: Int, _ second: Int) { keys.swapAt(first, second) }
}
extension OrderedDictionary where Key: Comparable {
  public mutating func sort() { keys.sort() }
}
extension OrderedDictionary: Sequence {
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
extension OrderedDictionary: Equatable where Value: Equatable {
  public static func == (one: OrderedDictionary, other: OrderedDictionary) -> Bool { one.keys == other.keys && one.stored == other.stored }
}
extension OrderedDictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    keys.hash(into: &hasher)
    values.hash(into: &hasher)
  }
}
extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
}
extension OrderedDictionary: CustomStringConvertible {
  public var description: String {
    isEmpty ? "[:]" : "[" + map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }.joined(separator: ", ") + "]"
  }
}
extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
  /// A list of keys and values in turns, which keeps their order, as the package writes it.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for (key, value) in self {
      try list.encode(key)
      try list.encode(value)
    }
  }
}
extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init()
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let key = try list.decode(Key.self)
      guard !list.isAtEnd, stored[key] == nil else {
        let reason = list.isAtEnd ? "Unkeyed container reached end before value" : "Duplicate key"
        throw DecodingError.dataCorrupted(.init(codingPath: list.codingPath, debugDescription: reason))
      }
      self[key] = try list.decode(Value.self)
    }
  }
}
