import { createEmptyDraft, createStop } from '@songwai/core/orders/draft/draft';
import { flowerShop, silomComplex } from '@songwai/features/tests/places';
import { languageOf } from '@songwai/features/tests/story-language';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { SectionStory } from '../../../tests/section-story.tsx';
import { openOrder } from '../../shell/open-order.ts';
import { usePortal } from '../../shell/portal-context.tsx';
import { AfterBooking } from './after-booking.tsx';
import { bookedTexts } from './booked-texts.ts';

const meta: Meta = {
  title: 'Portal/Order/After booking',
  component: AfterBooking,
  parameters: guide({
    aliases: ['share card', 'แชร์ลิงก์ติดตาม'],
    use: ['What a customer may do right after booking: share the tracking, open the job, book the way back.'],
    avoid: ['A job’s own page, which has the links of every receiver.'],
    keyboard: [['Tab', 'From the link over its ways to share to the way back.']],
    notes: ['Whoever gets the link sees no price and no phone number.'],
  }),
};
export default meta;

const stop = (key: string, place: typeof flowerShop) => ({ ...createStop(0, () => 0.5), key, place });
const sent = {
  draft: { ...createEmptyDraft(0, () => 0.5), vehicleId: 1, stops: [stop('a', flowerShop), stop('b', silomComplex)] },
  route: null,
  netSatang: 10_920,
};

function Booked() {
  const order = usePortal().part(openOrder);
  useEffect(() => {
    order.store.setState({ booking: { status: 'booked', jobId: 'J00000042', trackingId: '8K2M7Q', payment: null, sent } });
  }, [order]);
  return <AfterBooking />;
}

/** A trip that does not come back by itself. */
export const Whole: StoryObj = {
  render: (_args, { globals }) => <SectionStory language={languageOf(globals)} Section={Booked} texts={bookedTexts} />,
};
