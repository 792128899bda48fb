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
    use: ['Who pays, and where: cash at one of the stops, or by monthly invoice where the company may.'],
    avoid: ['Topping up or paying by card: those ask for more than a choice.'],
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
      {(flow) => <PaymentPicker flow={flow} canPayByInvoice={false} onClose={() => undefined} />}
    </Part>
  ),
};

/** A company may also pay by invoice. */
export const Company: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(threeStopDraft)}>
      {(flow) => <PaymentPicker flow={flow} canPayByInvoice onClose={() => undefined} />}
    </Part>
  ),
};
