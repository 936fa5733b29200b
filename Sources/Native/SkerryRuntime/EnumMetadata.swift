/// The cases of an enum read from the metadata that the compiler writes for every type.
///
/// Layouts are those of the language's stable ABI (metadata, nominal type descriptors, field descriptors, value
/// witnesses).
package struct EnumMetadata {
  /// Names of the cases that carry values, in the order of their tags.
  package let payloadCases: [String]
  /// Names of the cases without a payload, in the order of their tags; cases with a payload have lower tags.
  package let plainCases: [String]

  private let metadata: UnsafeRawPointer

  /// `nil` for anything but an enum whose cases are known at run time.
  package init?(_ type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == Self.enumKind else { return nil }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard let fields = Self.follow(descriptor + 16) else { return nil }
    let payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    let plainCount = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let recordCount = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard recordCount == payloadCount + plainCount, recordSize >= 12 else { return nil }
    var names: [String] = []
    for index in 0..<recordCount {
      guard let name = Self.follow(fields + 16 + index * recordSize + 8) else { return nil }
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    payloadCases = Array(names.prefix(payloadCount))
    plainCases = Array(names.dropFirst(payloadCount))
    self.metadata = metadata
  }

  /// The value of a case without a payload; `nil` if there is no such case or `Value` is another type.
  package func value<Value>(of name: String, as type: Value.Type) -> Value? {
    guard let witnesses = enumWitnesses(of: type), let index = plainCases.firstIndex(of: name) else { return nil }
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let inject = witnesses.load(fromByteOffset: 104, as: Inject.self)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: max(1, MemoryLayout<Value>.alignment))
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<Value>.size))
    inject(memory, UInt32(payloadCases.count + index), metadata)
    return memory.bindMemory(to: Value.self, capacity: 1).move()
  }

  /// The name of a value's case, with or without a payload; `nil` if `Value` is another type.
  package func name<Value>(of value: Value) -> String? {
    guard let witnesses = enumWitnesses(of: Value.self) else { return nil }
    typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let tag = witnesses.load(fromByteOffset: 88, as: Tag.self)
    let index = withUnsafePointer(to: value) { Int(tag(UnsafeRawPointer($0), metadata)) }
    let names = payloadCases + plainCases
    return names.indices.contains(index) ? names[index] : nil
  }

  /// The table of value witnesses; `nil` if `type` is another type than this one or its table has no witnesses of enums.
  private func enumWitnesses(of type: Any.Type) -> UnsafeRawPointer? {
    guard unsafeBitCast(type, to: UnsafeRawPointer.self) == metadata else { return nil }
    let witnesses = (metadata - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & Self.hasEnumWitnesses != 0 ? witnesses : nil
  }

  private static let enumKind = 0x201
  private static let hasEnumWitnesses: UInt32 = 0x0020_0000

  /// A 32-bit offset from its own address; 0 means `nil`.
  private static func follow(_ offset: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = offset.load(as: Int32.self)
    return distance == 0 ? nil : offset + Int(distance)
  }
}
