import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Database>;
