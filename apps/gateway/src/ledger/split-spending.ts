import { type AccountKind, type WalletBalances, type WalletKind, walletKinds } from './accounts.ts';
import type { MovementKind } from './tables.ts';

/**
 * The one place that says what a wallet's bonus (bonuses of packages, codes, cash-back) may pay for: fares and their charges. Everything else
 * that is paid from a wallet leaves as cash in the end (a tip, a payout), so only money that was paid in, or collected for the customer,
 * may pay for it. `postMovement` holds every movement to this.
 */
const paidByBonus: ReadonlySet<MovementKind> = new Set([
  'bookingPaid',
  'priceAdded',
  'routeChanged',
  'charged',
  'bulkHold',
  // An administrator corrects a bonus.
  'adjusted',
]);

/** The same of free credit, which lies beside the wallet. */
const paidByCredit: ReadonlySet<MovementKind> = new Set(['booked', 'routeChanged', 'creditExpired', 'adjusted']);

/** Whether a movement of this kind may take from the bonus of a wallet. */
const mayTakeBonus = (kind: MovementKind): boolean => paidByBonus.has(kind);

/** Whether a movement of this kind may take from an account; only gifts of ours are bound. */
export function mayTakeFrom(account: AccountKind, kind: MovementKind): boolean {
  if (account === 'walletBonus') return mayTakeBonus(kind);
  return account !== 'freeCredit' || paidByCredit.has(kind);
}

/** The parts of a wallet that may pay for this, in the order in which they are spent. */
const partsFor = (kind: MovementKind): readonly WalletKind[] =>
  mayTakeBonus(kind) ? walletKinds : walletKinds.filter((part) => part !== 'walletBonus');

/** What of a wallet may pay for this, in satang. */
export const spendableFor = (balances: WalletBalances, kind: MovementKind): number =>
  partsFor(kind).reduce((sum, part) => sum + balances[part], 0);

/**
 * Divides a sum over the parts of a wallet that may pay for it: bonus first, then top-ups, then money of cash on delivery.
 *
 * @returns null where these hold less.
 */
export function splitSpending(
  balances: WalletBalances,
  { satang, kind }: { readonly satang: number; readonly kind: MovementKind },
): Readonly<Record<WalletKind, number>> | null {
  let missing = satang;
  const taken = { walletBonus: 0, walletTopUp: 0, walletCod: 0 };
  for (const part of partsFor(kind)) {
    taken[part] = Math.min(missing, balances[part]);
    missing -= taken[part];
  }
  return missing === 0 ? taken : null;
}
