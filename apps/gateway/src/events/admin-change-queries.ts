import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { numberKey } from '../platform/paging/sort-key.ts';
import { transact } from '../platform/transact.ts';

/** A change by an administrator. */
export interface AdminChange {
  /** `area`, `extra`, `tier`, `fullDay`, `setting`. */
  readonly kind: string;
  readonly subject: string;
  readonly adminId: string;
  readonly at: Date;
}

/** How the changed object is read and written. */
export interface ChangedThing {
  /** Null where it does not exist yet. */
  read(trx: Db): Promise<object | null>;
  write(trx: Db): Promise<void>;
}

/**
 * Makes a change to an object without versions of its own, and records the old and new values and the administrator; records
 * nothing where it stays the same. Such changes run one after another, so that each is recorded against the one before.
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

/** A page of changes, the latest first. */
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
