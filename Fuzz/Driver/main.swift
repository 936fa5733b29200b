import CSkerryFuzz
import Foundation
import SkerryFuzz

// skerry-fuzz TARGET [libFuzzer's arguments]: a fuzzer if libFuzzer is linked (as by Fuzz/run), otherwise one pass over
// the given files; skerry-fuzz TARGET --changes N FILE… also tries N changes of each file, and prints each before it
// begins. skerry-fuzz --list prints the names of the targets.
let arguments = CommandLine.arguments
if arguments.dropFirst().elementsEqual(["--list"]) {
  for target in FuzzTarget.all { print(target.name) }
  exit(0)
}
guard arguments.count > 1, let target = FuzzTarget.named(arguments[1]) else {
  print("skerry-fuzz needs a target: \(FuzzTarget.all.map(\.name).joined(separator: ", ")).")
  exit(1)
}
if skerry_fuzz_is_linked() != 0 {
  // libFuzzer calls on the thread that started it, which is the main one.
  var pointers = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) }
  let code = skerry_fuzz_run(Int32(pointers.count), &pointers) { data, size in
    let bytes = data.map { Array(UnsafeBufferPointer(start: $0, count: size)) } ?? []
    MainActor.assumeIsolated { FuzzTarget.named(CommandLine.arguments[1])?.run(bytes) }
    return 0
  }
  exit(code)
}
var files = arguments.dropFirst(2)
var count = 0
if files.first == "--changes" {
  count = Int(files.dropFirst().first ?? "") ?? 0
  files = files.dropFirst(2)
}
for path in files {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("The file \(path) cannot be read; check its name.")
    exit(1)
  }
  target.run([UInt8](data))
  for (index, changed) in Changes(of: [UInt8](data), count: count).enumerated() {
    FileHandle.standardError.write(Data("\(path) change \(index)\n".utf8))
    target.run(changed)
  }
}
