import { customerAccount, ownAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/movement-queries.ts';
import type { Db } from '../platform/db.ts';
import type { Clock } from '../platform/deps.ts';
import { transact } from '../platform/transact.ts';
import { storeRedeemCode } from './codes/code-queries.ts';
import { hashCode } from './codes/hash-code.ts';

/** Prepaid codes of a demo, documented in `docs/gateway/wallet.md`; each can be used once. */
export const demoCodes = ['SWDEM-2222', 'SWDEM-3333', 'SWDEM-4444'] as const;
const codeSatang = 20_000;
const codesExpireAt = new Date('2099-12-31T17:00:00Z');

/** A wallet of a demo account at its first start. */
export interface DemoWallet {
  readonly userId: string;
  readonly satang: number;
}

/** Fills the wallets of demo accounts and adds prepaid codes; safe to run at every start, because each key is posted once. */
export async function seedWallets(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  demoWallets: readonly DemoWallet[],
): Promise<void> {
  const at = clock.now();
  for (const { userId, satang } of demoWallets)
    await transact(db, (trx) =>
      postMovement(trx, {
        ...{ key: `demo:topUp:${userId}`, kind: 'topUp', actor: 'seed', at },
        lines: [
          { account: ownAccount('opening'), amountSatang: -satang },
          { account: customerAccount('walletTopUp', userId), amountSatang: satang },
        ],
      }),
    );
  if (await hasDemoCodes(db)) return;
  const hashes = await Promise.all(demoCodes.map(hashCode));
  for (const hash of hashes)
    await storeRedeemCode(db, { hash, amountSatang: codeSatang, expiresAt: codesExpireAt, createdBy: 'demo', at });
}

const hasDemoCodes = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('redeem_codes').select('id').where('created_by', '=', 'demo').executeTakeFirst()) !== undefined;
