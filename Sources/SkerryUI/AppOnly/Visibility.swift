/// Whether a part of the interface shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
