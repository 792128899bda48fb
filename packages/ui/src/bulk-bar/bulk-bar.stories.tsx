import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleX, Copy, Download, ReceiptText } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import type { BulkBarProps } from './bulk-bar.tsx';
import { BulkBar } from './bulk-bar.tsx';

type Lang = Record<string, unknown>;
const total = 1240;
const written = new Intl.NumberFormat('en');

function Live({ lang, ...props }: { readonly lang: Lang } & Partial<BulkBarProps>) {
  const [count, setCount] = useState(props.count ?? 3);
  const done = () => undefined;
  return (
    <>
      <p className="sw-soft">{say(lang, 'แถบนี้อยู่ชิดขอบล่างของรายการ', 'The bar stays at the lower edge of its list.')}</p>
      <BulkBar
        detail={count === 3 ? say(lang, 'รวม ฿278.90', '฿278.90 in all') : undefined}
        all={
          count < total ? { label: say(lang, 'เลือกทั้ง 1,240 งาน', 'Select all 1,240'), onPress: () => setCount(total) } : undefined
        }
        actions={[
          { id: 'again', label: say(lang, 'จองซ้ำ', 'Book again'), icon: Copy, onPress: done },
          { id: 'receipts', label: say(lang, 'ใบเสร็จ', 'Receipts'), icon: ReceiptText, onPress: done },
          { id: 'csv', label: 'CSV', icon: Download, onPress: done },
          { id: 'cancel', label: say(lang, 'ยกเลิก 2 งาน', 'Cancel 2 jobs'), icon: CircleX, onPress: done },
        ]}
        {...props}
        label={props.label || say(lang, 'งานที่เลือก', 'Selected jobs')}
        count={count}
        countText={
          count === 0
            ? say(lang, 'ไม่ได้เลือกงานใด', 'Nothing selected')
            : say(lang, `เลือก ${written.format(count)} งาน`, `${written.format(count)} jobs selected`)
        }
        clearLabel={say(lang, 'เลิกเลือก', 'Clear the selection')}
        onClear={() => setCount(0)}
      />
    </>
  );
}

const meta = {
  title: 'Controls/BulkBar',
  component: BulkBar,
  args: { label: '', count: 3, countText: '', actions: [], clearLabel: '', onClear: () => undefined },
  argTypes: {
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    countText: { control: false },
    clearLabel: { control: false },
    actions: { control: false },
    detail: { control: 'text' },
  },
  parameters: guide({
    aliases: ['bulk actions', 'multi-select bar', 'selection toolbar', 'ทำหลายรายการ', 'เลือกหลายงาน'],
    status: 'new',
    use: ['For what can be done with several rows of a table or list at once, after the first was selected.'],
    avoid: ['For what concerns one row: a button in the row.', 'For the main step of a page: ActionBar.'],
    keyboard: [
      ['Tab', 'goes through the actions'],
      ['Escape', 'inside the bar: clears the selection'],
    ],
    notes: [
      'Keep it mounted. How many are selected is announced, for none too; after clearing, the focus stays at the bar’s place, below the list.',
      'An action that cannot apply to all says to how many it does. "All" means the whole list, not this page.',
    ],
  }),
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label, count }, { globals }) => <Live key={count} lang={globals} label={label} count={count} />,
};
export const WholeList: Story = { render: (_, { globals }) => <Live lang={globals} count={total} /> };
export const NothingSelected: Story = { render: (_, { globals }) => <Live lang={globals} count={0} /> };
