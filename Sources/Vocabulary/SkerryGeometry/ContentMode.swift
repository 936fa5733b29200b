/// How content with an aspect ratio is fitted to a rectangle with another one.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
