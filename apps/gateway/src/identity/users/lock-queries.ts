import { sql } from 'kysely';
import type { Lock } from '../../platform/transact.ts';

/** Locks a user in the round trip that begins a transaction; like `lockUser`. */
export const lockingUser = (id: string): Lock => sql`select from users where id = ${sql.lit(id)} for no key update`;
