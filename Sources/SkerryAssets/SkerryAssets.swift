// SkerryAssets
