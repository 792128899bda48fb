import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { FeeList } from './fee-list.tsx';

const meta = {
  title: 'Data/FeeList',
  component: FeeList,
  args: { items: [], columns: 1 },
  argTypes: { items: { control: false } },
  parameters: guide({
    aliases: ['surcharges', 'extras', 'fees', 'ค่าบริการเสริม', 'ค่าธรรมเนียม'],
    status: 'new',
    types: { file: 'src/fee-list/fee-list.tsx', names: ['Fee'] },
    use: ['What costs extra, with the fee in words or figures, to be read.'],
    avoid: ['For the lines of one price: NumberBreakdown. For what is known about one thing: DescriptionList.'],
    notes: ['Each item is read as its name, its fee and its note.'],
  }),
} satisfies Meta<typeof FeeList>;
export default meta;
type Story = StoryObj<typeof meta>;

const feesOf = (lang: Record<string, unknown>) => [
  {
    id: 'cod',
    title: say(lang, 'เก็บเงินปลายทาง (COD)', 'Cash on delivery'),
    fee: say(lang, '+50% ของค่าส่ง', '+50% of the fare'),
    note: say(lang, 'คิดไม่เกิน ฿200', 'at most ฿200'),
  },
  { id: 'cheque', title: say(lang, 'นำเช็คเข้าธนาคาร', 'Cheque deposit'), fee: '฿40' },
  { id: 'insurance', title: say(lang, 'ประกันสินค้า', 'Insurance'), fee: say(lang, 'ฟรี', 'Free') },
];
const nameOf = (lang: Record<string, unknown>) => say(lang, 'บริการเสริม', 'Extras');

export const Playground: Story = {
  render: ({ columns }, { globals }) => <FeeList label={nameOf(globals)} items={feesOf(globals)} columns={columns} />,
};
export const TwoColumns: Story = {
  render: (_, { globals }) => <FeeList label={nameOf(globals)} items={feesOf(globals)} columns={2} />,
};
