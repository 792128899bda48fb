import type { Payment } from '@songwai/core/payments/payment';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { cardPayment, paidAt, paymentAnswer } from '@songwai/features/tests/payments/payment-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Payments/Return from the bank', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const path = `/paymentomise?charge=${cardPayment.chargeId}`;
const screen =
  (answer: () => unknown, address = path): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={address} answers={{ '/payment/status': answer }} />;
const shows = (changed: Partial<Payment>) => screen(paymentAnswer({ ...cardPayment, ...changed }));
const found =
  (text: RegExp): NonNullable<Screen['play']> =>
  async ({ canvas }) => {
    await canvas.findByText(text);
  };

/** The bank's answer is on its way. */
export const Checking: Screen = { render: shows({}), play: found(/กำลังตรวจกับธนาคาร|Checking with your bank/) };
export const JobPaid: Screen = { render: shows({ state: 'authorised', paidAt }), play: found(/ดูงานนี้|See this job/) };
export const TopUpPaid: Screen = {
  render: shows({ state: 'paid', purpose: 'topUp', jobId: null, paidAt }),
  play: found(/ดูกระเป๋าเงิน|See my wallet/),
};
export const TipPaid: Screen = {
  render: shows({ state: 'paid', purpose: 'tip', jobId: null, paidAt }),
  play: found(/ขอบคุณสำหรับทิป|Thank you for the tip/),
};
export const Declined: Screen = {
  render: shows({ state: 'failed', failure: 'notConfirmed' }),
  play: found(/ธนาคารไม่อนุมัติ|Your bank said no/),
};
export const Unknown: Screen = {
  render: screen(() => {
    throw refusal(404);
  }),
  play: found(/ไม่พบรายการจ่ายเงินนี้|This payment was not found/),
};
/** A link without its end. */
export const BrokenLink: Screen = {
  render: screen(() => ({}), '/paymentomise?charge=abc'),
  play: found(/ไม่พบรายการจ่ายเงินนี้|This payment was not found/),
};
export const GatewayDown: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
  play: found(/ตรวจรายการจ่ายเงินไม่ได้|cannot be checked/),
};
