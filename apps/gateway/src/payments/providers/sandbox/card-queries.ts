import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { SandboxTables } from './tables.ts';

export type SandboxCard = Selectable<SandboxTables['sandbox_cards']>;
export type SandboxToken = Selectable<SandboxTables['sandbox_tokens']>;

/** Stores a token. */
export async function insertToken(db: Db, token: Insertable<SandboxTables['sandbox_tokens']>): Promise<void> {
  await db.insertInto('sandbox_tokens').values(token).execute();
}

/** Deletes tokens that nobody can be waiting for any more. */
export async function deleteTokens(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sandbox_tokens').where('created_at', '<', before).execute();
}

/** Marks a token as used and forgets whose card it is. @returns undefined for one that was used or never made. */
export async function spendToken(db: Db, token: string, at: Date): Promise<SandboxToken | undefined> {
  const found = await db
    .selectFrom('sandbox_tokens')
    .selectAll()
    .where('token', '=', token)
    .where('used_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found !== undefined)
    await db.updateTable('sandbox_tokens').set({ used_at: at, holder_name: '' }).where('token', '=', token).execute();
  return found;
}

/** A token as it was made, used or not. */
export const selectToken = (db: Db, token: string): Promise<SandboxToken | undefined> =>
  db.selectFrom('sandbox_tokens').selectAll().where('token', '=', token).executeTakeFirst();

export async function insertCustomer(db: Db, customer: Insertable<SandboxTables['sandbox_customers']>): Promise<void> {
  await db.insertInto('sandbox_customers').values(customer).execute();
}

export const selectCustomer = (db: Db, customerRef: string) =>
  db.selectFrom('sandbox_customers').selectAll().where('customer_ref', '=', customerRef).executeTakeFirst();

export const insertCard = (db: Db, card: Insertable<SandboxTables['sandbox_cards']>): Promise<SandboxCard> =>
  db.insertInto('sandbox_cards').values(card).returningAll().executeTakeFirstOrThrow();

/** A customer's cards, the oldest first. */
export const selectCards = (db: Db, customerRef: string): Promise<SandboxCard[]> =>
  db.selectFrom('sandbox_cards').selectAll().where('customer_ref', '=', customerRef).orderBy('number').execute();

/** One of a customer's cards. @param cardId null: the default one, which is the oldest while none is chosen. */
export async function selectCard(db: Db, customerRef: string, cardId: string | null): Promise<SandboxCard | undefined> {
  const cards = await selectCards(db, customerRef);
  if (cardId !== null) return cards.find(({ card_id: id }) => id === cardId);
  const customer = await selectCustomer(db, customerRef);
  return cards.find(({ card_id: id }) => id === customer?.default_card_id) ?? cards[0];
}

type CardChange = Pick<SandboxCard, 'card_id' | 'customer_ref' | 'holder_name' | 'expiry_month' | 'expiry_year'>;

/** @returns false where the customer has no such card. */
export async function changeCard(db: Db, { card_id, customer_ref, ...change }: CardChange): Promise<boolean> {
  const changed = await db
    .updateTable('sandbox_cards')
    .set(change)
    .where('customer_ref', '=', customer_ref)
    .where('card_id', '=', card_id)
    .returning('card_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteCard(db: Db, customerRef: string, cardId: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('customer_ref', '=', customerRef).where('card_id', '=', cardId).execute();
}

export async function setDefaultCard(db: Db, customerRef: string, cardId: string): Promise<void> {
  await db.updateTable('sandbox_customers').set({ default_card_id: cardId }).where('customer_ref', '=', customerRef).execute();
}

/** Deletes a customer with all cards; nothing where there is none. */
export async function deleteCustomer(trx: Db, customerRef: string): Promise<void> {
  await trx.deleteFrom('sandbox_cards').where('customer_ref', '=', customerRef).execute();
  await trx.deleteFrom('sandbox_customers').where('customer_ref', '=', customerRef).execute();
}
