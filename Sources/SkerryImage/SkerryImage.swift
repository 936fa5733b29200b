// SkerryImage
