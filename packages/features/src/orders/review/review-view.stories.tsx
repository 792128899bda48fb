import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown } from '../../../tests/fixture-gateway.ts';
import { atReview, estimateOf, priced, stop, threeStopDraft, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { OrderStory } from '../../../tests/orders/order-story.tsx';
import { ReviewedPanel } from '../../../tests/orders/story-review.tsx';
import { flowerShop, onNut, silomComplex } from '../../../tests/places.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { ReviewView } from './review-view.tsx';

const meta: Meta = {
  title: 'Order/Review',
  component: ReviewView,
  parameters: guide({
    aliases: ['summary', 'confirm order', 'ตรวจทาน'],
    use: ['The whole order in one glance before it is booked: when, who, what, how much, and what if.'],
    avoid: ['A job that was booked already: the job’s own page.'],
    keyboard: [['Tab', 'From the way back over each “edit” to the one button that books.']],
    notes: ['Its title takes the focus, and the time left of the price is announced at 60, 30 and 10 seconds.'],
  }),
};
export default meta;

type Face = StoryObj;

const fullDraft = atReview({
  ...threeStopDraft,
  stops: [
    stop('a', flowerShop, { contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678' }),
    stop('b', silomComplex, { contactName: 'คุณธนากร', contactPhone: '0898765432', remark: 'ฝากไว้ที่ประชาสัมพันธ์ชั้น 12' }),
    stop('c', onNut, { contactName: 'คุณอรทัย', contactPhone: '0625550199', codSatang: 129_000 }),
  ],
  confirmPhone: '0812345678',
  remark: 'ช่อดอกไม้ วางตั้งขึ้น',
  reference: 'PO 2026/11-0042',
  receipt: {
    companyName: 'บริษัท ขนมไทยบ้านสวน จำกัด',
    companyAddress: '99/1 ลาดพร้าว 10230',
    taxNumber: '0105561002341',
    branch: '00000',
    postcode: '10400',
  },
});

/** Three stops, with a note, money to collect, a receipt and a reference. */
export const Whole: Face = {
  render: (_args, { globals }) => <OrderStory language={languageOf(globals)} state={priced(fullDraft)} Panel={ReviewedPanel} />,
};

/** Two stops tomorrow, for favourite drivers only. */
export const Tomorrow: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={priced(
        atReview({
          ...twoStopDraft,
          stops: fullDraft.stops.slice(0, 2),
          isFixedDriver: true,
          schedule: { kind: 'later', date: '22/11/2026', time: '10:00', untilTime: '11:00' },
        }),
      )}
      Panel={ReviewedPanel}
    />
  ),
};

/** The price rose before the press: the old one is struck through, and the button asks again. */
export const PriceChanged: Face = {
  render: (_args, { globals }) => {
    const estimate = estimateOf(fullDraft);
    return (
      <OrderStory
        language={languageOf(globals)}
        state={{ ...priced(fullDraft), booking: { status: 'priceChanged', oldNetSatang: 44_000, estimate } }}
        Panel={ReviewedPanel}
      />
    );
  },
};

/** The gateway could not be reached: nothing is lost, and nothing was booked. */
export const Failed: Face = {
  render: (_args, { globals }) => (
    <OrderStory
      language={languageOf(globals)}
      state={{ ...priced(fullDraft), booking: { status: 'failed', error: gatewayDown() } }}
      Panel={ReviewedPanel}
    />
  ),
};
