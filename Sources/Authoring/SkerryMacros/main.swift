// The compiler starts this program and communicates over standard input and output.
MacroPlugin().run()
