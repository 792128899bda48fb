import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';

/** Credit that a customer was granted. */
interface GrantedCredit {
  readonly userId: string;
  readonly amountSatang: number;
  /** The administrator; null for a rule of the product. */
  readonly grantedBy: string | null;
  /** Key of the grant. */
  readonly guid: string;
  readonly at: Date;
}

/** A grant's remainder that has expired. */
export interface ExpiredCredit {
  /** The row of its history. */
  readonly entryId: number;
  readonly userId: string;
  /** Above 0. */
  readonly amountSatang: number;
  readonly at: Date;
}

/** Lines that give credit to a customer, or take it back where the sum is below 0. */
const linesOf = (userId: string, amountSatang: number) => [
  { account: ownAccount('promotionCost'), amountSatang: -amountSatang },
  { account: customerAccount('freeCredit', userId), amountSatang },
];

/** Posts a grant. What a booking spends or gives back is posted with the booking's other money. */
export async function postGrantedCredit(trx: Db, { userId, amountSatang, grantedBy, guid, at }: GrantedCredit): Promise<void> {
  const lines = linesOf(userId, amountSatang);
  await postMovement(trx, { key: `credit:${guid}`, kind: 'creditGranted', actor: grantedBy ?? 'worker', at, lines });
}

/** Posts what has expired, as of the moment when it did. The caller has locked the customers' money. */
export async function postExpiredCredit(trx: Db, expired: readonly ExpiredCredit[]): Promise<void> {
  for (const { entryId, userId, amountSatang, at } of expired)
    await postMovement(trx, {
      ...{ key: `creditExpired:${entryId}`, kind: 'creditExpired', actor: 'worker', at },
      lines: linesOf(userId, -amountSatang),
    });
}
