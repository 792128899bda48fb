import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { LedgerDay } from './ledger-line.tsx';
import { LedgerLine, LedgerSkeleton } from './ledger-line.tsx';

type Lang = Record<string, unknown>;

const signs = (lang: Lang) => ({
  out: say(lang, 'เงินออก', 'Money out'),
  in: say(lang, 'เงินเข้า', 'Money in'),
  cash: say(lang, 'เงินสดเข้า', 'Cash in'),
  bonus: say(lang, 'โบนัส', 'Bonus'),
  pending: say(lang, 'รอ', 'Waiting'),
});
const left = (lang: Lang, sum: string) => say(lang, `เหลือ ${sum}`, `${sum} left`);

const days = (lang: Lang): readonly LedgerDay[] => [
  {
    id: 'today',
    heading: say(lang, 'วันนี้ 08/12/2026', 'Today 08/12/2026'),
    entries: [
      {
        ...{ id: '1', sign: 'out', title: say(lang, 'ค่าส่ง', 'Delivery'), detail: '14:06 · J000-48213' },
        ...{ amount: '−396.45', balance: left(lang, '843.55') },
      },
      {
        ...{ id: '2', sign: 'out', title: say(lang, 'แก้ไขงาน เพิ่ม 1 จุด', 'Job changed, one more stop') },
        ...{ detail: '11:20 · J000-48190', amount: '−40', balance: left(lang, '1,240') },
      },
    ],
  },
  {
    id: '05/12/2026',
    heading: '05/12/2026',
    entries: [
      {
        ...{ id: '3', sign: 'bonus', title: say(lang, 'โบนัสเติมเงิน', 'Top-up bonus'), detail: '09:00 · T000-01187' },
        ...{ amount: '+100', balance: left(lang, '1,280') },
      },
      {
        ...{ id: '4', sign: 'in', title: say(lang, 'เติมเงิน พร้อมเพย์', 'Top-up, PromptPay'), detail: '09:00 · T000-01187' },
        ...{ amount: '+1,000', balance: left(lang, '1,180') },
      },
      {
        ...{ id: '5', sign: 'cash', title: say(lang, 'เงินเก็บปลายทาง', 'Cash on delivery'), detail: '08:30 · J000-47931' },
        ...{ amount: '+180', balance: left(lang, '180') },
      },
    ],
  },
];

const pending = (lang: Lang): LedgerDay => ({
  id: 'pending',
  entries: [
    {
      ...{ id: 'p', sign: 'pending', title: say(lang, 'กำลังเติม ฿3,000', 'Topping up ฿3,000') },
      detail: say(lang, 'พร้อมเพย์ · รอยอดเข้า', 'PromptPay · waiting for the money'),
      end: <Button variant="tint">{say(lang, 'ดู QR', 'See QR')}</Button>,
    },
  ],
});

const label = (lang: Lang) => say(lang, 'กำลังดำเนินการ', 'Under way');

const meta = {
  title: 'Route/LedgerLine',
  component: LedgerLine,
  args: { days: [], signs: signs({}), label: '' },
  argTypes: { days: { control: false }, signs: { control: false }, label: { control: false } },
  parameters: guide({
    aliases: ['ledger', 'transactions', 'history', 'statement', 'ประวัติ', 'ความเคลื่อนไหว'],
    status: 'new',
    use: ['The history of an account: what came, what left and what is left, day by day, the newest first.'],
    avoid: ['For what happened to a delivery: Timeline. For rows to be compared or sorted: Table.'],
    notes: [
      'A ring with an arrow is money out, a filled plus money in, a marigold gift a bonus, so that colour is not the only sign.',
      'Each day is a list with its heading; the line runs through all of them.',
    ],
  }),
} satisfies Meta<typeof LedgerLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card>
        <LedgerLine days={days(globals)} signs={signs(globals)} label={label(globals)} />
      </Card>
    </div>
  ),
};
export const Pending: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card>
        <LedgerLine days={[pending(globals), ...days(globals).slice(0, 1)]} signs={signs(globals)} label={label(globals)} />
      </Card>
    </div>
  ),
};
export const Loading: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Card>
        <LedgerSkeleton label={say(globals, 'กำลังโหลด', 'Loading')} />
      </Card>
    </div>
  ),
};
