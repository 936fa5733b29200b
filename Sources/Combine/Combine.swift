@_exported public import SkerryCombine
