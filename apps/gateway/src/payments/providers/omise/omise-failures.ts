import type { PaymentFailure } from '@songwai/core/payments/payment';
import type { OmiseCharge } from './omise-schemas.ts';

/** Failure codes of charges, and error codes of refused calls, as far as they say more than that it did not work. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_fund: 'insufficientFunds',
  insufficient_balance: 'insufficientFunds',
  stolen_or_lost_card: 'lostOrStolen',
  failed_processing: 'processing',
  timeout: 'processing',
  payment_rejected: 'declined',
  invalid_account_number: 'declined',
  invalid_account: 'declined',
  expired_card: 'declined',
  invalid_security_code: 'wrongCode',
  failed_fraud_check: 'fraud',
  payment_cancelled: 'notConfirmed',
  invalid_card: 'declined',
  invalid_card_token: 'declined',
  used_token: 'declined',
  missing_card: 'declined',
  brand_not_supported: 'declined',
};

/** Why a call was refused, by the error's code. */
export const failureOfError = (code: string): PaymentFailure => failures[code] ?? 'processing';

/** Why a charge failed. That the customer did not pass 3-D Secure is only in the message, beside a code of its own or a common one. */
export function failureOfCharge({ failure_code: code, failure_message: message }: OmiseCharge): PaymentFailure {
  if (/3-?d[ -]?s|authenticat/i.test(message ?? '')) return 'notConfirmed';
  return failures[code ?? ''] ?? 'declined';
}
