// MigrationCodes
