import Foundation
import Synchronization

/// A child process with pipes: lines in, lines out, standard error recorded.
///
/// Only one thread may read at a time; any thread may stop the process.
final class ChildProcess: Sendable {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private let isStopped = Mutex(false)
  private let errors = Mutex(Errors())
  private let errorsEnded = DispatchSemaphore(value: 0)
  private let pending = Mutex(Data())
  /// What has arrived on standard error.
  private struct Errors: Sendable {
    var text = Data()
    var watch: (@Sendable (Data) -> Void)?
  }
  /// How many bytes of standard error are stored: the last ones, which say why a program ended.
  private static let errorLimit = 1 << 20

  /// The two ends of each of some pipes, which no other process inherits; `nil` if the system has too few.
  private static func pipes(_ count: Int) -> [[Int32]]? {
    var made: [[Int32]] = []
    for _ in 0..<count {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        for end in made.joined() { close(end) }
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      made.append(ends)
    }
    return made
  }

  private static let starting = NSLock()

  /// Starts a program in its own process group. `nil` when it cannot be started.
  ///
  /// - Parameters:
  ///   - program: its path, if it is called by another name than its first argument.
  ///   - environment: variables in addition to those of this process.
  init?(_ arguments: [String], program: String? = nil, environment: [String: String] = [:]) {
    // Another process started in between must not inherit an end of these pipes, because it would keep it open.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    guard let pipes = Self.pipes(3) else { return nil }
    let (stdin, stdout, stderr) = (pipes[0], pipes[1], pipes[2])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, stdin[0], 0)
    posix_spawn_file_actions_adddup2(&actions, stdout[1], 1)
    posix_spawn_file_actions_adddup2(&actions, stderr[1], 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var settings: [UnsafeMutablePointer<CChar>?] = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { settings.forEach { free($0) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, program ?? arguments[0], &actions, &attributes, &pointers, &settings)
    close(stdin[0])
    close(stdout[1])
    close(stderr[1])
    guard status == 0 else {
      close(stdin[1])
      close(stdout[0])
      close(stderr[0])
      return nil
    }
    (self.process, input, output) = (process, stdin[1], stdout[0])
    let source = stderr[0]
    let thread = Thread { [self] in
      while let data = Self.read(source) {
        errors.withLock { errors in
          errors.text = (errors.text + data).suffix(Self.errorLimit)
          errors.watch?(data)
        }
      }
      close(source)
      errorsEnded.signal()
    }
    thread.start()
  }

  private static func read(_ file: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(file, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }

  /// Writes a line. Returns whether the program still reads its input.
  func write(_ line: Data) -> Bool {
    var rest = line + Data([10])
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }

  /// The next line of output; `nil` at its end.
  func nextLine() -> Data? {
    pending.withLock { pending in
      while true {
        if let end = pending.firstIndex(of: 10) {
          let line = Data(pending[pending.startIndex..<end])
          pending = Data(pending[pending.index(after: end)...])
          return line
        }
        guard let data = Self.read(output) else {
          let rest = pending
          pending = Data()
          return rest.isEmpty ? nil : rest
        }
        pending += data
      }
    }
  }

  /// The output on standard error, after the process has ended or a short time has passed.
  var errorText: String {
    if errorsEnded.wait(timeout: .now() + 0.3) == .success { errorsEnded.signal() }
    return String(decoding: errors.withLock { $0.text }, as: UTF8.self)
  }

  /// Calls a function with the bytes on standard error: those that have arrived, and then the others on their own thread.
  func watchErrors(_ watch: @escaping @Sendable (Data) -> Void) {
    errors.withLock { errors in
      if !errors.text.isEmpty { watch(errors.text) }
      errors.watch = watch
    }
  }

  func forgetErrors() { errors.withLock { $0.text = Data() } }

  /// Waits for its end and returns the exit code; 128 and the signal's number where it was killed.
  func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return 1 } }
    isStopped.withLock { $0 = true }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Kills the program and its child processes.
  func stop() {
    let isFirst = isStopped.withLock { stopped in
      defer { stopped = true }
      return !stopped
    }
    guard isFirst else { return }
    kill(-process, SIGKILL)
    let own = process
    Thread {
      var status: Int32 = 0
      waitpid(own, &status, 0)
    }.start()
  }

  deinit {
    stop()
    close(input)
    close(output)
  }
}
