import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Copy, Download, Receipt } from 'lucide';
import { useMemo, useState } from 'react';
import { Banner } from '../../src/banner/banner.tsx';
import { BarChart } from '../../src/bar-chart/bar-chart.tsx';
import { BulkBar } from '../../src/bulk-bar/bulk-bar.tsx';
import { Button } from '../../src/button/button.tsx';
import { Card } from '../../src/card/card.tsx';
import { FilterChips } from '../../src/chip/filter-chips.tsx';
import { EmptyState } from '../../src/empty-state/empty-state.tsx';
import { FilterBar } from '../../src/filter-bar/filter-bar.tsx';
import { Columns } from '../../src/layout/columns.tsx';
import { Stack } from '../../src/layout/stack.tsx';
import { PageHeader } from '../../src/page-header/page-header.tsx';
import { Pagination } from '../../src/pagination/pagination.tsx';
import { SearchField } from '../../src/search-field/search-field.tsx';
import { StatCard } from '../../src/stat-card/stat-card.tsx';
import { Table } from '../../src/table/table.tsx';
import { exampleColumns, exampleJobs, inBaht } from '../../tests/example-pages/example-jobs.tsx';
import { ExampleShell } from '../../tests/example-pages/example-shell.tsx';
import { say } from '../../tests/say.ts';

type Lang = Readonly<Record<string, unknown>>;

const meta: Meta = {
  title: 'Patterns/A list page',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
};
export default meta;

const ignore = () => undefined;
const weeks = [2760.5, 2435, 3180.25, 4410, 2820.75, 3902.75, 3284.5];

function Spend({ lang }: { readonly lang: Lang }) {
  return (
    <StatCard
      label={say(lang, 'ค่าส่งสัปดาห์นี้', 'Spent this week')}
      value="฿3,284.50"
      change={{ direction: 'down', text: say(lang, 'น้อยกว่าสัปดาห์ก่อน ฿618.25', '฿618.25 less than last week') }}
    >
      <BarChart
        label={say(lang, 'ค่าส่งรายสัปดาห์', 'Spend by week')}
        bars={weeks.map((value, index) => ({
          id: `${index}`,
          label: `${5 + 7 * index > 31 ? `${5 + 7 * index - 31}/11` : `${5 + 7 * index}/10`}`,
          name: say(lang, `สัปดาห์ที่ ${index + 1}`, `Week ${index + 1}`),
          value,
        }))}
        format={inBaht}
        highlightedId={`${weeks.length - 1}`}
        empty={<EmptyState title={say(lang, 'ยังไม่มีค่าส่ง', 'Nothing spent yet')} />}
        texts={{
          nameHeader: say(lang, 'สัปดาห์', 'Week'),
          valueHeader: say(lang, 'ค่าส่ง', 'Spend'),
          showTable: say(lang, 'ดูเป็นตาราง', 'As a table'),
          instructions: say(lang, 'ใช้ลูกศรซ้ายขวาเพื่อดูทีละสัปดาห์', 'Use the arrows to go from week to week'),
          loading: say(lang, 'กำลังโหลดกราฟ', 'Loading the chart'),
        }}
      />
    </StatCard>
  );
}

function Search({ lang }: { readonly lang: Lang }) {
  const [search, setSearch] = useState('');
  return (
    <SearchField
      label={say(lang, 'ค้นหางาน', 'Search jobs')}
      placeholder={say(lang, 'เลขงาน สถานที่ ชื่อ หรือเบอร์', 'Number, place, name or phone')}
      clearLabel={say(lang, 'ล้างคำค้น', 'Clear')}
      value={search}
      onChange={setSearch}
    />
  );
}

function Filters({ lang }: { readonly lang: Lang }) {
  const [states, setStates] = useState<readonly string[]>(['matching', 'moving', 'done']);
  return (
    <FilterBar
      label={say(lang, 'ตัวกรองงานของฉัน', 'Filters of my bookings')}
      chips={
        <FilterChips
          label={say(lang, 'สถานะ', 'Status')}
          values={states}
          onChange={setStates}
          options={[
            { value: 'matching', label: say(lang, 'หาคนขับ', 'Matching'), detail: '1' },
            { value: 'moving', label: say(lang, 'กำลังส่ง', 'Delivering'), detail: '2' },
            { value: 'done', label: say(lang, 'สำเร็จ', 'Completed'), detail: '14' },
            { value: 'cancelled', label: say(lang, 'ยกเลิก', 'Cancelled'), detail: '1' },
          ]}
        />
      }
      actions={<Button icon={CalendarDays}>{say(lang, '22–24 พ.ย. 2569', '22–24 Nov 2026')}</Button>}
    />
  );
}

