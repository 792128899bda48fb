import { type Satang, satangFromBaht } from '../basics/money.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';

/** A friend who signed up with the customer's code. */
export interface ReferredFriend {
  /** Empty where it is not known any more. */
  readonly name: string;
  /** DD/MM/YYYY in Bangkok. */
  readonly joinedDate: string;
  readonly state: 'open' | 'rewarded' | 'late' | 'refused';
  readonly spentSatang: Satang;
  readonly daysLeft: number;
  /** Null where there was no reward. */
  readonly rewardedDate: string | null;
}

/** The customer's own link, what it gives, and what came of it. */
export interface Referral {
  readonly code: string;
  readonly rule: {
    readonly welcomeSatang: Satang;
    readonly spendSatang: Satang;
    readonly days: number;
    readonly perJobSatang: Satang;
    readonly uses: number;
  };
  readonly friends: readonly ReferredFriend[];
  readonly friendCount: number;
  readonly creditSatang: Satang;
  readonly usesLeft: number;
}

/** @throws GatewayError */
export async function fetchReferral(transport: Transport): Promise<Referral> {
  const {
    referCode = '',
    rule,
    friends = [],
    friendCount = 0,
    freeCredit = 0,
    usesLeft = 0,
  } = await call(transport, routes.referral, {});
  if (rule === undefined) throw new TypeError('The gateway answered no rule of referrals.');
  return {
    code: referCode,
    rule: {
      welcomeSatang: satangFromBaht(rule.welcome),
      spendSatang: satangFromBaht(rule.spend),
      days: rule.days,
      perJobSatang: satangFromBaht(rule.perJob),
      uses: rule.uses,
    },
    friends: friends.map(({ spent, rewardedDate = null, ...friend }) => ({
      ...friend,
      spentSatang: satangFromBaht(spent),
      rewardedDate,
    })),
    friendCount,
    creditSatang: satangFromBaht(freeCredit),
    usesLeft,
  };
}
