import Foundation
import SkerryPhoneSource

// skerry-phone-source IN OUT: writes the copy of a file in which `os(iOS)` is true; an empty file where no copy is
// needed. skerry-phone-source --replacement IN OUT: the whole file, for one that is left out of its target.
// skerry-phone-source --exports OUT: the declarations that give a module's files the parts of Foundation that Linux
// lacks.
let arguments = Array(CommandLine.arguments.dropFirst())

func leave(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(1)
}
func read(_ path: String) -> PhoneSource {
  do { return PhoneSource(try String(contentsOfFile: path, encoding: .utf8), path: path) } catch {
    leave("\(path): error: \(error.localizedDescription)")
  }
}
func write(_ text: String, _ path: String) {
  do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch { leave("\(path): error: \(error.localizedDescription)") }
}

switch (arguments.first, arguments.count) {
case ("--exports", 2): write(FoundationOnly.exports, arguments[1])
case ("--replacement", 3): write(read(arguments[1]).replacement, arguments[2])
case (_, 2):
  let source = read(arguments[0])
  switch source.extent {
  case .plain: write("", arguments[1])
  case .whole, .parts: write(source.copy, arguments[1])
  case .mixed(let line):
    write(source.copy, arguments[1])
    print(
      "\(arguments[0]):\(line): warning: the code inside #if os(iOS) is left out on Linux, because the condition cuts through declarations; "
        + "write #if !os(macOS) or #if canImport(ActivityKit) instead, or name the file in \(PhoneSourceList.fileName) and exclude it from its target"
    )
  }
default: leave("usage: skerry-phone-source [--replacement] IN.swift OUT.swift | --exports OUT.swift")
}
