// SkerryLayout
