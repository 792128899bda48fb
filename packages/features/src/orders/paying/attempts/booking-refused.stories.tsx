import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFixtureGateway, refusal } from '../../../../tests/fixture-gateway.ts';
import { storyWays } from '../../../../tests/orders/story-ways.tsx';
import { Part } from '../../../../tests/part.tsx';
import { languageOf } from '../../../../tests/story-language.ts';
import { BookingRefused } from './booking-refused.tsx';

const meta: Meta = {
  title: 'Order/Booking refused',
  component: BookingRefused,
  parameters: guide({
    aliases: ['declined', 'open amounts', 'not enough money', 'จ่ายไม่ผ่าน'],
    use: ['A booking that money stands in the way of: what it is, that nothing was charged, and the way on.'],
    avoid: ['Any other refusal: the order’s own notice says it.'],
    keyboard: [['Escape', 'Closes the sheet of open amounts; the notice leads back to it.']],
  }),
};
export default meta;

type Face = StoryObj;

const { transport } = createFixtureGateway({
  '/payment/open': () => ({
    responseCode: 200,
    responseDesc: '',
    amounts: [{ jobId: 'J00048213', amount: 65, descTh: 'ยกเลิกหลังคนขับถึงจุดรับ', descEn: 'Cancelled after the driver arrived' }],
  }),
});

const face = (reply: Record<string, unknown>): Face => ({
  render: (_args, { globals }) => (
    <Part language={languageOf(globals)} state={{}}>
      {() => (
        <BookingRefused
          error={refusal(422, { field: 'paymentType', reply })}
          ways={storyWays({}, transport)}
          onOtherWay={() => undefined}
          onBook={() => undefined}
        />
      )}
    </Part>
  ),
});

/** The bank said no at once. */
export const CardDeclined: Face = face({ reason: 'card_declined', failure: 'declined' });

/** Another order was paid from the wallet meanwhile. */
export const WalletShort: Face = face({ reason: 'wallet_short', missing: 226.45 });

/** What is open from earlier jobs is paid first. */
export const OpenAmounts: Face = {
  ...face({ reason: 'open_amounts' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/J000-48213/);
  },
};
