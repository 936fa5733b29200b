// SkerryPipeline
