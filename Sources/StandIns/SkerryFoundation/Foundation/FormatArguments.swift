public import Foundation

// Values that a phone's Foundation bridges to objects wherever C's variable arguments are asked for (`NSPredicate(format:, id as CVarArg)`). Linux
// takes an object for `%@` from `_CVarArgObject` only.

extension UUID: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension Date: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension URL: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension NSNumber: @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
