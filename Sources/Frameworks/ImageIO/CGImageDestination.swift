/// A picture that is to be written; Image I/O's spelling. Nothing is written, and `CGImageDestinationFinalize` returns `false`.
open class CGImageDestination {}
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
  CGImageDestination()
}
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// No-op: nothing is written.
public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {}
/// No-op: nothing is written.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {}
/// `false`: nothing is written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
