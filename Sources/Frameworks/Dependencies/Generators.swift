/// The time of the picture, or one that was set.
public struct DateGenerator: Sendable {
  private var make: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) { make = generate }

  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
  public var now: Date {
    get { make() }
    set { make = { newValue } }
  }
  public func callAsFunction() -> Date { make() }
}

/// Makes identifiers: random ones begin the same sequence in every picture.
public struct UUIDGenerator: Sendable {
  private let make: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) { make = generate }

  public static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }
  /// Counts from zero.
  public static var incrementing: UUIDGenerator {
    let count = OSAllocatedUnfairLock(initialState: 0)
    return UUIDGenerator {
      count.withLock { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }
  public func callAsFunction() -> UUID { make() }
}
extension UUID {
  /// The identifier whose last twelve digits are those of a number to base 16.
  public init(_ number: Int) {
    let digits = String(number, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(12 - digits.count, 0)) + digits.suffix(12)
    self = UUID(uuidString: "00000000-0000-0000-0000-" + padded) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

/// A source of random numbers that may be replaced.
public struct WithRandomNumberGenerator: @unchecked Sendable {
  // `@unchecked Sendable`: the generator is used only while the lock is held.
  private final class Source: @unchecked Sendable {
    var generator: any RandomNumberGenerator
    let lock = NSRecursiveLock()
    init(_ generator: any RandomNumberGenerator) { self.generator = generator }
  }
  private let source: Source

  public init(_ generator: some RandomNumberGenerator & Sendable) { source = Source(generator) }

  public func callAsFunction<R>(_ work: (inout any RandomNumberGenerator) -> R) -> R {
    source.lock.withLock { work(&source.generator) }
  }
}
