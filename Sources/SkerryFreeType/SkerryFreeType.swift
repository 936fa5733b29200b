// SkerryFreeType
