// The compiler starts this program and speaks to it over standard input and output.
MacroPlugin().run()
