@_exported import Foundation
@_exported import SkerryFoundation

/// Values in an order, each once, as in the package of this name.
public struct OrderedSet<Element: Hashable> {
  /// The values in their order.
  public private(set) var elements: [Element] = []
  private var members: Set<Element> = []

  public init() {}
  public init(minimumCapacity: Int) {}
  public init(_ elements: some Sequence<Element>) { append(contentsOf: elements) }
  /// - Parameter uniqueElements: values that all differ; a further equal one is left out.
  public init(uncheckedUniqueElements uniqueElements: some Sequence<Element>) { self.init(uniqueElements) }

  public var unordered: Set<Element> { members }
  public func contains(_ element: Element) -> Bool { members.contains(element) }
  public func firstIndex(of element: Element) -> Int? { members.contains(element) ? elements.firstIndex(of: element) : nil }
  public func lastIndex(of element: Element) -> Int? { firstIndex(of: element) }

  @discardableResult public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: elements.count)
  }
  public mutating func append(contentsOf elements: some Sequence<Element>) { for element in elements { append(element) } }
  @discardableResult public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    guard members.insert(element).inserted else { return (false, elements.firstIndex(of: element) ?? index) }
    elements.insert(element, at: index)
    return (true, index)
  }
  @discardableResult public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let index = firstIndex(of: element) else {
      append(element)
      return nil
    }
    return update(element, at: index)
  }
  @discardableResult public mutating func update(_ element: Element, at index: Int) -> Element {
    let old = elements[index]
    (elements[index], members) = (element, members.subtracting([old]).union([element]))
    return old
  }
  @discardableResult public mutating func remove(_ element: Element) -> Element? { firstIndex(of: element).map { remove(at: $0) } }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    members.remove(elements[index])
    return elements.remove(at: index)
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: elements.count - 1) }
  public mutating func removeFirst(_ count: Int) { keep(Array(elements.dropFirst(count))) }
  public mutating func removeLast(_ count: Int) { keep(Array(elements.dropLast(count))) }
  public mutating func removeAll(keepingCapacity: Bool = false) { keep([]) }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows { keep(try elements.filter { try !isRemoved($0) }) }
  public mutating func sort(by precedes: (Element, Element) throws -> Bool) rethrows { try elements.sort(by: precedes) }
  public mutating func reverse() { elements.reverse() }
  public mutating func swapAt(_ first: Int, _ second: Int) { elements.swapAt(first, second) }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet { OrderedSet(try elements.filter(isIncluded)) }

  private mutating func keep(_ elements: [Element]) { (self.elements, members) = (elements, Set(elements)) }

  public mutating func formUnion(_ other: some Sequence<Element>) { append(contentsOf: other) }
  public func union(_ other: some Sequence<Element>) -> OrderedSet {
    var result = self
    result.formUnion(other)
    return result
  }
  public func intersection(_ other: some Sequence<Element>) -> OrderedSet {
    let other = Set(other)
    return filter { other.contains($0) }
  }
  public mutating func formIntersection(_ other: some Sequence<Element>) { self = intersection(other) }
  public func subtracting(_ other: some Sequence<Element>) -> OrderedSet {
    let other = Set(other)
    return filter { !other.contains($0) }
  }
  public mutating func subtract(_ other: some Sequence<Element>) { self = subtracting(other) }
  public func isSubset(of other: some Sequence<Element>) -> Bool { members.isSubset(of: other) }
  public func isSuperset(of other: some Sequence<Element>) -> Bool { members.isSuperset(of: other) }
  public func isDisjoint(with other: some Sequence<Element>) -> Bool { members.isDisjoint(with: other) }
}
extension OrderedSet where Element: Comparable {
  public mutating func sort() { elements.sort() }
}
extension OrderedSet: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> Element { elements[index] }
}
extension OrderedSet: Equatable, Hashable {
  public static func == (one: OrderedSet, other: OrderedSet) -> Bool { one.elements == other.elements }
  public func hash(into hasher: inout Hasher) { elements.hash(into: &hasher) }
}
extension OrderedSet: Sendable where Element: Sendable {}
extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension OrderedSet: CustomStringConvertible {
  public var description: String { elements.description }
}
extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
extension OrderedSet: Decodable where Element: Decodable {
  /// A list with two equal values is an error.
  public init(from decoder: any Decoder) throws {
    let list = try [Element](from: decoder)
    self.init(list)
    guard count == list.count else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Decoded elements aren't unique"))
    }
  }
}
