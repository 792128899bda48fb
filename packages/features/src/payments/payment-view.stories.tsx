import type { Payment } from '@songwai/core/payments/payment';
import { Button } from '@songwai/ui/button/button';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { gatewayDown, refusal } from '../../tests/fixture-gateway.ts';
import { cardPayment, codePayment, createFixtureFlow, nearlyOver, paidAt } from '../../tests/payments/payment-fixture.ts';
import { languageOf } from '../../tests/story-language.ts';
import { Surface } from '../../tests/surface.tsx';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

const meta: Meta = {
  title: 'Payments/PaymentView',
  component: PaymentView,
  parameters: guide({
    aliases: ['PromptPay', '3-D Secure', 'QR', 'จ่ายเงิน', 'พร้อมเพย์', 'บัตร'],
    use: ['For every payment that a customer has to confirm or make: of a job, a top-up, a tip, an open amount.'],
    avoid: ['For cash, the wallet and invoices: nothing is pending there.', 'To choose a way to pay.'],
    keyboard: [['Tab', 'the code’s picture or the bank’s page, then the other way to pay']],
    notes: [
      'It asks for the payment every 2 seconds, less often out of sight, and stops at its end.',
      'The rest of a code’s time is announced at 5 minutes, 1 minute and the end; paid and late outcomes take the focus.',
      'A phone saves the code, a larger screen is scanned. The bank’s page opens in place of this one on a phone only.',
    ],
  }),
};
export default meta;

type Shown = Payment | { readonly chargeId: string };
const nothing = () => undefined;

interface ScreenProps extends Partial<PaymentViewProps> {
  readonly payment: Shown;
  readonly answer?: () => unknown;
}

function Screen({ payment, answer, ...props }: ScreenProps) {
  const [flow] = useState(() => createFixtureFlow(payment, answer));
  return (
    <div className="sw-surface__part">
      <PaymentView onRetry={nothing} onOtherWay={nothing} {...props} flow={flow} />
    </div>
  );
}

const face =
  (props: ScreenProps): NonNullable<StoryObj['render']> =>
  (_args, { globals }) => {
    const language = languageOf(globals);
    const next = (
      <Button variant="primary" isFullWidth>
        {language === 'th' ? 'ติดตามงานนี้' : 'Track this job'}
      </Button>
    );
    return (
      <Surface language={language}>
        <Screen renderNext={() => next} {...props} />
      </Surface>
    );
  };
const paidCode: Payment = { ...codePayment, state: 'paid', paidAt };

export const Playground: StoryObj = { render: face({ payment: codePayment }) };
export const NearlyOver: StoryObj = { render: face({ payment: { ...codePayment, expiresAt: nearlyOver } }) };
export const CodeOver: StoryObj = { render: face({ payment: { ...codePayment, state: 'expired' } }) };
export const CodePaid: StoryObj = { render: face({ payment: paidCode }) };
/** The money came after the end. */
export const Late: StoryObj = { render: face({ payment: { ...paidCode, isLate: true } }) };
/** A code that the provider gives as a picture. */
export const CodeAsPicture: StoryObj = {
  render: face({ payment: { ...codePayment, qrPayload: null, qrImage: 'data:image/svg+xml,<svg/>' } }),
};
export const TopUp: StoryObj = { render: face({ payment: { ...codePayment, purpose: 'topUp', jobId: null } }) };
export const ToBank: StoryObj = { render: face({ payment: cardPayment }) };
/** Back from the bank, whose answer is on its way. */
export const BackFromBank: StoryObj = { render: face({ payment: cardPayment, isReturn: true }) };
export const CardPaid: StoryObj = {
  render: face({
    payment: { ...cardPayment, state: 'authorised', paidAt },
    texts: { method: 'Visa •••• 4242', begunDetail: 'ใกล้ร้านดอกไม้ บ้านอารีย์' },
  }),
};
export const Declined: StoryObj = {
  render: face({ payment: { ...cardPayment, state: 'failed', failure: 'insufficientFunds' } }),
};
export const ConfirmationOver: StoryObj = { render: face({ payment: { ...cardPayment, state: 'expired' } }) };
export const TipPaid: StoryObj = {
  render: face({ payment: { ...cardPayment, purpose: 'tip', state: 'paid', paidAt } }),
};
export const Released: StoryObj = { render: face({ payment: { ...cardPayment, state: 'released' } }) };
/** A code that the provider gave up. */
export const CodeFailed: StoryObj = { render: face({ payment: { ...codePayment, state: 'failed' } }) };
const { chargeId } = codePayment;
export const Loading: StoryObj = { render: face({ payment: { chargeId } }) };
export const Unknown: StoryObj = { render: face({ payment: { chargeId }, answer: () => Promise.reject(refusal(404)) }) };
export const Unread: StoryObj = { render: face({ payment: { chargeId }, answer: () => Promise.reject(gatewayDown()) }) };
