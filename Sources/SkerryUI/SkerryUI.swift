// SkerryUI
