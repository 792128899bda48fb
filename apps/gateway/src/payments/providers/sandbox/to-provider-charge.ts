import type { ProviderCharge, ProviderChargeState } from '../card-provider.ts';
import type { SandboxCharge } from './charge-queries.ts';
import { billOf } from './sandbox-bill.ts';

/** Folder of the pages. */
export const sandboxPath = '/sandbox';

/** PromptPay and counters: the customer sends or brings the money, and nobody asks for a confirmation. */
export const isPaidOnItsOwn = (method: SandboxCharge['method']): boolean => method === 'promptpay' || method === 'billPayment';

/** The page on which a tester plays the bank. */
export const sandboxPageOf = ({ ref, method }: Pick<SandboxCharge, 'ref' | 'method'>): string =>
  `${sandboxPath}/${isPaidOnItsOwn(method) ? 'pay' : '3ds'}/${ref}`;

/** The state now: nobody writes a row when time passes. */
export const stateOf = ({ state, expires_at: expiresAt }: SandboxCharge, now: Date): ProviderChargeState =>
  (state === 'pending' || state === 'authorised') && expiresAt <= now ? 'expired' : state;

/** A charge as the provider has it now. */
export function toProviderCharge(charge: SandboxCharge, { publicUrl, now }: { publicUrl: string; now: Date }): ProviderCharge {
  const state = stateOf(charge, now);
  return {
    ref: charge.ref,
    chargeId: charge.charge_id,
    state,
    amountSatang: charge.amount_satang,
    refundedSatang: charge.refunded_satang,
    failure: charge.failure,
    authorizeUri: state === 'pending' ? publicUrl + sandboxPageOf(charge) : null,
    qrPayload: charge.qr_payload,
    qrImageUri: null,
    bill: charge.method === 'billPayment' ? billOf(charge) : null,
    expiresAt: charge.expires_at,
    paidAt: charge.paid_at,
    fingerprint: charge.fingerprint,
  };
}
