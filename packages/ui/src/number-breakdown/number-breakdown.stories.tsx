import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { BreakdownLine, NumberBreakdownProps } from './number-breakdown.tsx';
import { NumberBreakdown } from './number-breakdown.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/NumberBreakdown',
  component: NumberBreakdown,
  args: { isUpdating: false },
  parameters: guide({
    types: { file: 'src/number-breakdown/number-breakdown.tsx', names: ['BreakdownLine'] },
    aliases: ['price details', 'receipt', 'summary', 'total', 'รายละเอียดราคา', 'ยอดรวม'],
    use: [
      'Wherever a sum is shown that is made of parts: a price, a top-up with its bonus, an invoice.',
      'One tap away from the sum, in a popover or a sheet; in full where money is paid.',
    ],
    avoid: ['For rows that are compared or sorted: a table.', 'For one number: write it.'],
    notes: [
      'A list of terms: a screen reader hears each label with its value, the total last.',
      'What makes the total smaller carries its minus and is green; the colour alone says nothing.',
      'The values come formatted, with the same number of decimals in all lines.',
    ],
  }),
} satisfies Meta<NumberBreakdownProps>;
export default meta;
type Story = StoryObj<NumberBreakdownProps>;

const linesIn = (lang: Lang): readonly BreakdownLine[] => [
  {
    id: 'fare',
    label: say(lang, 'ค่าระยะทาง', 'Distance'),
    detail: say(lang, 'รถยนต์ 18.40 กม.', 'Car, 18.40 km'),
    value: '฿284.30',
  },
  { id: 'stops', label: say(lang, 'เพิ่ม 1 จุด', '1 extra stop'), value: '฿40.00' },
  { id: 'cod', label: say(lang, 'เก็บเงินปลายทาง', 'Cash on delivery'), value: '฿142.15' },
];
const totalIn = (lang: Lang) => ({ label: say(lang, 'รวมสุทธิ', 'Total'), value: '฿466.45' });

const story = (propsIn: (lang: Lang) => Partial<NumberBreakdownProps>): Story => ({
  render: (args, { globals }) => (
    <div className="sw-story-column">
      <Card>
        <NumberBreakdown {...args} lines={linesIn(globals)} total={totalIn(globals)} {...propsIn(globals)} />
      </Card>
    </div>
  ),
});

export const Playground: Story = story(() => ({}));

export const WithTitle: Story = story((lang) => ({
  title: say(lang, 'รายละเอียดราคา', 'Price breakdown'),
  end: <IconButton icon={X} label={say(lang, 'ปิด', 'Close')} />,
}));

export const Savings: Story = story((lang) => ({
  lines: [
    ...linesIn(lang),
    {
      id: 'promo',
      label: say(lang, 'ส่วนลด', 'Discount'),
      detail: say(lang, 'โค้ด SONGWAI20 ลด 20 บาท', 'Code SONGWAI20, ฿20 off'),
      value: '−฿20.00',
      tone: 'saving',
    },
    { id: 'credit', label: say(lang, 'เครดิตฟรี', 'Free credit'), value: '−฿50.00', tone: 'saving' },
  ],
  total: { label: say(lang, 'รวมสุทธิ', 'Total'), detail: say(lang, 'จ่ายจากกระเป๋าเงิน', 'Paid from your wallet'), value: '฿396.45' },
}));

export const NothingToPay: Story = story((lang) => ({
  lines: [
    { id: 'fare', label: say(lang, 'ค่าระยะทาง', 'Distance'), value: '฿48.00' },
    { id: 'credit', label: say(lang, 'เครดิตฟรี', 'Free credit'), value: '−฿48.00', tone: 'saving' },
  ],
  total: { label: say(lang, 'รวมสุทธิ', 'Total'), value: '฿0.00' },
}));

export const Updating: Story = story(() => ({ isUpdating: true }));

export const LongText: Story = story((lang) => ({
  lines: [
    {
      id: 'night',
      label: say(
        lang,
        'ค่าบริการช่วงกลางคืนและวันหยุดนักขัตฤกษ์ตามประกาศของบริษัท',
        'Night and public-holiday surcharge as announced by the company',
      ),
      detail: say(lang, '22:00–05:00 คิดเพิ่มร้อยละ 15 ของค่าระยะทาง', '22:00–05:00, 15 % on top of the distance'),
      value: '฿1,042.65',
    },
    ...linesIn(lang),
  ],
  total: { label: say(lang, 'รวมสุทธิ', 'Total'), value: '฿1,509.10' },
}));
