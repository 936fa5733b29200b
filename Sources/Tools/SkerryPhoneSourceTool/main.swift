import Foundation
import SkerryPhoneSource

// skerry-phone-source IN OUT: writes the copy of a file in which `os(iOS)` is true; an empty file where no copy is needed.
// skerry-phone-source --replacement IN OUT: the whole file, for one that is left out of its target.
// skerry-phone-source --exports OUT: what gives a module's files the parts of Foundation that Linux lacks.
let words = Array(CommandLine.arguments.dropFirst())

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

switch (words.first, words.count) {
case ("--exports", 2): write(FoundationOnly.exports, words[1])
case ("--replacement", 3): write(read(words[1]).replacement, words[2])
case (_, 2):
  let source = read(words[0])
  switch source.extent {
  case .plain: write("", words[1])
  case .whole, .parts: write(source.copy, words[1])
  case .mixed(let line):
    write(source.copy, words[1])
    print(
      "\(words[0]):\(line): warning: what stands inside #if os(iOS) is left out on Linux, because the condition cuts through declarations; "
        + "write #if !os(macOS) or #if canImport(ActivityKit) instead, or name the file in \(PhoneSourceList.fileName) and exclude it from its target"
    )
  }
default: leave("usage: skerry-phone-source [--replacement] IN.swift OUT.swift | --exports OUT.swift")
}
