import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  args: { caption: '', columns: [], rows: [], ownId: 'gold', ownLabel: '' },
  argTypes: { columns: { control: false }, rows: { control: false } },
  parameters: guide({
    aliases: ['plans', 'tiers', 'comparison', 'ตารางเปรียบเทียบ', 'สิทธิ์ตามระดับ'],
    status: 'new',
    types: { file: 'src/comparison-table/comparison-table.tsx', names: ['ComparedColumn', 'ComparedRow'] },
    use: ['Two to four things side by side, one of which may be the reader’s own.'],
    avoid: ['For rates of many things: RateTable. For rows that are sorted, selected or opened: Table.'],
    notes: ['The own column is highlighted, and its head says so to screen readers.'],
  }),
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = (lang: Lang): Omit<ComparisonTableProps, 'ownId'> => ({
  caption: say(lang, 'สิทธิ์ตามระดับ', 'Benefits of each tier'),
  ownLabel: say(lang, 'ระดับของคุณ', 'Yours'),
  columns: [
    { id: 'silver', title: say(lang, 'ซิลเวอร์', 'Silver') },
    { id: 'gold', title: say(lang, 'โกลด์', 'Gold') },
    { id: 'platinum', title: say(lang, 'แพลทินัม', 'Platinum') },
  ],
  rows: [
    { id: 'back', title: say(lang, 'เงินคืนจากค่าส่ง', 'Cash-back'), cells: ['1%', '2%', '3%'] },
    { id: 'reach', title: say(lang, 'ยอด 2 เดือนที่ต้องถึง', 'Spend of 2 months'), cells: ['฿3,000', '฿10,000', '฿30,000'] },
  ],
});

export const Playground: Story = { render: ({ ownId }, { globals }) => <ComparisonTable {...tableOf(globals)} ownId={ownId} /> };
/** None of them is the reader's. */
export const WithoutOwn: Story = { render: (_, { globals }) => <ComparisonTable {...tableOf(globals)} ownId={null} /> };
