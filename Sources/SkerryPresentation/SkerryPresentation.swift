// SkerryPresentation
