import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import { listUsers } from '../identity/users/user-list-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Page } from '../platform/paging/page.ts';
import { paginate } from '../platform/paging/paginate.ts';
import { textKey, timeKey } from '../platform/paging/sort-key.ts';
import { readOrderSettings } from '../settings/queries.ts';
import type { QuotationsTable } from './tables.ts';

export type Quotation = Selectable<QuotationsTable>;

/** The settings of quotations. */
export interface QuotationSettings {
  readonly validDays: number;
  readonly vatPercent: number;
}

/** @throws Error where an operator has deleted one. */
export async function readQuotationSettings(db: Db): Promise<QuotationSettings> {
  const settings = await readOrderSettings(db);
  const settingOf = (name: 'quotationValidDays' | 'quotationVatPercent'): number => {
    const value = settings.get(name);
    if (value === undefined) throw new Error(`The setting ${name} is missing from order_settings.`);
    return value;
  };
  return { validDays: settingOf('quotationValidDays'), vatPercent: settingOf('quotationVatPercent') };
}

/** Account data that a request may omit. */
export interface QuotedCustomer {
  readonly email: string | null;
  readonly companyName: string;
  readonly companyAddress: string;
  readonly companyTaxId: string;
}

/** The account's data; for a member, the company's where the member's own is missing. */
export async function readQuotedCustomer(
  db: Db,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): Promise<QuotedCustomer> {
  const rows = await listUsers(db, [userId, companyId]);
  const own = rows.find(({ id }) => id === userId);
  const company = rows.find(({ id }) => id === companyId);
  return {
    // A quotation is confidential, so only a verified address is used.
    email: own?.email ?? null,
    companyName: company?.company_name ?? '',
    companyAddress: company?.company_address ?? '',
    companyTaxId: company?.company_tax_id ?? '',
  };
}

const digits = 5;

/**
 * The next number of a year, `Q2026-00001`. The counter is locked until the transaction ends, so that a rolled back quotation leaves no gap.
 */
export async function nextQuotationNumber(trx: Db, year: number): Promise<string> {
  const { last } = await trx
    .insertInto('quotation_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet((eb) => ({ last: eb('quotation_counters.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `Q${year}-${String(last).padStart(digits, '0')}`;
}

/** Inserts a quotation. */
export const insertQuotation = (trx: Db, quotation: Insertable<QuotationsTable>): Promise<Quotation> =>
  trx.insertInto('quotations').values(quotation).returningAll().executeTakeFirstOrThrow();

/** The quotation of this user with this idempotency key. */
export const findByGuid = (db: Db, key: { readonly userId: string; readonly guid: string }): Promise<Quotation | undefined> =>
  db.selectFrom('quotations').selectAll().where('user_id', '=', key.userId).where('guid', '=', key.guid).executeTakeFirst();

/** A quotation of this user; undefined for an unknown one and for another user's. */
export const findOwnQuotation = (
  db: Db,
  owned: { readonly userId: string; readonly number: string },
): Promise<Quotation | undefined> =>
  db
    .selectFrom('quotations')
    .selectAll()
    .where('user_id', '=', owned.userId)
    .where('number', '=', owned.number)
    .executeTakeFirst();

/** Marks a quotation as accepted; undefined if it already is. */
export const markAccepted = (
  trx: Db,
  { number, at }: { readonly number: string; readonly at: Date },
): Promise<Quotation | undefined> =>
  trx
    .updateTable('quotations')
    .set({ accepted_at: at })
    .where('number', '=', number)
    .where('accepted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** The quotation of a link. */
export const findByToken = (db: Db, token: string): Promise<Quotation | undefined> =>
  db.selectFrom('quotations').selectAll().where('token', '=', token).executeTakeFirst();

const pageSize = 20;

/** Newest first. */
const pageOf = (
  query: SelectQueryBuilder<Database, 'quotations', Quotation>,
  cursor: string | undefined,
): Promise<Page<Quotation>> =>
  paginate(query, { keys: [timeKey('created_at'), textKey('number')], direction: 'desc', cursor, size: pageSize });

/** A page of all quotations, newest first. @param wanted `search`: a complete number, phone, e-mail or tax id, as stored. */
export async function listAllQuotations(
  db: Db,
  { search, cursor }: { readonly search: readonly string[] | undefined; readonly cursor: string | undefined },
): Promise<Page<Quotation>> {
  const all = db.selectFrom('quotations').selectAll();
  if (search === undefined) return pageOf(all, cursor);
  const found = all.where((is) =>
    is.or([
      // E-mail addresses are compared without case.
      is(is.fn<string>('lower', ['email']), 'in', search),
      ...(['number', 'contact_phone', 'company_tax_id'] as const).map((column) => is(column, 'in', search)),
    ]),
  );
  return pageOf(found, cursor);
}

/** A page of a user's quotations, newest first. */
export const listOwnQuotations = (
  db: Db,
  { userId, cursor }: { readonly userId: string; readonly cursor: string | undefined },
): Promise<Page<Quotation>> => pageOf(db.selectFrom('quotations').selectAll().where('user_id', '=', userId), cursor);

/** The number of a user's quotations since a time. */
export async function countQuotations(
  db: Db,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('quotations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
