/// A value of the system's kernel, in the spelling of the C library. Of its many names only the device's model is supported, because apps ask for it.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ oldSize: UnsafeMutablePointer<Int>!, _ new: UnsafeMutableRawPointer!,
  _ newSize: Int
) -> Int32 {
  guard let name, new == nil, let oldSize, String(cString: name) == "hw.machine" else { return -1 }
  let value = Array("iPhone16,1".utf8CString)
  if let old {
    guard oldSize.pointee >= value.count else { return -1 }
    old.copyMemory(from: value, byteCount: value.count)
  }
  oldSize.pointee = value.count
  return 0
}
