import { CardRefused, type CardVault } from '@songwai/core/payments/card';
import { guide } from '@songwai/ui/tests/component-guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '../../../tests/story-language.ts';
import { Surface } from '../../../tests/surface.tsx';
import { CardForm, type CardFormProps } from './card-form.tsx';

const meta: Meta = {
  title: 'Payments/CardForm',
  component: CardForm,
  parameters: guide({
    aliases: ['credit card', 'Visa', 'Mastercard', 'JCB', 'CVV', 'บัตรเครดิต', 'เพิ่มบัตร'],
    use: ['To add a card: in the settings, and where a payment is chosen.'],
    avoid: ['To change a saved card: only its holder and expiry can be changed.', 'Inside another form.'],
    keyboard: [
      ['Tab', 'number, expiry, CVV and its help, holder, default, save'],
      ['Enter', 'saves'],
    ],
    notes: [
      'A field is checked when it is left; saving checks all and goes to the first that is wrong.',
      'The CVV is dots as soon as it is left. The number is in this form only, and forgotten with it.',
      'What was typed stays when a card is refused.',
    ],
  }),
};
export default meta;

const vault: CardVault = { createToken: () => Promise.resolve('tokn_test_1') };
const face =
  (props: Partial<CardFormProps> = {}): NonNullable<StoryObj['render']> =>
  (_args, { globals }) => (
    <Surface language={languageOf(globals)}>
      <div className="sw-surface__part">
        <CardForm vault={vault} onToken={() => Promise.resolve()} {...props} />
      </div>
    </Surface>
  );
const fill =
  (number: string, expiry: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/หมายเลขบัตร|Card number/), number);
    await userEvent.type(await canvas.findByLabelText(/หมดอายุ|Expiry date/), expiry);
    await userEvent.type(await canvas.findByLabelText('CVV'), '123');
    await userEvent.type(await canvas.findByLabelText(/ชื่อบนบัตร|Name on the card/), 'PIMCHANOK SRIAREE');
    await userEvent.click(await canvas.findByRole('button', { name: /บันทึกบัตร|Save the card/ }));
  };

export const Playground: StoryObj = { render: face() };
/** The first card becomes the default one by itself. */
export const First: StoryObj = { render: face({ asksDefault: false }) };
/** A mistyped number and an expired card: each field says what to do. */
export const Wrong: StoryObj = { render: face(), play: fill('4242424242424241', '0324') };
/** The token is being made. */
export const Busy: StoryObj = {
  render: face({ vault: { createToken: () => new Promise<never>(() => undefined) } }),
  play: fill('5105105105105100', '0829'),
};
/** The issuer says no. */
export const Refused: StoryObj = {
  render: face({ vault: { createToken: () => Promise.reject(new CardRefused('declined')) } }),
  play: fill('4111111111150002', '0829'),
};
