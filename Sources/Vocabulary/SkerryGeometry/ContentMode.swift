/// How content with a ratio of its own meets a rectangle of another ratio.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit, fill
}
