import SkerryLocalization

/// The values that a parameter offers, in sections. No picture shows them.
public struct IntentItemCollection<Result> {
  public var promptLabel: LocalizedStringResource?
  public var usesIndexedCollation: Bool
  public var sections: [IntentItemSection<Result>]
  public var items: [Result] { sections.flatMap(\.items).map(\.value) }
  public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Result>]) {
    (self.promptLabel, self.usesIndexedCollation, self.sections) = (promptLabel, usesIndexedCollation, sections)
  }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }
}
public typealias ItemCollection = IntentItemCollection

/// Some of the values that a parameter offers, below a title.
public struct IntentItemSection<Result> {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public var items: [IntentItem<Result>]

  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Result>]
  ) {
    (self.title, self.subtitle, self.image, self.items) = (title, subtitle, image, items)
  }
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }
  public init(items: [IntentItem<Result>]) { self.items = items }
  public init(items: [Result]) { self.items = items.map { IntentItem($0) } }
}

/// A value that a parameter offers.
public struct IntentItem<Result> {
  public var value: Result
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?

  public init(_ value: Result) { self.value = value }
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil
  ) {
    (self.value, self.title, self.subtitle, self.image) = (value, title, subtitle, image)
  }
}
extension IntentItem: Sendable where Result: Sendable {}
extension IntentItemSection: Sendable where Result: Sendable {}
extension IntentItemCollection: Sendable where Result: Sendable {}
