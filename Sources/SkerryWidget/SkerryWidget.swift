// SkerryWidget
