import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { gatewayDown } from '../../../tests/fixture-gateway.ts';
import { tipPayment } from '../../../tests/ratings/tip-payment.ts';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { TipForm, type TipFormProps } from './tip-form.tsx';

const meta: Meta = {
  title: 'Ratings/TipForm',
  component: TipForm,
  parameters: guide({
    aliases: ['tip', 'gratuity', 'ทิป'],
    use: ['After a completed job: on its page, and with the rating.'],
    avoid: ['Before the delivery is completed.'],
    keyboard: [
      ['Tab', 'amount, own amount, way to pay, tip'],
      ['← →', 'from one amount or way to pay to the next'],
    ],
    notes: [
      'A press tips once: without an answer it is repeated with its key.',
      'A wallet with too little in it stays in the list, and says so; so does bonus, which pays for deliveries alone.',
      'What may still be tipped is told before an amount is chosen.',
    ],
  }),
};
export default meta;

const face =
  (props: Partial<TipFormProps> = {}): NonNullable<StoryObj['render']> =>
  (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <TipForm
          driverName="สมชาย"
          methods={['wallet', 'card', 'promptpay']}
          wallet={{ allSatang: 84_355, tippableSatang: 84_355 }}
          room={{ leftBaht: 1000, limit: 'job' }}
          cardText="Visa •••• 4242"
          send={async () => ({ payment: null, walletSatang: 79_355 })}
          newGuid={() => 'story-tip'}
          renderPayment={({ reference }) => <p>{reference}</p>}
          renderCard={(label) => <p>{label}</p>}
          {...props}
        />
      </div>
    </Surface>
  );
const tip: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: '฿50' }));
  await userEvent.click(await canvas.findByRole('button', { name: /฿50/ }));
};

export const Playground: StoryObj = { render: face() };
/** Less in the wallet than any tip. */
export const Short: StoryObj = { render: face({ wallet: { allSatang: 50, tippableSatang: 50 } }) };
/** Most of the wallet is bonus, which pays for deliveries alone. */
export const Bonus: StoryObj = { render: face({ wallet: { allSatang: 84_355, tippableSatang: 3_000 } }), play: tip };
/** A second tip of a job that has most of its tips. */
export const LittleLeft: StoryObj = { render: face({ room: { leftBaht: 60, limit: 'job' } }) };
/** Nothing may be tipped any more. */
export const Full: StoryObj = { render: face({ room: { leftBaht: 0, limit: 'count' } }) };
/** By the rating link: no wallet. */
export const ByLink: StoryObj = { render: face({ methods: ['promptpay', 'card'], wallet: null, cardText: null }) };
export const Done: StoryObj = { render: face(), play: tip };
export const Paying: StoryObj = {
  render: face({ send: async () => ({ payment: tipPayment, walletSatang: null }) }),
  play: tip,
};
export const Declined: StoryObj = {
  render: face({ send: async () => ({ payment: { ...tipPayment, state: 'failed' }, walletSatang: null }) }),
  play: tip,
};
export const Unanswered: StoryObj = {
  render: face({
    send: () => {
      throw gatewayDown();
    },
  }),
  play: tip,
};
