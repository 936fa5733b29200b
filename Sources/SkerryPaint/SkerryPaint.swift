// SkerryPaint
