import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { estimateOf, priced, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { Part } from '../../../tests/part.tsx';
import { languageOf } from '../../../tests/story-language.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

const meta: Meta = {
  title: 'Order/Price breakdown',
  component: PriceBreakdown,
  parameters: guide({
    aliases: ['price', 'fare', 'ราคา'],
    use: [
      'How the sum comes about, line by line, one tap away from the total.',
      'Savings stand as lines of their own, with a minus, in the colour of success.',
    ],
    avoid: ['A total alone: the action bar shows it.', 'A receipt: numbers that nobody works out any more belong into a list.'],
    keyboard: [['Escape', 'Closes it; the focus goes back to the total.']],
    notes: [
      'Label and sum are a description list: they are read as pairs.',
      'The lines come from the gateway; nothing is worked out here, so they always add up to what is charged.',
    ],
  }),
};
export default meta;

type Face = StoryObj;

/** Car, three stops, 18.40 km, cash on delivery. */
export const WorkedExample: Face = {
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={priced(threeStopDraft)}>
      {(flow) => <PriceBreakdown flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};

/** A promotion and free credit take off some of it. */
export const WithSavings: Face = {
  render: (_args, { globals }) => (
    <Part
      language={languageOf(globals)}
      state={{
        draft: threeStopDraft,
        estimate: {
          status: 'ready',
          value: {
            ...estimateOf(threeStopDraft),
            discountSatang: 5000,
            freeCreditSatang: 2000,
            promoCode: 'WELCOME50',
            promoDescription: { th: 'ลูกค้าใหม่ลด 50 บาท', en: '฿50 off for new customers' },
          },
        },
      }}
    >
      {(flow) => <PriceBreakdown flow={flow} onClose={() => undefined} />}
    </Part>
  ),
};
