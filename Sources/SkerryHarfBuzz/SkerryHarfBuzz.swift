// SkerryHarfBuzz
