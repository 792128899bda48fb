import { type Satang, satangFromBaht } from '../../basics/money.ts';
import type { GatewayError } from '../../gateway/gateway-error.ts';
import type { PaymentFailure } from '../../payments/payment.ts';

/** Why a booking, or a payment, was refused for the sake of money. Nothing was charged. */
export type RefusedPayment =
  /** Amounts of earlier jobs are to be paid first. */
  | { readonly reason: 'openAmounts' }
  /** The wallet has become too small meanwhile. */
  | { readonly reason: 'walletShort'; readonly missingSatang: Satang }
  /** The bank refused the card at once. */
  | { readonly reason: 'cardDeclined'; readonly failure: PaymentFailure | null };

const failures: readonly PaymentFailure[] = [
  'declined',
  'insufficientFunds',
  'lostOrStolen',
  'notConfirmed',
  'wrongCode',
  'processing',
  'fraud',
];

/** The reason in a 422 at `paymentType`; null for any other error. */
export const refusedPayment = ({ code, field, reply }: GatewayError): RefusedPayment | null => {
  if (code !== 422 || field !== 'paymentType') return null;
  const { reason, missing, failure } = reply;
  switch (reason) {
    case 'open_amounts':
      return { reason: 'openAmounts' };
    case 'wallet_short':
      return { reason: 'walletShort', missingSatang: typeof missing === 'number' ? satangFromBaht(missing) : 0 };
    case 'card_declined':
      return { reason: 'cardDeclined', failure: failures.find((known) => known === failure) ?? null };
    default:
      return null;
  }
};
