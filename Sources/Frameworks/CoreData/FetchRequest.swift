import Foundation
import SkerryUI

/// The results of a fetch request in a view: empty.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
  where Result: NSManagedObject {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}
/// The fetched objects.
public struct FetchedResults<Result>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { preconditionFailure("No object was found, so there is none at \(position).") }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
}
extension EnvironmentValues {
  /// The context of a view.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedContextKey.self] }
    set { self[ManagedContextKey.self] = newValue }
  }
}
private struct ManagedContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}
