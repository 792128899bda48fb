import type { Db } from '../../platform/db.ts';
import { nextAttemptAt } from '../../platform/workers/backoff.ts';

/** A customer that the provider has to delete. */
export interface CustomerDeletion {
  readonly customerRef: string;
  readonly provider: string;
}

/** Taken by a process, with the attempts so far. */
export interface TakenDeletion {
  readonly customerRef: string;
  readonly attempts: number;
}

/** Orders it in the caller's transaction; a repeated order is the same. */
export async function orderDeletion(trx: Db, { customerRef, provider }: CustomerDeletion, at: Date): Promise<void> {
  await trx
    .insertInto('card_customer_deletions')
    .values({ customer_ref: customerRef, provider, ordered_at: at, next_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletions that are due at a provider, taken by this process until `until`. */
export const takeDueDeletions = (
  db: Db,
  { provider, now, until }: { readonly provider: string; readonly now: Date; readonly until: Date },
): Promise<readonly TakenDeletion[]> =>
  db
    .updateTable('card_customer_deletions')
    .set((eb) => ({ next_at: until, attempts: eb('attempts', '+', 1) }))
    .where('customer_ref', 'in', (from) =>
      from
        .selectFrom('card_customer_deletions')
        .select('customer_ref')
        .where('provider', '=', provider)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(20)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['customer_ref as customerRef', 'attempts'])
    .execute();

/** The provider has deleted it, so that we need not remember its id either. */
export async function finishDeletion(db: Db, customerRef: string): Promise<void> {
  await db.deleteFrom('card_customer_deletions').where('customer_ref', '=', customerRef).execute();
}

/** The provider did not answer: it is asked again later. */
export async function postponeDeletion(db: Db, { customerRef, attempts }: TakenDeletion, now: Date): Promise<void> {
  await db
    .updateTable('card_customer_deletions')
    .set({ next_at: nextAttemptAt(now, attempts) })
    .where('customer_ref', '=', customerRef)
    .execute();
}

/** The provider will not do it. */
export async function giveUpDeletion(db: Db, customerRef: string, refused: string): Promise<void> {
  await db
    .updateTable('card_customer_deletions')
    .set({ refused, next_at: null })
    .where('customer_ref', '=', customerRef)
    .execute();
}
