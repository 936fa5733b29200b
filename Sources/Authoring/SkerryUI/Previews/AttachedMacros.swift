import SkerryLayout

/// Turns a variable into an environment value, including its key.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SkerryMacros", type: "EntryMacro")

/// Lets a preview's closure hold state; the preview is then wrapped in a view that owns it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SkerryMacros", type: "PreviewableMacro")

/// Makes a type animatable. Pictures show it at rest, so its animatable data are empty.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SkerryMacros", type: "AnimatableMacro")

/// Leaves a property out of the animatable data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
