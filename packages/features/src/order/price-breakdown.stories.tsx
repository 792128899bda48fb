import type { Meta, StoryObj } from '@storybook/react-vite';
import { estimateOf, priced, threeStopDraft } from '../../tests/order-fixture.ts';
import { Part } from '../../tests/part.tsx';
import { languageOf } from '../../tests/story-language.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

const meta: Meta = { title: 'Order/PriceBreakdown', component: PriceBreakdown };
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
