// SkerryCLI
