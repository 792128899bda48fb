import type { Meta, StoryObj } from '@storybook/react-vite';
import { priced, threeStopDraft } from '../../tests/order-fixture.ts';
import { Part } from '../../tests/part.tsx';
import { languageOf } from '../../tests/story-language.ts';
import { PaymentPicker } from './payment-picker.tsx';

const meta: Meta = { title: 'Order/PaymentPicker', component: PaymentPicker };
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
