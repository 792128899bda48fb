import type { Static } from 'typebox';
import { bahtFromSatang, type Satang, satangFromBaht } from '../../basics/money.ts';
import { call } from '../../gateway/call.ts';
import type { ReplyOf } from '../../gateway/endpoint.ts';
import type { Transport } from '../../gateway/transport-types.ts';
import type { LocalName } from '../catalog.ts';
import { answeredMoment, momentToWire } from '../moment-wire.ts';
import type { creditEntry as CreditEntryWire, freeCreditHistory as FreeCreditHistory } from './credit-contract.ts';
import * as routes from './routes.generated.ts';

/** A change of free credit. */
export interface CreditEntry {
  readonly id: number;
  readonly kind: 'granted' | 'spent' | 'givenBack' | 'expired';
  /** Negative for spent or expired credit. */
  readonly amountSatang: Satang;
  readonly reason: LocalName;
  readonly jobId: string | null;
  readonly at: Date;
  /** When the rest of this credit expires; null if it does not. */
  readonly expiresAt: Date | null;
}

/** A page of changes, newest first, and the spendable balance. */
export interface CreditHistory {
  readonly balanceSatang: Satang;
  readonly entries: readonly CreditEntry[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** Selects a page; `cursor` is the `nextCursor` of the previous page. */
export interface CreditQuestion {
  readonly limit?: number;
  readonly cursor?: string;
}

const fromWire = (wire: Static<typeof CreditEntryWire>): CreditEntry => ({
  id: wire.id,
  kind: wire.kind,
  amountSatang: wire.amount < 0 ? -satangFromBaht(-wire.amount) : satangFromBaht(wire.amount),
  reason: { th: wire.reasonTh, en: wire.reasonEn },
  jobId: wire.jobId ?? null,
  at: answeredMoment(wire.at),
  expiresAt: wire.expiresAt === undefined ? null : answeredMoment(wire.expiresAt),
});

const historyFromWire = ({ freeCredit = 0, entries = [], nextCursor }: ReplyOf<typeof FreeCreditHistory>): CreditHistory => ({
  balanceSatang: satangFromBaht(freeCredit),
  entries: entries.map(fromWire),
  nextCursor: nextCursor ?? null,
});

/** The customer's changes of free credit. @throws GatewayError */
export const fetchCreditHistory = async (transport: Transport, question: CreditQuestion = {}): Promise<CreditHistory> => {
  return historyFromWire(await call(transport, routes.freeCreditHistory, question));
};

/** Any customer's changes of free credit, for an administrator. @throws GatewayError code 404 no such user. */
export const fetchCustomersCredit = async (
  transport: Transport,
  question: CreditQuestion & { readonly userId: string },
): Promise<CreditHistory> => {
  return historyFromWire(await call(transport, routes.adminCreditHistory, question));
};

/** Free credit that an administrator grants. */
export interface CreditGrant {
  readonly userId: string;
  readonly amountSatang: Satang;
  readonly reason: LocalName;
  /** Null for credit that does not expire. */
  readonly expiresAt: Date | null;
  /** Idempotency key. */
  readonly guid: string;
}

/**
 * Grants free credit.
 * @returns the customer's spendable balance in satang.
 * @throws GatewayError code 404 no such user, 422 with the `field` at fault.
 */
export const grantCredit = async (transport: Transport, grant: CreditGrant): Promise<Satang> => {
  const { userId, amountSatang, reason, expiresAt, guid } = grant;
  const reply = await call(transport, routes.grantFreeCredit, {
    userId,
    amount: bahtFromSatang(amountSatang),
    reasonTh: reason.th,
    reasonEn: reason.en,
    ...(expiresAt !== null && { expiresAt: momentToWire(expiresAt) }),
    guid,
  });
  return satangFromBaht(reply.freeCredit ?? 0);
};
