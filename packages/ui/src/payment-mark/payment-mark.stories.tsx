import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { CardBrandMark, type CardBrandMarkProps, CardBrandMarks } from './card-brand-mark.tsx';
import { PromptPayMark } from './promptpay-mark.tsx';

const meta = {
  title: 'Data/PaymentMark',
  component: CardBrandMark,
  args: { brand: 'visa', isDecorative: false },
  argTypes: { brand: { control: 'inline-radio', options: ['visa', 'mastercard', 'jcb', 'other'] } },
  parameters: guide({
    aliases: ['Visa', 'Mastercard', 'JCB', 'card brand', 'PromptPay', 'บัตร', 'พร้อมเพย์'],
    use: ['Beside a card’s last digits, in the field of its number, and above a PromptPay code.'],
    avoid: ['As decoration where nothing is paid.', 'Instead of the name of a way to pay: that is always written, too.'],
    notes: ['White in both themes, as the schemes ask. A screen reader hears the scheme, unless it is written beside the mark.'],
  }),
} satisfies Meta<CardBrandMarkProps>;
export default meta;
type Story = StoryObj<CardBrandMarkProps>;

export const Playground: Story = {};
export const AllCards: Story = { render: () => <CardBrandMarks brands={['visa', 'mastercard', 'jcb', 'other']} /> };
export const PromptPay: Story = {
  render: (_, { globals }) => <PromptPayMark name={say(globals, 'พร้อมเพย์', 'PromptPay')} />,
};
