// SkerryRaster