function Bookings({ lang, isEmpty }: { readonly lang: Lang; readonly isEmpty?: boolean }) {
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(isEmpty ? [] : ['J000-24817', 'J000-24806']);
  const [page, setPage] = useState(1);
  const columns = useMemo(() => exampleColumns(lang), [lang]);
  const count = selectedIds.length;
  return (
    <>
      <Table
        caption={say(lang, 'งานของฉัน', 'My bookings')}
        isCaptionHidden
        columns={columns}
        rows={isEmpty ? [] : exampleJobs(lang)}
        selection={{ selectedIds, onChange: setSelectedIds, nameOf: ({ id }) => id }}
        loadingLabel={say(lang, 'กำลังโหลดงาน', 'Loading')}
        empty={
          <EmptyState
            title={say(lang, 'ยังไม่มีงานในช่วงนี้', 'No bookings in this period')}
            action={<Button variant="primary">{say(lang, 'จองส่งของ', 'Book a delivery')}</Button>}
          >
            {say(lang, 'งานที่จองจะอยู่ที่นี่ พร้อมตำแหน่งคนขับและใบเสร็จ', 'What you book stands here, with driver and receipt.')}
          </EmptyState>
        }
        texts={{
          selectAll: say(lang, 'เลือกทั้งหมด', 'Select all'),
          selectRow: (name) => say(lang, `เลือก ${name}`, `Select ${name}`),
        }}
      />
      {isEmpty ? null : (
        <Pagination
          label={say(lang, 'หน้าของงาน', 'Pages of bookings')}
          {...{ page, onChange: setPage }}
          pageSize={6}
          total={18}
          texts={{
            previous: say(lang, 'ก่อนหน้า', 'Previous'),
            next: say(lang, 'ถัดไป', 'Next'),
            page: (number) => say(lang, `หน้า ${number}`, `Page ${number}`),
            range: (from, to, total) => say(lang, `${from}–${to} จาก ${total}`, `${from}–${to} of ${total}`),
            compact: (number, last) => `${number} / ${last}`,
          }}
        />
      )}
      <BulkBar
        label={say(lang, 'งานที่เลือก', 'Selected bookings')}
        count={count}
        countText={say(lang, `เลือก ${count} งาน`, `${count} selected`)}
        actions={[
          { id: 'repeat', label: say(lang, 'จองซ้ำ', 'Book again'), icon: Copy, onPress: ignore },
          { id: 'receipts', label: say(lang, 'ใบเสร็จ', 'Receipts'), icon: Receipt, onPress: ignore },
          { id: 'csv', label: 'CSV', icon: Download, onPress: ignore },
        ]}
        clearLabel={say(lang, 'เลิกเลือก', 'Clear the selection')}
        onClear={() => setSelectedIds([])}
      />
    </>
  );
}

const page = (lang: Lang, isEmpty?: boolean) => (
  <div className="sw-story-page">
    <ExampleShell lang={lang} currentId="bookings">
      <Stack gap="large">
        <PageHeader
          title={say(lang, 'งานของฉัน', 'My bookings')}
          actions={
            <>
              <Search lang={lang} />
              <Button icon={Download}>CSV</Button>
            </>
          }
        />
        <Columns
          kind="aside"
          main={
            <Stack gap="medium">
              <Filters lang={lang} />
              {isEmpty ? null : (
                <Banner tone="warn" action={<Button variant="quiet">{say(lang, 'เลือกทางต่อ', 'Choose what next')}</Button>}>
                  {say(
                    lang,
                    'ตลาดไทไปพระโขนง ยังไม่มีคนขับรับ เหลือเวลาหาอีก 08:24 นาที',
                    'Talaad Thai to Phra Khanong: no driver yet. We search for 08:24 more minutes.',
                  )}
                </Banner>
              )}
              <Bookings lang={lang} {...(isEmpty ? { isEmpty } : {})} />
            </Stack>
          }
          side={
            <Stack gap="medium">
              <Spend lang={lang} />
              <Card>
                <Stack gap="small">
                  <p className="sw-strong">{say(lang, 'รอให้คะแนน 2 งาน', '2 deliveries wait for a rating')}</p>
                  <p className="sw-note">
                    {say(lang, 'คะแนนของคุณช่วยให้ครั้งหน้าได้คนขับที่ถูกใจ', 'It helps us to send drivers you like.')}
                  </p>
                  <Button variant="tint">{say(lang, 'ให้คะแนน', 'Rate them')}</Button>
                </Stack>
              </Card>
            </Stack>
          }
        />
      </Stack>
    </ExampleShell>
  </div>
);

/** "My bookings": a frame, a header, filters, a table that is cards on a phone, what is chosen, and numbers beside it. */
export const MyBookings: StoryObj = { render: (_, { globals }) => page(globals) };
export const NothingInThisPeriod: StoryObj = { render: (_, { globals }) => page(globals, true) };
