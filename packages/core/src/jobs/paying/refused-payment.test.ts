import { expect, it } from 'vitest';
import { GatewayError } from '../../gateway/gateway-error.ts';
import { refusedPayment } from './refused-payment.ts';

const refusal = (reply: Record<string, unknown>, field = 'paymentType', code = 422) =>
  refusedPayment(new GatewayError({ kind: 'business', code, status: code, description: '', field, requestId: null, reply }));

it('reads why money stands in the way of a booking', () => {
  expect(refusal({ reason: 'open_amounts' })).toEqual({ reason: 'openAmounts' });
  expect(refusal({ reason: 'wallet_short', missing: 226.45 })).toEqual({ reason: 'walletShort', missingSatang: 22_645 });
  expect(refusal({ reason: 'card_declined', failure: 'insufficientFunds' })).toEqual({
    reason: 'cardDeclined',
    failure: 'insufficientFunds',
  });
});

it('takes a failure that it does not know as one without a reason', () => {
  expect(refusal({ reason: 'card_declined', failure: 'newKind' })).toEqual({ reason: 'cardDeclined', failure: null });
});

it('is no matter of money where another field, another code or another reason is named', () => {
  expect(refusal({ reason: 'wallet_short' }, 'locationList')).toBeNull();
  expect(refusal({ reason: 'wallet_short' }, 'paymentType', 409)).toBeNull();
  expect(refusal({})).toBeNull();
});
