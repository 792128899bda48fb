import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { useMemo, useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { columnsIn, facesIn } from './story-columns.tsx';
import type { Job } from './story-jobs.ts';
import { jobsIn, sortJobs } from './story-jobs.ts';
import type { TableProps } from './table.tsx';
import { Table } from './table.tsx';
import type { TableSort } from './table-model.ts';

type Lang = Record<string, unknown>;

function Jobs({
  lang,
  isSelectable,
  ...props
}: Partial<TableProps<Job>> & { readonly lang: Lang; readonly isSelectable?: boolean }) {
  const [sort, setSort] = useState<TableSort>({ columnId: 'time', direction: 'descending' });
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(['J000-48230']);
  const selection = {
    selectedIds,
    onChange: setSelectedIds,
    nameOf: (job: Job) => job.id,
    actions: <Button icon={Download}>{say(lang, 'ดาวน์โหลด CSV', 'Download CSV')}</Button>,
  };
  return (
    <Table
      {...facesIn(lang)}
      columns={columnsIn(lang)}
      rows={sortJobs(jobsIn(lang), sort)}
      sort={sort}
      onSort={setSort}
      {...(isSelectable ? { selection } : {})}
      {...props}
    />
  );
}

const meta = {
  title: 'Data/Table',
  component: Table<Job>,
  args: { status: 'ready', form: 'auto', density: 'regular', isCaptionHidden: false, isHeadSticky: false, skeletonRows: 5 },
  argTypes: {
    skeletonRows: { control: 'number' },
    status: { control: 'inline-radio', options: ['ready', 'loading', 'error'] },
    form: { control: 'inline-radio', options: ['auto', 'table'] },
    density: { control: 'inline-radio', options: ['regular', 'dense'] },
  },
  parameters: guide({
    types: { file: 'src/table/table-model.ts', names: ['TableColumn', 'TableSelection'] },
    aliases: ['data grid', 'spreadsheet', 'ตาราง'],
    use: [
      'When people compare across rows, sort, or choose several to act on: jobs, invoices, a ledger.',
      'Below 600 px of its own width each row becomes a card; say per column where it stands there (`onCard`).',
    ],
    avoid: [
      'For one or two facts a row: a list.',
      'To lay out a page.',
      'With `form="table"` for more than three or four columns: people on phones do not scroll sideways.',
    ],
    keyboard: [
      [
        'Tab',
        'goes through the heads that sort, the boxes, the rows’ links and buttons; a table that scrolls sideways is a stop itself',
      ],
      ['Enter, Space', 'sorts by the head; Space ticks a box'],
      ['Arrow keys', 'scroll a table that is wider than its place'],
    ],
    pattern: 'table',
    notes: [
      'A screen reader walks cells and hears their column and row heads, also in the form of cards: the roles are said outright, because `display` would take them away.',
      'The order is in `aria-sort` and told after a press; how many are chosen is told, too.',
      'Pressing a row presses the link or button in its title, so nothing works by mouse alone. Text can still be marked and other buttons in the row pressed.',
      'A row that opens says whether it is open; its details are the next row. That no row is selected any more is said, too.',
      'Keep the array of columns the same between renders (`useMemo`): then a tick in 500 rows renders one row.',
      'The owner sorts and pages: a table that shows one page of many cannot.',
    ],
  }),
} satisfies Meta<TableProps<Job>>;
export default meta;
type Story = StoryObj<TableProps<Job>>;

const face = (args: Partial<TableProps<Job>>, isSelectable = false): Story => ({
  args,
  render: (shown, { globals }) => <Jobs lang={globals} isSelectable={isSelectable} {...shown} />,
});

export const Playground: Story = face({});
export const Selectable: Story = face({ isCaptionHidden: true }, true);
export const Dense: Story = face({ density: 'dense' }, true);
export const Loading: Story = face({ status: 'loading', rows: [] }, true);
export const LoadingAnew: Story = face({ status: 'loading' });
export const Empty: Story = face({ rows: [] });
export const Failed: Story = face({ status: 'error' });

export const RowsThatOpen: Story = face({ open: (job) => ({ link: { href: `#${job.id}` } }), isCaptionHidden: true });

function Expanding({ lang }: { readonly lang: Lang }) {
  const [expandedIds, setExpandedIds] = useState<readonly string[]>(['J000-48230']);
  const render = ({ id }: Job) =>
    say(lang, `${id} รับของที่หน้าร้าน ฝากโทรหาผู้รับก่อนถึง 10 นาที`, `${id}: pick up at the shop; call the receiver 10 minutes ahead`);
  return <Jobs lang={lang} expansion={{ expandedIds, onChange: setExpandedIds, render }} />;
}

export const RowsThatExpand: Story = { render: (_, { globals }) => <Expanding lang={globals} /> };

export const WithTotal: Story = {
  render: (_, { globals }) => (
    <Jobs lang={globals} total={{ label: say(globals, 'รวม 5 งาน', 'Total of 5 jobs'), values: { price: '฿2,195.15' } }} />
  ),
};

export const StickyHead: Story = {
  render: (_, { globals }) => {
    const jobs = jobsIn(globals);
    const many = Array.from({ length: 30 }, (_row, index) => jobs.slice(index % 5, (index % 5) + 1)).flat();
    return <Jobs lang={globals} rows={many.map((job, index) => ({ ...job, id: `J000-${48_299 - index}` }))} isHeadSticky />;
  },
};

export const WiderThanItsPlace: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Jobs lang={globals} form="table" isCaptionHidden />
    </div>
  ),
};

export const StickyFirstColumn: Story = {
  render: (_, { globals }) => {
    const [state, route, ...others] = columnsIn(globals);
    return (
      <div className="sw-story-column">
        <Jobs
          lang={globals}
          form="table"
          isCaptionHidden
          isSelectable
          isFirstColumnSticky
          columns={[route, state, ...others].filter((column) => column !== undefined)}
          total={{ label: say(globals, 'รวม 5 งาน', 'Total of 5 jobs'), values: { price: '฿2,195.15' } }}
        />
      </div>
    );
  },
};

/** A tick renders its own row only: the columns stay the same array. */
export const FiveHundredRows: Story = {
  render: function FiveHundredRows(_, { globals }) {
    const columns = useMemo(() => columnsIn(globals), [globals]);
    const rows = useMemo(() => {
      const jobs = jobsIn(globals);
      const hundred = Array.from({ length: 100 }, () => jobs).flat();
      return hundred.map((job, index) => ({ ...job, id: `J000-${48_999 - index}` }));
    }, [globals]);
    const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
    return (
      <Table
        {...facesIn(globals)}
        {...{ columns, rows }}
        density="dense"
        selection={{ selectedIds, onChange: setSelectedIds, nameOf: (job) => job.id }}
      />
    );
  },
};
