// SkerryIntents
