import type { Transport } from '@songwai/core/gateway/transport-types';
import type { Card } from '@songwai/core/payments/card';
import type { Payment } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import type { CardFormProps, Loaded, PayingWays, PaymentViewProps } from '../../src/orders/paying/paying-ways.ts';
import { createFixtureGateway } from '../fixture-gateway.ts';
import { storyNow } from '../story-now.ts';

export const storyCards: readonly Card[] = [
  {
    ...{ cardId: 'card_visa', brand: 'visa', lastDigits: '4242', holderName: 'PIMCHANOK SRIAREE' },
    ...{ expiryMonth: 8, expiryYear: 2029, isDefault: true },
  },
  {
    ...{ cardId: 'card_master', brand: 'mastercard', lastDigits: '1881', holderName: 'PIMCHANOK SRIAREE' },
    ...{ expiryMonth: 2, expiryYear: 2028, isDefault: false },
  },
];

export const there = <Value,>(value: Value): Loaded<Value> => ({ value, isFailed: false, onRetry: () => undefined });

export const storyPayment = (change: Partial<Payment> = {}): Payment => ({
  ...{ chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV', reference: 'P00030911', purpose: 'job', method: 'promptpay', state: 'pending' },
  ...{ amountSatang: 46_645, jobId: 'J00000042', failure: null, authorizeUri: null, qrPayload: 'story payment', qrImage: null },
  ...{ bill: null, invoiceId: null },
  ...{ expiresAt: new Date(storyNow.getTime() + 9 * 60_000), paidAt: null, isLate: false },
  ...change,
});

/** A view whose outcome a test decides. */
function StoryPaymentView({ payment, onPaid, onRetry, onOtherWay }: PaymentViewProps) {
  return (
    <>
      <p>
        {payment.reference} {payment.state}
      </p>
      <Button onClick={() => onPaid({ ...payment, state: 'paid' })}>Pay it</Button>
      <Button onClick={() => onRetry(payment)}>Again</Button>
      <Button onClick={onOtherWay}>Another way</Button>
    </>
  );
}

function StoryCardForm({ onSaved, onCancel }: CardFormProps) {
  return (
    <>
      <Button onClick={() => onSaved('card_master')}>Save it</Button>
      <Button onClick={onCancel}>Leave it</Button>
    </>
  );
}

/** A customer with ฿1,240 in the wallet and two cards. */
export const storyWays = (
  change: Partial<PayingWays> = {},
  transport: Transport = createFixtureGateway({}).transport,
): PayingWays => {
  let count = 0;
  return {
    transport,
    createGuid: () => {
      count += 1;
      return `guid-${count}`;
    },
    accepted: [0, 1, 2, 3],
    lastUsed: 2,
    wallet: there(124_000),
    offer: there({
      packages: [
        { packageId: 1, priceSatang: 100_000, bonusSatang: 10_000 },
        { packageId: 2, priceSatang: 300_000, bonusSatang: 40_000 },
      ],
      minSatang: 10_000,
      maxSatang: 2_000_000,
      exampleRide: null,
    }),
    cards: there(storyCards),
    invoice: {
      name: 'บริษัท กาแฟปลายซอย จำกัด',
      month: '2026-11',
      issuedAt: new Date('2026-12-01T00:00:00+07:00'),
      dueAt: new Date('2026-12-16T00:00:00+07:00'),
    },
    onWalletChanged: () => undefined,
    PaymentView: StoryPaymentView,
    CardForm: StoryCardForm,
    ...change,
  };
};
