import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/tables.ts';
import { grantFreeCredit, type NewGrant } from '../../src/pricing/credit/free-credit-queries.ts';

/** Grants a customer free credit that does not expire. */
export async function addFreeCredit(
  db: Kysely<Database>,
  grant: Pick<NewGrant, 'userId' | 'amountSatang' | 'at'> & Partial<NewGrant>,
): Promise<void> {
  await grantFreeCredit(db, {
    reason: { th: 'ของขวัญจากการทดสอบ', en: 'A present of the test' },
    expiresAt: null,
    grantedBy: null,
    guid: randomUUID(),
    ...grant,
  });
}
