/// What a container does to the views inside it, for stages that see only placed nodes.
package struct ContainerTraits: Sendable, Equatable {
  /// Whether it limits its width itself, whatever its children need.
  package var limitsWidth: Bool
  /// Whether it proposes the ideal width to its child, whatever is proposed to it.
  package var proposesIdealWidth: Bool
  /// The child, by its index in paint order, that decides the size of an overlay or a background; the others are proposed that size.
  package var primaryChild: Int?

  package init(limitsWidth: Bool = false, proposesIdealWidth: Bool = false, primaryChild: Int? = nil) {
    self.limitsWidth = limitsWidth
    self.proposesIdealWidth = proposesIdealWidth
    self.primaryChild = primaryChild
  }
}
