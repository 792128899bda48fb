import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { priced, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { PaymentPicker } from './payment-picker.tsx';

const meta: Meta = {
  title: 'Order/Payment picker',
  component: PaymentPicker,
  parameters: guide({
    aliases: ['payment method', 'how to pay', 'วิธีจ่ายเงิน'],
    use: ['Who pays cash, where a shell offers no other way, as in a partner’s page.'],
    avoid: ['Other ways to pay: the payment sheet has them.'],
    keyboard: [
      ['Arrow keys', 'Choose the next or the one before.'],
      ['Escape', 'Closes the sheet; what was chosen stays.'],
    ],
    pattern: 'radio',
    notes: ['Each stop is named by its place and not by its number alone.'],
  }),
};
export default meta;

type Face = StoryObj;

/** Which stop pays. */
export const Cash: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(threeStopDraft)}>
      {(flow) => <PaymentPicker flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};
