import type { Payment } from '@songwai/core/payments/payment';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyPayment, storyWays, there } from '../../../../tests/orders/story-ways.tsx';
import { Part } from '../../../../tests/part.tsx';
import { createFixtureFlow } from '../../../../tests/payments/payment-fixture.ts';
import { languageOf } from '../../../../tests/story-language.ts';
import { PaymentView } from '../../../payments/payment-view.tsx';
import type { PayingWays, PaymentViewProps } from '../paying-ways.ts';
import { AwaitedPayment } from './awaited-payment.tsx';

const meta: Meta = {
  title: 'Order/Awaited payment',
  component: AwaitedPayment,
  parameters: guide({
    aliases: ['pay now', 'PromptPay QR', '3-D Secure', 'จ่ายตอนนี้'],
    use: ['A job that was booked and waits for its payment: after booking, and on the job’s own page.'],
    avoid: ['The choice of a way before booking: that is the payment sheet.'],
    keyboard: [['Arrow keys', 'Choose another way, once the first one is given up.']],
    notes: ['It follows the payment by itself.', 'Whatever fails begins with: you have not been charged.'],
  }),
};
export default meta;

type Face = StoryObj;

function WaitingView({ payment, ...props }: PaymentViewProps) {
  const [flow] = useState(() => createFixtureFlow(payment));
  return <PaymentView {...props} flow={flow} opensBank={false} />;
}

const face = (payment: Payment | null, ways: Partial<PayingWays> = {}): Face => ({
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{}}>
      {() => (
        <AwaitedPayment
          ways={storyWays({ PaymentView: WaitingView, ...ways })}
          jobId="J00000042"
          amountSatang={46_645}
          payment={payment}
          onPaid={() => undefined}
          again={{ label: languageOf(globals) === 'th' ? 'จองใหม่อีกครั้ง' : 'Book again', onPress: () => undefined }}
        />
      )}
    </Part>
  ),
});

/** The code, its sum and reference, and the time that is left. */
export const PromptPay: Face = face(storyPayment());

/** A card is confirmed on the bank's own page. */
export const ConfirmWithTheBank: Face = face(
  storyPayment({ method: 'card', qrPayload: null, authorizeUri: 'https://bank.example/3ds' }),
);

/** The bank refused, and nothing was charged. */
export const Failed: Face = face(storyPayment({ method: 'card', state: 'failed', failure: 'insufficientFunds' }));

/** The ten minutes are over. */
export const Expired: Face = face(storyPayment({ state: 'expired' }));

/** Nothing runs: the ways that pay at once. */
export const ChooseAWay: Face = { ...face(null), tags: ['picture'] };

/** The wallet can be topped up on the way. */
export const WalletShort: Face = face(null, { wallet: there(17_000) });
