import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { TipPickerProps } from './tip-picker.tsx';
import { TipPicker } from './tip-picker.tsx';

type Lang = Record<string, unknown>;

const texts = (lang: Lang) => ({
  label: say(lang, 'ให้ทิปคุณสมชาย', 'Tip for Somchai'),
  hint: say(lang, 'ถึงคนขับเต็มจำนวน หักจากกระเป๋าเงิน', 'All of it goes to the driver, from your wallet'),
  other: say(lang, 'อื่น ๆ', 'Other'),
  otherLabel: say(lang, 'จำนวนเงิน', 'Amount'),
  otherInvalid: say(lang, 'กรุณากรอกตัวเลข 10 ถึง 500 บาท', 'Type 10 to 500 baht'),
});
const parse = (text: string) => {
  const baht = Number(text);
  return baht >= 10 && baht <= 500 ? baht : null;
};

const meta = {
  title: 'Choices/TipPicker',
  component: TipPicker,
  args: {
    amounts: [20, 50, 100],
    value: 50,
    sign: '฿',
    isDisabled: false,
    onChange: () => undefined,
    format: (baht: number) => `฿${baht}`,
    parse,
    texts: texts({ lang: 'th' }),
  },
  argTypes: { texts: { control: false }, format: { control: false }, parse: { control: false } },
  parameters: guide({
    aliases: ['gratuity', 'ทิป'],
    use: ['After a job is done, for a tip. It is the one marigold thing of its view.'],
    avoid: [
      'For amounts that buy something (top-up packages): choice cards.',
      'Chosen beforehand: nobody should tip by oversight.',
    ],
    keyboard: [
      ['Tab', 'one stop for the amounts, then the field of one’s own'],
      ['← → ↑ ↓', 'the next amount'],
    ],
    pattern: 'radio',
    notes: [
      'Radio buttons underneath, named and described by label and hint.',
      'An amount of one’s own is judged when its field is left, and stays as it was typed. Amounts are read and written by functions that are handed in.',
    ],
  }),
} satisfies Meta<typeof TipPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tip({ lang, value: first = null, ...props }: { readonly lang: Lang } & Partial<TipPickerProps>) {
  const [value, setValue] = useState(first);
  return (
    <div className="sw-story-column">
      <TipPicker
        amounts={[20, 50, 100]}
        format={(baht) => `฿${baht}`}
        parse={parse}
        sign="฿"
        {...props}
        texts={{ ...texts(lang), ...props.texts }}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

export const Playground: Story = {
  render: ({ texts: _, onChange: __, ...args }, { globals }) => <Tip key={args.value} {...args} lang={globals} />,
};
export const NothingChosen: Story = { render: (_, { globals }) => <Tip lang={globals} /> };
export const Chosen: Story = { render: (_, { globals }) => <Tip value={50} lang={globals} /> };
export const WithNone: Story = {
  render: (_, { globals }) => <Tip lang={globals} texts={{ ...texts(globals), none: say(globals, 'ไม่ให้', 'None') }} />,
};
export const OwnAmount: Story = { render: (_, { globals }) => <Tip value={35} lang={globals} /> };
export const Disabled: Story = { render: (_, { globals }) => <Tip value={50} isDisabled lang={globals} /> };
export const ManyAmounts: Story = {
  render: (_, { globals }) => <Tip amounts={[10, 20, 50, 100, 200, 1000]} value={1000} lang={globals} />,
};
