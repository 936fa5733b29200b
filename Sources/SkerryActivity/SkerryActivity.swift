// SkerryActivity
