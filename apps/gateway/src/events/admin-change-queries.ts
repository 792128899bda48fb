import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey } from '../platform/paging/sort-key.ts';
import { transact } from '../platform/transact.ts';

/** Which administrator changes what. */
export interface AdminChange {
  /** `area`, `extra`, `tier`, `fullDay`, `setting`. */
  readonly kind: string;
  readonly subject: string;
  readonly adminId: string;
  readonly at: Date;
}

/** How that which is changed is read, before and after, and how it is changed. */
export interface ChangedThing {
  /** Null where it is not there yet. */
  read(trx: Db): Promise<object | null>;
  write(trx: Db): Promise<void>;
}

/**
 * Changes something that has no versions of its own, and notes what it was, what it became and who changed it; nothing where it stays as it
 * is. Changes of administrators run one after another, so that each is noted against the one before.
 */
export async function makeNotedChange(db: Db, { kind, subject, adminId, at }: AdminChange, thing: ChangedThing): Promise<void> {
  await transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('office_changes'))`.execute(trx);
    const was = JSON.stringify((await thing.read(trx)) ?? {});
    await thing.write(trx);
    const became = JSON.stringify((await thing.read(trx)) ?? {});
    if (became === was) return;
    const row = { kind, subject, was, became, changed_by: adminId, changed_at: at };
    await trx.insertInto('office_changes').values(row).execute();
  });
}

const pageSize = 100;

/** Changes, the latest first, a page of them. */
export function listAdminChanges(
  db: Db,
  { kind, cursor }: { readonly kind: string | undefined; readonly cursor: string | undefined },
) {
  const changes = db
    .selectFrom('office_changes')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''));
  return paginate(changes, { keys: [numberKey('id')], direction: 'desc', cursor, size: pageSize });
}
