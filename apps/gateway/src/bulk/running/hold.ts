import { walletShort } from '../../jobs/paying/pay-booking.ts';
import { customerAccount, type WalletKind, walletKinds } from '../../ledger/accounts.ts';
import { postMovement, readLines } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import { payFromWallet } from '../../wallet/wallets.ts';
import { addToHold, type Hold, readHold, takeFromHold } from './run-queries.ts';

export interface HoldingRun {
  readonly id: string;
  readonly payerId: string;
  readonly actor: string;
  readonly at: Date;
}

/** Puts a sum aside; the caller has locked the wallet's owner. @throws {BusinessRefusal} 422 `wallet_short` with what is missing. */
export async function holdForRun(trx: Db, { id, payerId, actor, at }: HoldingRun, amountSatang: number): Promise<void> {
  if (amountSatang <= 0) return;
  const { holds } = await readHold(trx, id);
  const key = `bulkHold:${id}:${holds + 1}`;
  const to = customerAccount('bulkHold', payerId);
  const missing = await payFromWallet(trx, { key, kind: 'bulkHold', payerId, amountSatang, to, actor, at });
  if (missing > 0) throw walletShort(missing);
  const lines = await readLines(trx, key);
  const takenFrom = (kind: WalletKind): number => -(lines.find((line) => line.kind === kind)?.amountSatang ?? 0);
  await addToHold(trx, id, {
    walletBonus: takenFrom('walletBonus'),
    walletTopUp: takenFrom('walletTopUp'),
    walletCod: takenFrom('walletCod'),
  });
}

/** As a booking would have taken it: bonus, top-ups, money of cash on delivery. */
function splitHold(hold: Hold, amountSatang: number): Hold {
  let left = amountSatang;
  const take = (kind: WalletKind): number => {
    const taken = Math.min(left, hold[kind]);
    left -= taken;
    return taken;
  };
  return { walletBonus: take('walletBonus'), walletTopUp: take('walletTopUp'), walletCod: take('walletCod') };
}

/** What is given back: the part of a trip that is booked, or all that is left. */
type Given = { readonly trip: number; readonly amountSatang: number } | 'all';

/** Gives back to the wallet what was put aside for a trip, once, in the transaction that books it; or all that no trip needs any more. */
export async function releaseHold(trx: Db, { id, payerId, actor, at }: HoldingRun, given: Given): Promise<void> {
  const hold = await readHold(trx, id);
  const amountSatang = given === 'all' ? Number.POSITIVE_INFINITY : given.amountSatang;
  const key = given === 'all' ? `bulkReturned:${id}:${hold.holds}` : `bulkReleased:${id}:${given.trip}`;
  const parts = splitHold(hold, amountSatang);
  const sum = walletKinds.reduce((total, kind) => total + parts[kind], 0);
  if (sum === 0) return;
  const isPosted = await postMovement(trx, {
    ...{ key, kind: 'bulkReleased', actor, at },
    lines: [
      { account: customerAccount('bulkHold', payerId), amountSatang: -sum },
      ...walletKinds.map((kind) => ({ account: customerAccount(kind, payerId), amountSatang: parts[kind] })),
    ],
  });
  if (isPosted) await takeFromHold(trx, id, parts);
}
