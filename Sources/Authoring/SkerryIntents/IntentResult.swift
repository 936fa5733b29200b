import Foundation
import SkerryLocalization
import SkerryUI

/// The result of performing an intent.
public protocol IntentResult: Sendable {}
/// Of an intent that only carries parameters, whose `perform()` never runs.
extension Never: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value: Sendable }
public protocol OpensIntent: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}

/// The result of an intent, with or without a value.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, OpensIntent, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent {
  public let value: Value?
  public let dialog: IntentDialog?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { IntentResultContainer(value: nil, dialog: nil) }
  public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(value: nil, dialog: dialog) }
  public static func result(dialog: IntentDialog, view: some View) -> Self { IntentResultContainer(value: nil, dialog: dialog) }
  public static func result(dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self {
    IntentResultContainer(value: nil, dialog: dialog)
  }
  public static func result(view: some View) -> Self { IntentResultContainer(value: nil, dialog: nil) }
  public static func result(@ViewBuilder content: () -> some View) -> Self { IntentResultContainer(value: nil, dialog: nil) }
  public static func result(opensIntent: some AppIntent) -> Self { IntentResultContainer(value: nil, dialog: nil) }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { IntentResultContainer(value: nil, dialog: dialog) }
  public static func result(snippetIntent: some AppIntent) -> Self { IntentResultContainer(value: nil, dialog: nil) }
}
extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: nil)
  }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: dialog)
  }
  public static func result<V: Sendable>(value: V, view: some View) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: nil)
  }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog, view: some View) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: dialog)
  }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> some View) -> Self
  where Self == IntentResultContainer<V> { IntentResultContainer(value: value, dialog: dialog) }
  public static func result<V: Sendable>(value: V, opensIntent: some AppIntent) -> Self where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: nil)
  }
  public static func result<V: Sendable>(value: V, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}

/// The dialog of a result.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { text = String(localized: full) }
}

/// The description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public let resultValueName: LocalizedStringResource?
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
