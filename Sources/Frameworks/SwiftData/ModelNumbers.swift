import Synchronization

/// The numbers of models, from 1 in the order in which they are first asked for, because an address differs between two runs.
enum ModelNumbers {
  // `@unchecked Sendable`: the model is compared with nil alone.
  private struct Numbered: @unchecked Sendable {
    weak var model: (any PersistentModel)?
    var number: UInt
  }

  private static let numbers = Mutex<(models: [ObjectIdentifier: Numbered], last: UInt)>(([:], 0))

  /// The identifier of a model, the same as long as the model lives.
  static func identifier(of model: any PersistentModel) -> PersistentIdentifier {
    numbers.withLock { numbers in
      let address = ObjectIdentifier(model)
      // A new model may have the address of one that is gone.
      if let known = numbers.models[address], known.model != nil { return PersistentIdentifier(number: known.number) }
      numbers.last += 1
      numbers.models[address] = Numbered(model: model, number: numbers.last)
      return PersistentIdentifier(number: numbers.last)
    }
  }
}
