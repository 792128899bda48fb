import { companyUser } from '@songwai/core/basics/wire-numbers';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { lockUser } from '../identity/queries.ts';

/** What a price needs to know about a customer. */
export interface PayingCustomer {
  readonly userId: string;
  /** Of the company, for whom acts for one. */
  readonly tier: string;
  /** The company's, for whom acts for one. */
  readonly priceList: string;
  /** Special rates and promotions do not add up. */
  readonly allowsPromo: boolean;
  readonly customerSince: Date;
  readonly isCompany: boolean;
  /** Whether the customer is, or acts for, a company. */
  readonly actsForCompany: boolean;
  readonly isInvoiceEnabled: boolean;
}

/** Everybody's price list, where no other is named. */
export const defaultPriceList = 'DEFAULT';

/** Users with the account whose rates they pay (`payer`), its tier's prices and the list that follows. */
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

/**
 * The customer as far as prices go.
 *
 * @param mode `forBooking` locks the user until the transaction ends: bookings of one customer run one after another, so that no credit and
 * no promo code is spent twice.
 */
export async function readPayingCustomer(
  db: Kysely<Database>,
  userId: string,
  mode: 'forShow' | 'forBooking',
): Promise<PayingCustomer | undefined> {
  if (mode === 'forBooking') await lockUser(db, userId);
  const row = await selectCustomer(db, userId)
    .select([
      'users.id',
      'users.created_at',
      'users.user_type',
      'users.invoice_enabled',
      'payer.tier',
      'payer.user_type as payerType',
      'list.id as priceList',
      sql<boolean>`coalesce(tier.allows_promo, true) and coalesce(list.allows_promo, true)`.as('allowsPromo'),
    ])
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        userId: row.id,
        tier: row.tier,
        priceList: row.priceList ?? defaultPriceList,
        allowsPromo: row.allowsPromo,
        customerSince: row.created_at,
        isCompany: row.user_type === companyUser,
        actsForCompany: row.payerType === 1,
        isInvoiceEnabled: row.invoice_enabled,
      };
}

/** The price list that applies to a customer; DEFAULT for a visitor. */
export async function readPriceList(db: Kysely<Database>, userId: string | undefined): Promise<string> {
  if (userId === undefined) return defaultPriceList;
  const row = await selectCustomer(db, userId).select('list.id').executeTakeFirst();
  return row?.id ?? defaultPriceList;
}
