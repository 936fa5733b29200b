/// `--jobs N`: how many threads paint.
package enum JobsOption {
  /// The value of the option, 1 to 256. Throws `CommandError` for anything else.
  ///
  /// - Returns: `nil` for as many threads as there are cores.
  package static func value(_ arguments: Arguments) throws -> Int? {
    guard let text = arguments.value("jobs") else { return nil }
    guard let number = Int(text), (1...256).contains(number) else {
      throw CommandError("--jobs \(text) is not a whole number from 1 to 256; leave it out to paint on all cores.")
    }
    return number
  }
}
