import SkerryCLI

SkerryCommand.main()
