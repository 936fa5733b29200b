import CSkerryRuntime

/// Finds the types of the running executable that conform to a protocol, without a registry.
package enum ConformanceScanner {
  /// - Parameter existential: the protocol's existential type, such as `(any PreviewRegistry).self`; of one protocol only.
  /// - Returns: types without generic parameters, in a stable order of the executable.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    // An existential's metadata: kind, flags, count of protocols, then the descriptors.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let count = metadata.load(fromByteOffset: 12, as: UInt32.self)
    guard count == 1 else { return [] }
    let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    var found: [Any.Type] = []
    withUnsafeMutablePointer(to: &found) { list in
      skerry_conformances(
        descriptor,
        { type, context in
          guard let type, let context, let metadata = skerry_type_metadata(type) else { return }
          context.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(metadata, to: Any.Type.self))
        }, list)
    }
    return found
  }
}
