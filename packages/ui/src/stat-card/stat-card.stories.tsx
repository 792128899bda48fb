import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Grid } from '../layout/grid.tsx';
import { StatCard } from './stat-card.tsx';

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  args: { label: '', value: '฿3,284.50' },
  argTypes: { label: { control: 'text' }, change: { control: false }, children: { control: false } },
  parameters: guide({
    aliases: ['kpi', 'metric', 'number tile', 'statistic', 'ตัวเลขสำคัญ', 'ยอดรวม'],
    status: 'new',
    use: ['One number that people come to see: what was spent this week, how many deliveries arrived on time.'],
    avoid: ['For more than four of them: a table. For a sum and its parts: NumberBreakdown.'],
    notes: ['The comparison is in words; the arrow only repeats it. A number that is not known is a dash, never a zero.'],
  }),
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, value }, { globals }) => (
    <div className="sw-story-column">
      <StatCard
        label={label || say(globals, 'ค่าส่งสัปดาห์นี้', 'Spent this week')}
        value={value}
        change={{ direction: 'down', text: say(globals, 'น้อยกว่าสัปดาห์ก่อน ฿618.25', '฿618.25 less than last week') }}
      />
    </div>
  ),
};
export const InGrid: Story = {
  render: (_, { globals }) => (
    <Grid partWidth="medium">
      <StatCard
        label={say(globals, 'ค่าส่งสัปดาห์นี้', 'Spent this week')}
        value="฿3,284.50"
        change={{ direction: 'down', text: say(globals, 'น้อยกว่าสัปดาห์ก่อน ฿618.25', '฿618.25 less than last week') }}
      />
      <StatCard
        label={say(globals, 'งานที่ส่งแล้ว', 'Deliveries')}
        value="42"
        change={{ direction: 'up', text: say(globals, 'มากกว่าสัปดาห์ก่อน 6 งาน', '6 more than last week') }}
      />
      <StatCard label={say(globals, 'คะแนนเฉลี่ยของคนขับ', 'Average rating of drivers')} />
      <StatCard
        label={say(globals, 'ยอดในกระเป๋าเงิน', 'Wallet balance')}
        loadingLabel={say(globals, 'กำลังโหลดยอดเงิน', 'Loading the balance')}
      />
    </Grid>
  ),
};
