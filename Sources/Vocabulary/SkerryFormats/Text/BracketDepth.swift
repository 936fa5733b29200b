/// How deep brackets nest, to refuse a file before a recursive reader overflows the stack.
package enum BracketDepth {
  /// The deepest nesting outside strings in double quotes, in which a backslash escapes a character.
  ///
  /// - Parameter pairs: an opening and a closing bracket each: `["[]", "{}"]`.
  package static func deepest(in bytes: some Sequence<UInt8>, pairs: [StaticString]) -> Int {
    var kinds = [Int](repeating: 0, count: 256)
    for pair in pairs {
      kinds[Int(pair.utf8Start[0])] = 1
      kinds[Int(pair.utf8Start[1])] = -1
    }
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isString
      } else if byte == UInt8(ascii: "\"") {
        isString.toggle()
      } else if !isString {
        depth += kinds[Int(byte)]
        deepest = max(deepest, depth)
      }
    }
    return deepest
  }
}
