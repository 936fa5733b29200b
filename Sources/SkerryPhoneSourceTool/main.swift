import Foundation
import SkerryPhoneSource

// skerry-phone-source IN OUT: writes the copy of a file in which `os(iOS)` is true; an empty file where no copy is needed.
let words = CommandLine.arguments
guard words.count == 3 else {
  FileHandle.standardError.write(Data("usage: skerry-phone-source IN.swift OUT.swift\n".utf8))
  exit(1)
}
do {
  let source = PhoneSource(try String(contentsOfFile: words[1], encoding: .utf8), path: words[1])
  switch source.finding {
  case .plain: try "".write(toFile: words[2], atomically: true, encoding: .utf8)
  case .whole: try source.copy.write(toFile: words[2], atomically: true, encoding: .utf8)
  case .mixed(let line):
    try "".write(toFile: words[2], atomically: true, encoding: .utf8)
    print(
      "\(words[1]):\(line): warning: what stands inside #if os(iOS) is left out on Linux, because this file also declares things outside it; "
        + "write #if !os(macOS) or #if canImport(ActivityKit) instead, or move it to a file of its own")
  }
} catch {
  FileHandle.standardError.write(Data("\(words[1]): error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
