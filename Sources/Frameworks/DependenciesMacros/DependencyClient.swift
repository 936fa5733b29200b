@_exported import Dependencies

/// A structure of functions that tests replace: it gets an initializer with all of them and one with none, and functions with labels for those whose
/// types name their arguments. A function without a value throws, returns nothing or does nothing.
///
/// As in the documentation of the package `swift-dependencies`; no code of it is used.
@attached(member, names: arbitrary)
public macro DependencyClient() = #externalMacro(module: "SkerryMacros", type: "DependencyClientMacro")

/// Another name for the function with labels that `@DependencyClient` adds for a property.
@attached(peer)
public macro DependencyEndpoint(method: String = "") = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
