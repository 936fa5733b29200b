// The engine for tools and tests: the simulated device, and lint settings of views.
@_exported public import SkerrySimulation
