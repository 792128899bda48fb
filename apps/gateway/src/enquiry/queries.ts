import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { Random } from '../platform/deps.ts';
import type { EnquiriesTable } from './tables.ts';

/** A stored enquiry. */
export type Enquiry = Selectable<EnquiriesTable>;

/** An enquiry as it was sent. */
export type NewEnquiry = Insertable<EnquiriesTable>;

/** The enquiry with this idempotency key, locked until the transaction ends. */
export const lockByGuid = (trx: Db, guid: string): Promise<Enquiry | undefined> =>
  trx.selectFrom('enquiries').selectAll().where('guid', '=', guid).forNoKeyUpdate().executeTakeFirst();

/** Inserts an enquiry. @returns undefined where another request with the same key was first. */
export const insertEnquiry = (trx: Db, enquiry: NewEnquiry): Promise<Enquiry | undefined> =>
  trx
    .insertInto('enquiries')
    .values(enquiry)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Replaces what an enquiry says; the time of the first version stays. */
export const correctEnquiry = async (trx: Db, stored: Enquiry, corrected: NewEnquiry): Promise<void> => {
  const { guid: _guid, created_at: _first, ...fields } = corrected;
  await trx
    .updateTable('enquiries')
    .set({ ...fields, revision: stored.revision + 1 })
    .where('id', '=', stored.id)
    .execute();
};

export const findEnquiry = (db: Db, id: number): Promise<Enquiry | undefined> =>
  db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();

/** Marks an enquiry as one of a person. @returns undefined where there is no such enquiry. */
export const clearSuspicion = (trx: Db, id: number): Promise<Enquiry | undefined> =>
  trx.updateTable('enquiries').set({ is_suspected: false }).where('id', '=', id).returningAll().executeTakeFirst();

/** Deletes enquiries from before a moment, and suspected ones from before a later moment. */
export async function forgetEnquiries(db: Db, before: { readonly all: Date; readonly suspected: Date }): Promise<void> {
  await db
    .deleteFrom('enquiries')
    .where((is) =>
      is.or([
        is('updated_at', '<', before.all),
        is.and([is('is_suspected', '=', true), is('updated_at', '<', before.suspected)]),
      ]),
    )
    .execute();
}

const keyBytes = 32;

const selectKey = async (db: Db) => (await db.selectFrom('enquiry_keys').select('secret').executeTakeFirst())?.secret;

/** The secret that signs form tokens; whichever gateway needs it first stores it. */
export async function readEnquiryKey(db: Db, random: Random): Promise<Uint8Array> {
  const stored = await selectKey(db);
  if (stored !== undefined) return stored;
  await db
    .insertInto('enquiry_keys')
    .values({ secret: random.bytes(keyBytes) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const first = await selectKey(db);
  if (first === undefined) throw new Error('The table enquiry_keys refused a key and has none.');
  return first;
}
