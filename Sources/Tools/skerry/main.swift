import SkerrySetup

SkerryCommand.main()
