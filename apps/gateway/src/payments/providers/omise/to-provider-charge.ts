import type { Bill } from '@songwai/core/payments/payment';
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

/** The bar code of Thai bills: payee with its suffix, the references and the satang on lines of their own. */
function billOf({ source, amount }: OmiseCharge): Bill | null {
  const references = source?.references;
  if (references == null) return null;
  const { omise_tax_id: payee, reference_number_1: reference1, reference_number_2: reference2 } = references;
  return { barcode: [`|${payee}00`, reference1, reference2, amount].join('\r'), reference1, reference2 };
}

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
    bill: billOf(charge),
    expiresAt: dateOf(charge.expires_at),
    paidAt: dateOf(charge.paid_at),
    fingerprint: charge.card?.fingerprint ?? null,
  };
}
