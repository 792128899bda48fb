import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Download } from 'lucide';
import { useState } from 'react';
import { guide } from '../../tests/component-guide.ts';
import { say } from '../../tests/say.ts';
import { Button } from '../button/button.tsx';
import { FilterChips } from '../chip/filter-chips.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { FilterBar } from './filter-bar.tsx';

type Lang = Record<string, unknown>;

function Live({ lang, label, activeIds = ['dates', 'driver'] }: LiveProps) {
  const [search, setSearch] = useState('');
  const [states, setStates] = useState<readonly string[]>(['matching', 'moving']);
  const [onIds, setOnIds] = useState<readonly string[]>(activeIds);
  const names: Record<string, string> = {
    dates: say(lang, '22–24 พ.ย. 2569', '22–24 Nov 2026'),
    driver: say(lang, 'คนขับ สมชาย ใจดี', 'Driver Somchai Jaidee'),
  };
  const count = say(lang, `${14 + 2 * (2 - onIds.length)} งาน`, `${14 + 2 * (2 - onIds.length)} jobs`);
  return (
    <FilterBar
      label={label || say(lang, 'ตัวกรองงานของฉัน', 'Filters of my bookings')}
      search={
        <SearchField
          label={say(lang, 'ค้นหางาน', 'Search jobs')}
          placeholder={say(lang, 'เลขงาน สถานที่ ชื่อ หรือเบอร์', 'Number, place, name or phone')}
          clearLabel={say(lang, 'ล้างคำค้น', 'Clear')}
          value={search}
          onChange={setSearch}
        />
      }
      chips={
        <FilterChips
          label={say(lang, 'สถานะ', 'Status')}
          values={states}
          onChange={setStates}
          options={[
            { value: 'matching', label: say(lang, 'หาคนขับ', 'Matching'), detail: '2' },
            { value: 'moving', label: say(lang, 'กำลังส่ง', 'Delivering'), detail: '3' },
            { value: 'done', label: say(lang, 'สำเร็จ', 'Completed'), detail: '14' },
            { value: 'cancelled', label: say(lang, 'ยกเลิก', 'Cancelled'), detail: '1' },
          ]}
        />
      }
      actions={
        <>
          <Button icon={CalendarDays}>{say(lang, 'วันที่', 'Dates')}</Button>
          <Button icon={Download}>CSV</Button>
        </>
      }
      active={onIds.map((id) => ({
        id,
        label: names[id] ?? id,
        removeLabel: say(lang, `เอา ${names[id]} ออก`, `Remove ${names[id]}`),
      }))}
      onRemove={(id) => setOnIds(onIds.filter((other) => other !== id))}
      clear={{ label: say(lang, 'ล้างตัวกรอง', 'Clear filters'), onClear: () => setOnIds([]) }}
      resultText={count}
    />
  );
}

interface LiveProps {
  readonly lang: Lang;
  readonly label?: string;
  readonly activeIds?: readonly string[];
}

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { label: '' },
  argTypes: {
    label: { control: 'text', description: 'Empty: the example’s own text in the chosen language.' },
    search: { control: false },
    chips: { control: false },
    actions: { control: false },
    active: { control: false },
    clear: { control: false },
  },
  parameters: guide({
    aliases: ['filters', 'toolbar of a list', 'facets', 'แถบตัวกรอง', 'กรองรายการ'],
    status: 'new',
    use: [
      'Above a list that people search and filter: my bookings, invoices, drivers. Keep the filters in the address of the page.',
    ],
    avoid: [
      'For two or three filters and nothing else: FilterChips alone.',
      'For a form of many filters: a Dialog, opened from `actions`.',
    ],
    keyboard: [
      ['Tab', 'goes through the search, the row of chips (one stop), the buttons, and the filters that can be taken away'],
    ],
    notes: [
      'How many are left is announced after each change.',
      'After a filter was taken away the focus stays at the bar: the next Tab reaches its first control.',
    ],
  }),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: ({ label }, { globals }) => <Live lang={globals} label={label} />,
};
export const NothingElseOn: Story = { render: (_, { globals }) => <Live lang={globals} activeIds={[]} /> };
export const Narrow: Story = {
  render: (_, { globals }) => (
    <div className="sw-story-column">
      <Live lang={globals} />
    </div>
  ),
};
