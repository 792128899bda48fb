import type { MigrationTables } from './migration-tables.ts';

/** Every table of the gateway. Each room adds its own in its `tables.ts` (`declare module`). */
export interface Database extends MigrationTables {}
