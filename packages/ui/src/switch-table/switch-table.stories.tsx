import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { SwitchTable, type SwitchTableProps } from './switch-table.tsx';

type Lang = Record<string, unknown>;

const columnsOf = (lang: Lang) => [
  { id: 'web', label: say(lang, 'เว็บ', 'Web') },
  { id: 'mail', label: say(lang, 'อีเมล', 'Email') },
  { id: 'sms', label: 'SMS' },
];

/** The switches of three events; the last one is always on, and has no SMS. */
const start = { underway: 'web sms', delivered: 'web mail', cancelled: 'web' } as const;

function Live({ lang, isWithLine, problem }: { readonly lang: Lang; readonly isWithLine?: boolean; readonly problem?: string }) {
  const [on, setOn] = useState<Readonly<Record<string, string>>>(start);
  const names: Readonly<Record<string, string>> = {
    underway: say(lang, 'คนขับรับงาน ถึงจุดรับ', 'A driver is found, the parcel is picked up'),
    delivered: say(lang, 'ส่งถึงแต่ละจุด', 'Delivered at each stop'),
    cancelled: say(lang, 'งานถูกยกเลิก', 'A delivery is cancelled'),
  };
  const columns = [...columnsOf(lang), ...(isWithLine ? [{ id: 'line', label: 'LINE' }] : [])];
  const rows: SwitchTableProps['rows'] = Object.entries(on).map(([id, channels]) => ({
    id,
    label: names[id],
    detail: id === 'cancelled' ? say(lang, 'ส่งเสมอทางเว็บ', 'Always on the web') : undefined,
    problem: id === 'delivered' ? problem : undefined,
    cells: columns
      .filter((column) => id !== 'cancelled' || column.id !== 'sms')
      .map((column) => ({
        columnId: column.id,
        label: `${names[id]} · ${column.label}`,
        isOn: channels.includes(column.id),
        lockedText: id === 'cancelled' && column.id === 'web' ? say(lang, 'ส่งเสมอ', 'Always sent') : undefined,
      })),
  }));
  return (
    <SwitchTable
      title={say(lang, 'งานส่งของ', 'Deliveries')}
      {...{ columns, rows }}
      noneLabel={(column) => say(lang, `ไม่มีทาง ${column}`, `Not by ${column}`)}
      onChange={(row, column, isOn) =>
        setOn((all) => ({ ...all, [row]: isOn ? `${all[row]} ${column}` : (all[row] ?? '').replace(column, '') }))
      }
    />
  );
}

const meta = {
  title: 'Fields/SwitchTable',
  component: SwitchTable,
  args: { title: '', columns: [], rows: [], noneLabel: () => '', onChange: () => undefined },
  argTypes: { title: { control: 'text' }, columns: { control: false }, rows: { control: false } },
  parameters: guide({
    aliases: ['matrix', 'notification settings', 'ตารางสวิตช์', 'ช่องทางแจ้งเตือน'],
    status: 'new',
    types: { file: 'src/switch-table/switch-table.tsx', names: ['SwitchRow', 'SwitchCell'] },
    use: ['For several settings that exist in the same two to four forms: what is announced by which channel.'],
    avoid: ['For one setting: the switch. For rows with more than switches: the table.'],
    keyboard: [
      ['Tab', 'goes from switch to switch, row by row'],
      ['Space', 'turns it on or off'],
    ],
    pattern: 'table',
    notes: [
      'A table with heads of rows and columns; each switch has its whole name.',
      'A cell without a switch has a dash, and says that there is none. A switch that is always on says why.',
      'Where it is narrow the name of a row stands above its switches, which stay below the names of the columns.',
    ],
  }),
} satisfies Meta<typeof SwitchTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} />
    </div>
  ),
};
export const FourColumns: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} isWithLine />
    </div>
  ),
};
export const NotSaved: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} problem={say(globals, 'ยังไม่ได้บันทึก คืนค่าเดิมแล้ว', 'Not saved: it is as it was before')} />
    </div>
  ),
};
