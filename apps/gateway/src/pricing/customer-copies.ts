import type { Freshness } from '../freshness/room.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { type CustomerWithCredit, readCustomerWithCredit } from './customer-view.ts';

/** More customers than compare prices at one gateway at a time. */
const mostInMemory = 20_000;
/** The net below what drops the copies at once: a change of lists or tiers, credit that is granted or spent. */
const inMemoryMs = 10_000;

/** A customer with the credit that can be spent now; from memory, never older than an answered change. */
export type FindCustomer = (userId: string) => Promise<CustomerWithCredit | undefined>;

interface CustomerCopiesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly freshness: Pick<Freshness, 'copiesOf'>;
}

/** Has what estimates depend on in memory, because whoever compares vehicles asks for it with each. A booking reads it again, in its transaction. */
export function createCustomerCopies({ db, clock, freshness }: CustomerCopiesDeps): FindCustomer {
  const read: FindCustomer = (userId) => readCustomerWithCredit(db, { userId, now: clock.now() });
  const find = freshness.copiesOf('customers', { limit: mostInMemory, lifeMs: inMemoryMs, load: read });
  return async (userId) => {
    const known = await find(userId);
    const hasExpired = known !== undefined && known.creditUntil !== null && known.creditUntil <= clock.now();
    return hasExpired ? read(userId) : known;
  };
}
