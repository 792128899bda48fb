import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Card } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { RateTable, type RateTableProps } from './rate-table.tsx';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/RateTable',
  component: RateTable,
  args: { caption: '', rowsTitle: '', columns: [], rows: [], kind: 'card' },
  argTypes: { columns: { control: false }, rows: { control: false }, ownTitle: { control: false } },
  parameters: guide({
    aliases: ['price table', 'tariff', 'rate card', 'comparison', 'ตารางราคา', 'อัตราค่าบริการ'],
    status: 'new',
    types: { file: 'src/rate-table/rate-table.tsx', names: ['RateRow', 'RateCell'] },
    use: ['Rates of a few things side by side, perhaps with a last column of the reader’s own figures.'],
    avoid: ['For rows that are sorted, selected or opened, or of which there are many: Table.'],
    keyboard: [
      ['Tab', 'On a phone, goes to each row’s button.'],
      ['Enter, Space', 'Opens the columns that a phone has no room for.'],
    ],
    notes: [
      'On a phone the first column and the own one stay; a press anywhere on a row opens the others below it.',
      'The figures of the own column are marked busy while new ones are on their way. Announce the new ones where they are asked for.',
    ],
  }),
} satisfies Meta<typeof RateTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = (lang: Lang): RateTableProps => ({
  caption: say(lang, 'ค่าส่งด่วนของรถแต่ละแบบ', 'Express rates of each vehicle'),
  rowsTitle: say(lang, 'รถ', 'Vehicle'),
  columns: [
    say(lang, 'ค่าเริ่มต้น', 'Base fare'),
    say(lang, 'กม. ถัดไป', 'Next km'),
    say(lang, 'ระยะไกล', 'Long distance'),
    say(lang, 'เพิ่มจุดส่ง', 'Extra stop'),
  ],
  rows: [
    { id: 'motorcycle', th: 'มอเตอร์ไซค์', en: 'Motorcycle', kg: 20, figures: ['฿48', '฿8.50', '฿7.50', '฿30'], own: '฿93.22' },
    { id: 'car', th: 'รถเก๋ง', en: 'Car', kg: 100, figures: ['฿120', '฿11', '฿9.50', '฿40'], own: '฿156.52' },
  ].map(({ id, th, en, kg, figures, own }) => ({
    id,
    title: say(lang, th, en),
    detail: say(lang, `ไม่เกิน ${kg} กก.`, `up to ${kg} kg`),
    phoneDetail: say(lang, `กม. ถัดไป ${figures[1]}`, `next km ${figures[1]}`),
    cells: figures.map((value) => ({ value, note: say(lang, 'ต่อหน่วย', 'per unit') })),
    own,
    more: say(lang, `ดูอัตราอื่นของ${th}`, `Other rates of ${en}`),
  })),
});
const ownTitle = (lang: Lang) => (
  <>
    {say(lang, 'เส้นทางของคุณ', 'Your route')}
    <br />
    {say(lang, '6.32 กม.', '6.32 km')}
  </>
);

/** With the reader’s own figures. */
export const Playground: Story = {
  render: ({ kind }, { globals }) => <RateTable {...tableOf(globals)} kind={kind} ownTitle={ownTitle(globals)} />,
};
/** Nothing of the reader’s own is known. */
export const WithoutOwn: Story = { render: (_, { globals }) => <RateTable {...tableOf(globals)} /> };
/** The own figures are on their way. */
export const OwnLoading: Story = {
  render: (_, { globals }) => {
    const { rows, ...table } = tableOf(globals);
    return (
      <RateTable
        {...table}
        isBusy
        ownTitle={ownTitle(globals)}
        rows={rows.map((row) => ({ ...row, own: <Skeleton width="64px" /> }))}
      />
    );
  },
};
/** In a card, with figures that are what the card is about. */
export const Plain: Story = {
  render: (_, { globals }) => {
    const { columns, rows, ...table } = tableOf(globals);
    return (
      <Card padding="large">
        <RateTable
          {...table}
          kind="plain"
          columns={columns.slice(0, 2)}
          rows={rows.map(({ id, title, cells }) => ({ id, title, cells: cells.slice(0, 2) }))}
        />
      </Card>
    );
  },
};
