// SkerryText
