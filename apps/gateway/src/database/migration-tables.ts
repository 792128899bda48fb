import type { Generated } from 'kysely';

/** One applied migration. */
interface MigrationTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

/** Tables of the migrator itself. */
export interface MigrationTables {
  schema_migration: MigrationTable;
}
