import { companyUser } from '@songwai/core/basics/wire-numbers';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { lockUser } from '../identity/queries.ts';
import { executePrepared } from '../platform/execute-prepared.ts';
import { selectBookingCredit, selectCreditEnd } from './credit/free-credit-queries.ts';

/** The facts about a customer that prices depend on. */
export interface PayingCustomer {
  readonly userId: string;
  /** The company's, for a user who acts for one. */
  readonly tier: string;
  /** The company's, for a user who acts for one. */
  readonly priceList: string;
  /** False for special rates, which cannot be combined with promotions. */
  readonly allowsPromo: boolean;
  readonly customerSince: Date;
  readonly isCompany: boolean;
  /** Whether the customer is, or acts for, a company. */
  readonly actsForCompany: boolean;
  /** A company that is verified, for which invoices are enabled. */
  readonly isInvoiceEnabled: boolean;
  /** Its documents were decided about. */
  readonly isVerified: boolean;
}

/** The price list of all customers without another one. */
export const defaultPriceList = 'DEFAULT';

/** Users with the account whose rates apply (`payer`), the prices of its tier, and the resulting list. */
const selectCustomer = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('company_members as member', 'member.user_id', 'users.id')
    .innerJoin('users as payer', (join) => join.on(sql<SqlBool>`payer.id = coalesce(member.company_user_id, users.id)`))
    .leftJoin('tier_prices as tier', 'tier.tier', 'payer.tier')
    .leftJoin('price_lists as list', (join) =>
      join.on(sql<SqlBool>`list.id = coalesce(payer.price_list, tier.price_list, ${defaultPriceList})`),
    )
    .where('users.id', '=', userId);

/** The facts about a customer that prices depend on, to be read alone or as a part of another statement. */
export const selectPayingCustomer = (db: Kysely<Database>, userId: string) =>
  selectCustomer(db, userId).select([
    'users.id',
    'users.created_at',
    'users.user_type',
    'users.invoice_enabled',
    sql<boolean>`users.company_verified_at is not null`.as('isVerified'),
    'payer.tier',
    'payer.user_type as payerType',
    'list.id as priceList',
    sql<boolean>`coalesce(tier.allows_promo, true) and coalesce(list.allows_promo, true)`.as('allowsPromo'),
  ]);

type SelectedCustomer = Awaited<ReturnType<ReturnType<typeof selectPayingCustomer>['executeTakeFirstOrThrow']>>;

/** What was selected, in our words; as a part of another statement a time is a text. */
export const toPayingCustomer = (
  row: Omit<SelectedCustomer, 'created_at'> & { readonly created_at: Date | string },
): PayingCustomer => ({
  userId: row.id,
  tier: row.tier,
  priceList: row.priceList ?? defaultPriceList,
  allowsPromo: row.allowsPromo,
  customerSince: new Date(row.created_at),
  isCompany: row.user_type === companyUser,
  actsForCompany: row.payerType === 1,
  isInvoiceEnabled: row.invoice_enabled && row.isVerified,
  isVerified: row.isVerified,
});

/**
 * The facts about a customer that prices depend on.
 *
 * @param mode `forBooking` locks the user until the transaction ends: bookings of one customer run one after another, so that no
 * credit or promo code is spent twice.
 */
export async function readPayingCustomer(
  db: Kysely<Database>,
  userId: string,
  mode: 'forShow' | 'forBooking',
): Promise<PayingCustomer | undefined> {
  if (mode === 'forBooking') await lockUser(db, userId);
  const row = await selectPayingCustomer(db, userId).executeTakeFirst();
  return row && toPayingCustomer(row);
}

/** A customer and the free credit that a booking can take, until some of it expires. */
export interface CustomerWithCredit {
  readonly customer: PayingCustomer;
  readonly creditSatang: number;
  /** Null: none of it expires. */
  readonly creditUntil: Date | null;
}

/** Reads a customer and the free credit that a booking can take now, in one statement. */
export async function readCustomerWithCredit(
  db: Kysely<Database>,
  asked: { readonly userId: string; readonly now: Date },
): Promise<CustomerWithCredit | undefined> {
  const selected = selectPayingCustomer(db, asked.userId)
    .select(selectBookingCredit(db, asked).as('creditSatang'))
    .select(selectCreditEnd(db, asked).as('creditUntil'));
  const [row] = (await executePrepared(db, selected)).rows;
  return row && { customer: toPayingCustomer(row), creditSatang: row.creditSatang ?? 0, creditUntil: row.creditUntil };
}

/** The price list that applies to a customer; DEFAULT for a visitor. */
export async function readPriceList(db: Kysely<Database>, userId: string | undefined): Promise<string> {
  if (userId === undefined) return defaultPriceList;
  const row = await selectCustomer(db, userId).select('list.id').executeTakeFirst();
  return row?.id ?? defaultPriceList;
}
