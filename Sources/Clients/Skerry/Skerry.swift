// The engine for tools and tests: the simulated device, and what the lint is told about a view.
@_exported public import SkerrySimulation
