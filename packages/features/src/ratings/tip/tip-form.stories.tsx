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
      'A wallet with too little in it stays in the list, and says so.',
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
          walletSatang={84_355}
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
export const Short: StoryObj = { render: face({ walletSatang: 50 }) };
/** By the rating link: no wallet. */
export const ByLink: StoryObj = { render: face({ methods: ['promptpay', 'card'], walletSatang: null, cardText: null }) };
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
