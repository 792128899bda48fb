import type { ProviderCharge, ProviderChargeState } from '../card-provider.ts';
import { failureOfCharge } from './omise-failures.ts';
import type { OmiseCharge } from './omise-schemas.ts';

const states = {
  successful: 'paid',
  failed: 'failed',
  expired: 'expired',
  reversed: 'reversed',
} as const satisfies Record<string, ProviderChargeState>;

/** Pending is both: the customer has to confirm, and: the bank holds the sum until it is captured. */
const stateOf = ({ status, authorized, capture }: OmiseCharge): ProviderChargeState =>
  status !== 'pending' ? states[status] : authorized && !capture ? 'authorised' : 'pending';

const dateOf = (iso: string | null | undefined): Date | null => (iso == null ? null : new Date(iso));

/** A charge as Omise has it. */
export function toProviderCharge(charge: OmiseCharge): ProviderCharge {
  const state = stateOf(charge);
  const chargeId = charge.metadata?.['chargeId'];
  return {
    ref: charge.id,
    chargeId: typeof chargeId === 'string' ? chargeId : null,
    state,
    amountSatang: charge.amount,
    refundedSatang: charge.refunded_amount,
    failure: state === 'failed' ? failureOfCharge(charge) : null,
    authorizeUri: state === 'pending' ? (charge.authorize_uri ?? null) : null,
    qrPayload: null,
    qrImageUri: charge.source?.scannable_code?.image.download_uri ?? null,
    expiresAt: dateOf(charge.expires_at),
    paidAt: dateOf(charge.paid_at),
  };
}
