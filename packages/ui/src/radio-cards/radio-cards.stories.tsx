import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, FileText, Wallet } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Icon } from '../icon/icon.tsx';
import type { RadioCardsProps } from './radio-cards.tsx';
import { RadioCards } from './radio-cards.tsx';

type Lang = Record<string, unknown>;

/** A parcel on the floor of the slot, in the given size. */
function ParcelDrawing({ width, height }: { readonly width: number; readonly height: number }) {
  const left = 48 - width / 2;
  const top = 44 - height;
  return (
    <svg
      viewBox="0 0 96 48"
      fill="var(--songwai-brand-tint)"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x={left} y={top} width={width} height={height} rx={2} />
      <path d={`M48 ${top}v${height * 0.45}`} />
      <path d="M12 44h72" strokeLinecap="round" />
    </svg>
  );
}

const parcels = (lang: Lang) =>
  [
    ['s', say(lang, 'ซองเอกสาร', 'Envelope'), '฿35', 26, 12],
    ['m', say(lang, 'กล่องเล็ก', 'Small box'), '฿48', 30, 22],
    ['l', say(lang, 'กล่องกลาง', 'Medium box'), '฿72', 42, 30],
    ['xl', say(lang, 'กล่องใหญ่', 'Large box'), '฿120', 54, 38],
    ['flat', say(lang, 'ของแบน', 'Flat goods'), '฿90', 66, 14],
    ['long', say(lang, 'ของยาวกว่าสองเมตร', 'Over two metres'), '฿260', 70, 10],
  ] as const;

function Parcels({
  lang,
  start = 'm',
  ...look
}: { readonly lang: Lang; readonly start?: string | null } & Partial<RadioCardsProps<string>>) {
  const [value, setValue] = useState(start);
  return (
    <div className="sw-story-column">
      <RadioCards
        {...look}
        label={look.label || say(lang, 'ขนาดของ', 'Size')}
        value={value}
        onChange={setValue}
        options={parcels(lang).map(([kind, label, detail, width, height]) => ({
          value: kind,
          label,
          detail,
          drawing: <ParcelDrawing width={width} height={height} />,
          isDisabled: kind === 'long',
        }))}
      />
    </div>
  );
}

function Payment({ lang, start = 'cash' }: { readonly lang: Lang; readonly start?: string | null }) {
  const [value, setValue] = useState(start);
  return (
    <div className="sw-story-column">
      <RadioCards
        layout="list"
        label={say(lang, 'วิธีจ่าย', 'Payment')}
        value={value}
        onChange={setValue}
        options={[
          { value: 'wallet', label: say(lang, 'กระเป๋าเงิน', 'Wallet'), detail: '฿1,240', drawing: <Icon icon={Wallet} /> },
          { value: 'cash', label: say(lang, 'เงินสดปลายทาง', 'Cash'), drawing: <Icon icon={Banknote} /> },
          {
            value: 'invoice',
            label: say(lang, 'ใบแจ้งหนี้รายเดือนถึงฝ่ายบัญชีของบริษัท', 'Monthly invoice to the company’s accounts team'),
            detail: say(lang, 'รออนุมัติ', 'Awaiting approval'),
            drawing: <Icon icon={FileText} />,
            isDisabled: true,
          },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Choices/RadioCards',
  component: RadioCards<string>,
  args: { label: '', value: 'm', onChange: () => undefined, options: [], layout: 'grid', isBusy: false },
  argTypes: {
    isBusy: { control: 'boolean' },
    layout: { control: 'inline-radio', options: ['grid', 'strip', 'list'] },
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    options: { control: false },
    value: { control: false },
  },
  parameters: guide({
    types: { file: 'src/radio-cards/radio-cards.tsx', names: ['RadioCard'] },
    aliases: ['radio button', 'option cards', 'ตัวเลือก'],
    use: [
      'For one of two to eight things that differ in more than a word: a drawing, a price, a size.',
      '`grid` on a panel, `strip` where the height is scarce (a phone), `list` for icons with a word or two.',
    ],
    avoid: [
      'For words alone: choice chips or segmented tabs.',
      'For more than eight: Select.',
      'For several at once: chips or checkboxes.',
    ],
    keyboard: [
      ['Tab', 'reaches the chosen card, or the first one'],
      ['← → ↑ ↓', 'choose the next one that can be had'],
      ['Space', 'chooses where nothing is chosen yet'],
    ],
    pattern: 'radio',
    notes: [
      'Native radio buttons with the card as their label: the price is read with the name. A tap anywhere on a card is a tap on its button.',
      'While details are worked out again (`isBusy`) they stay and fade, and the group says that it is busy.',
      'Chosen is told by an edge, a dot and weight, not by colour alone; in forced colours by a thicker edge.',
    ],
  }),
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, layout, isBusy }, { globals }) => <Parcels lang={globals} label={label} layout={layout} isBusy={isBusy} />,
};
export const NothingChosen: Story = { render: (_, { globals }) => <Parcels lang={globals} start={null} /> };
export const Strip: Story = { render: (_, { globals }) => <Parcels lang={globals} layout="strip" /> };
export const Busy: Story = { render: (_, { globals }) => <Parcels lang={globals} isBusy /> };
export const List: Story = { render: (_, { globals }) => <Payment lang={globals} /> };
export const ListNothingChosen: Story = { render: (_, { globals }) => <Payment lang={globals} start={null} /> };
