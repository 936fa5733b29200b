import Foundation
import SkerryFoundation

extension Image: Transferable {
  /// Never called: nothing is transferred in a picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .image) { _ in Data() }
  }
}
extension Color: Transferable {
  /// Never called: nothing is transferred in a picture.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(exportedContentType: .data) { _ in Data() }
  }
}
