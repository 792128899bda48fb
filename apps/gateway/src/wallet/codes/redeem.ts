import { hourMs } from '@songwai/core/basics/durations';
import { redeemCode } from '@songwai/core/validation/fields/redeem-code';
import type { LocalText } from '../../http/language.ts';
import { BusinessRefusal } from '../../http/refusal.ts';
import { customerAccount, ownAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/movement-queries.ts';
import type { Db } from '../../platform/db.ts';
import type { Clock } from '../../platform/deps.ts';
import type { CallLimit, CallLimits } from '../../platform/limits/call-limits.ts';
import { transact } from '../../platform/transact.ts';
import { walletTexts } from '../texts.ts';
import { useCode } from './code-queries.ts';
import { hashCode } from './hash-code.ts';

/** A code as a customer types it. */
export interface Redeeming {
  readonly typed: string;
  /** Whose wallet it goes into. */
  readonly payerId: string;
  readonly userId: string;
  /** The caller's network address. */
  readonly address: string;
}

/** Turns a code into money. @returns satang. @throws {BusinessRefusal} 422 at `code`, 429. */
export type Redeem = (redeeming: Redeeming) => Promise<number>;

/** Guesses of well-formed codes; an office shares one address. */
const tryLimits = ({ userId, address }: Redeeming): readonly CallLimit[] => [
  { key: `prepaid codes of:${userId}`, most: 20, windowMs: hourMs, text: walletTexts.tooManyCodes },
  { key: `prepaid codes from:${address}`, most: 100, windowMs: hourMs, text: walletTexts.tooManyCodes },
];

const refuse = (text: LocalText) => new BusinessRefusal({ code: 422, field: 'code', text });

/** The part of a code that a history may show: not enough to guess the rest from. */
const shownOf = (code: string): string => `${code.slice(0, 5)}-••••`;

export const createRedeem =
  ({ db, clock, limits }: { readonly db: Db; readonly clock: Clock; readonly limits: CallLimits }): Redeem =>
  async (redeeming) => {
    const code = redeemCode(redeeming.typed.trim());
    if (!code.ok) throw refuse(walletTexts.codeMalformed);
    await limits.count(tryLimits(redeeming));
    const hash = await hashCode(code.value);
    const { payerId, userId } = redeeming;
    return transact(db, async (trx) => {
      const now = clock.now();
      const used = await useCode(trx, { hash, userId: payerId, now });
      if (used === undefined) throw refuse(walletTexts.codeUnusable);
      const { id, amountSatang } = used;
      await postMovement(trx, {
        key: `redeemed:${id}`,
        kind: 'redeemed',
        actor: userId,
        details: { code: shownOf(code.value) },
        at: now,
        lines: [
          { account: ownAccount('promotionCost'), amountSatang: -amountSatang },
          { account: customerAccount('walletBonus', payerId), amountSatang },
        ],
      });
      return amountSatang;
    });
  };
