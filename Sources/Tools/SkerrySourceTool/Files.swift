import Foundation

/// Ends the program with exit code 1 and a sentence on standard error.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(1)
}

/// The contents of a file of the target.
func contents(of path: String) -> Data {
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("\(path): error: the file cannot be read; check that it exists and is readable.")
  }
  return data
}

/// The text of the target's Swift files among some paths.
func swiftSources(_ paths: [String]) -> [String] {
  paths.filter { $0.hasSuffix(".swift") }.map { String(decoding: contents(of: $0), as: UTF8.self) }
}

/// Writes a generated file, unless it already has these contents.
func write(_ text: String, to path: String) {
  guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
  do { try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
    fail("\(path): error: the file cannot be written; check the permissions of the build folder.")
  }
}
