import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CellSuggestions } from './cells/cell-suggestions.tsx';
import type { DataGridProps } from './data-grid.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataGridHandle, GridColumn, GridEdit, GridRow } from './grid-model.ts';

type Lang = Record<string, unknown>;

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid,
  args: {
    label: '',
    columns: [],
    rows: [],
    onEdit: () => undefined,
    texts: { number: '', undone: '', redone: '', copied: '', pasted: () => '' },
    enterGoesTo: 'next-problem',
  },
  argTypes: {
    enterGoesTo: { control: 'inline-radio', options: ['below', 'next-problem'] },
    label: { control: false },
    columns: { control: false },
    rows: { control: false },
    texts: { control: false },
    empty: { control: false },
    handle: { control: false },
    rowAction: { control: false },
    cellAction: { control: false },
    renderEditor: { control: false },
  },
  parameters: guide({
    types: { file: 'src/data-grid/grid-model.ts', names: ['GridColumn', 'GridRow', 'GridEdit', 'GridEditor', 'DataGridHandle'] },
    aliases: ['spreadsheet', 'excel', 'editable table', 'data grid', 'bulk edit', 'ตารางแก้ไขได้', 'สเปรดชีต'],
    status: 'new',
    use: ['To check and mend many rows of a file: some hundred rows of up to ten short values.'],
    avoid: [
      'To read or to compare: Table. For a few values: a form.',
      'On a phone: cards with the fields that have to be mended.',
    ],
    pattern: 'grid',
    keyboard: [
      ['Arrow keys', 'go from cell to cell; with Ctrl to the first or last one'],
      ['Home, End', 'the first and last cell of the row; with Ctrl of the grid'],
      ['PageUp, PageDown', 'go by as many rows as are seen'],
      ['Enter, F2, Space', 'open the cell; typing replaces its value'],
      ['Enter in an open cell', 'stores it and goes to the cell below, or to the next one with a problem'],
      ['Arrow keys in a cell with suggestions', 'go to one; Enter takes it, Escape closes them'],
      ['Tab', 'goes through the cells of the row, then out of the grid; in an open cell it stores it'],
      ['Escape', 'brings back the former value'],
      ['Delete', 'empties the cell'],
      ['Ctrl + C, X, V', 'copy or cut the cell; paste a block from a spreadsheet from this cell on'],
      ['Ctrl + Z, Ctrl + Y', 'undo and redo an edit or a whole paste'],
    ],
    notes: [
      'Rows beyond the visible ones are not in the page; each says which of how many it is.',
      'A problem is read as the description of its cell. Undoing, copying and pasting are announced.',
      'Letters of Ctrl + Z and Ctrl + Y are found by their place on the keyboard, so they work on a Thai layout too.',
    ],
  }),
} satisfies Meta<DataGridProps>;
export default meta;
type Story = StoryObj<DataGridProps>;

const columnsIn = (lang: Lang): readonly GridColumn[] => [
  {
    id: 'name',
    title: say(lang, 'ชื่อผู้รับ', 'Receiver'),
    note: 'B',
    placeholder: say(lang, 'กรอกชื่อ', 'Enter a name'),
    width: '180px',
  },
  { id: 'phone', title: say(lang, 'เบอร์โทร', 'Phone'), note: 'C', inputMode: 'tel', width: '180px' },
  { id: 'address', title: say(lang, 'ที่อยู่', 'Address'), note: 'D', width: '2fr' },
  { id: 'remark', title: say(lang, 'หมายเหตุ', 'Remark'), note: 'E' },
];

const moreColumnsIn = (lang: Lang): readonly GridColumn[] => [
  ...columnsIn(lang),
  { id: 'parcel', title: say(lang, 'ของที่ส่ง', 'Parcel'), note: 'F' },
  { id: 'collect', title: say(lang, 'เก็บเงิน', 'Collect'), note: 'G', inputMode: 'decimal', width: '120px' },
  { id: 'reference', title: say(lang, 'เลขอ้างอิง', 'Reference'), note: 'H', width: '140px', isReadOnly: true },
  { id: 'group', title: say(lang, 'กลุ่ม', 'Group'), note: 'I', width: '110px' },
];

const names = ['คุณจิราพร', 'คุณสมหญิง', 'คุณวีระ', 'คุณเอกชัย', 'คุณปิ่น', 'คุณนุ่น'];
const streets = ['88/12 ซ.อารีย์ 2 พญาไท', '19 ถ.พระราม 9 ห้วยขวาง', '57 ซ.ทองหล่อ 13 วัฒนา', '12 ซ.สุขุมวิท 49 วัฒนา'];

const bulk = (count: number, hasProblems: boolean): readonly GridRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `row-${index}`,
    number: index + 2,
    cells: [
      hasProblems && index % 9 === 4 ? '' : (names[index % names.length] ?? ''),
      hasProblems && index % 9 === 1 ? '081 234 56' : `08${index % 10} 410 ${String(1000 + index).slice(-4)}`,
      hasProblems && index % 9 === 7 ? 'รพ.' : (streets[index % streets.length] ?? ''),
      index % 3 === 0 ? 'ฝากไว้ที่ รปภ.' : '',
      'กล่องเล็ก',
      index % 5 === 0 ? '350' : '',
      `A-${1000 + index}`,
      'เช้า',
    ],
  }));

const checkIn = (lang: Lang, row: GridRow): GridRow => {
  const [name = '', phone = '', address = ''] = row.cells;
  const digits = phone.replaceAll(/\D/g, '').length;
  const problems = [
    name === '' ? say(lang, 'ยังไม่มีชื่อผู้รับ', 'The receiver’s name is missing') : null,
    digits === 10 ? null : say(lang, 'เบอร์ไม่ครบ 10 หลัก', 'The number does not have 10 digits'),
    address.length > 5 ? null : say(lang, 'สั้นเกินไป หาที่ไม่พบ', 'Too short to be found'),
  ];
  return problems.some(Boolean) ? { ...row, problems } : { key: row.key, number: row.number, cells: row.cells };
};

const withEdits = (columns: readonly GridColumn[], row: GridRow, edits: readonly GridEdit[]): GridRow => {
  const own = edits.filter(({ rowKey }) => rowKey === row.key);
  if (own.length === 0) return row;
  const cells = columns.map(({ id }, index) => own.findLast(({ columnId }) => columnId === id)?.value ?? row.cells[index] ?? '');
  return { ...row, cells };
};

interface LiveProps extends Partial<DataGridProps> {
  readonly lang: Lang;
  readonly count: number;
  readonly hasProblems?: boolean;
  readonly isWide?: boolean;
}

function Live({ lang, count, hasProblems = false, isWide = false, ...props }: LiveProps) {
  const columns = useMemo(() => (isWide ? moreColumnsIn(lang) : columnsIn(lang)), [lang, isWide]);
  const [rows, setRows] = useState(() => bulk(count, hasProblems).map((row) => checkIn(lang, row)));
  const grid = useRef<DataGridHandle>(null);
  const handleEdit = (edits: readonly GridEdit[]) =>
    setRows((before) =>
      before.map((row) => {
        const next = withEdits(columns, row, edits);
        return next === row ? row : checkIn(lang, next);
      }),
    );
  const rowAction = useMemo(
    () => ({
      title: say(lang, 'ลบ', 'Remove'),
      icon: Trash2,
      label: ({ number }: GridRow) => say(lang, `ลบแถว ${number}`, `Remove row ${number}`),
      onPress: ({ key }: GridRow) => setRows((before) => before.filter((row) => row.key !== key)),
    }),
    [lang],
  );
  return (
    <div className="sw-story-wide">
      <DataGrid
        label={say(lang, 'แถวในไฟล์', 'Rows of the file')}
        enterGoesTo="next-problem"
        rowAction={rowAction}
        {...props}
        columns={props.columns?.length ? props.columns : columns}
        rows={rows}
        onEdit={handleEdit}
        texts={{
          number: say(lang, 'แถว', 'Row'),
          undone: say(lang, 'เลิกทำแล้ว', 'Undone'),
          redone: say(lang, 'ทำซ้ำแล้ว', 'Done again'),
          copied: say(lang, 'คัดลอกแล้ว', 'Copied'),
          pasted: (cells, left) =>
            say(lang, `วางแล้ว ${cells} ช่อง`, `${cells} cells pasted`) +
            (left > 0 ? say(lang, ` อีก ${left} ค่าไม่มีช่อง`, `, ${left} values had no cell`) : ''),
        }}
        empty={<EmptyState title={say(lang, 'ไม่มีแถวที่ต้องแก้', 'No rows to mend')} />}
        handle={grid}
      />
      {hasProblems ? (
        <Button onClick={() => grid.current?.goToNextProblem()}>{say(lang, 'แก้ช่องถัดไป', 'Mend the next one')}</Button>
      ) : null}
    </div>
  );
}

export const Playground: Story = {
  render: ({ enterGoesTo }, { globals }) => <Live lang={globals} count={40} hasProblems enterGoesTo={enterGoesTo} />,
};
export const FiveHundredRows: Story = { render: (_, { globals }) => <Live lang={globals} count={500} isWide /> };
export const Mending: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      count={60}
      hasProblems
      cellAction={({ column }) =>
        column.id === 'address' ? { label: say(globals, 'เลือก', 'Choose'), onPress: () => undefined } : undefined
      }
    />
  ),
};
const suggestionTexts = (lang: Lang) => ({
  loading: say(lang, 'กำลังค้นหา', 'Searching'),
  empty: (query: string) =>
    say(lang, `ไม่พบ “${query}” ลองพิมพ์ชื่ออาคารหรือถนน`, `Nothing found for “${query}”. Try a building or a road.`),
  error: say(lang, 'ค้นหาไม่ได้ในตอนนี้', 'The search is not available right now'),
  retry: say(lang, 'ลองอีกครั้ง', 'Try again'),
  found: (count: number) => say(lang, `พบ ${count} ที่`, `${count} found`),
});

/** An address with suggestions in the cell: arrow keys go to one, Enter takes it, Escape closes them and then the cell. */
export const Suggestions: Story = {
  render: (_, { globals }) => (
    <Live
      lang={globals}
      count={12}
      hasProblems
      renderEditor={(editor) =>
        editor.column.id === 'address' ? (
          <CellSuggestions
            editor={editor}
            options={streets.map((street) => ({ value: street, label: street, detail: 'กรุงเทพมหานคร' }))}
            filter={(options) => options}
            onChoose={({ value }) => editor.onCommit(value)}
            texts={suggestionTexts(globals)}
          />
        ) : null
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('รพ.'));
    await waitFor(async () => expect(await canvas.findAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const Empty: Story = { render: (_, { globals }) => <Live lang={globals} count={0} /> };
