import type { BulkSummary } from '@songwai/core/bulk/bulk';
import { rowsOfTable } from '@songwai/core/bulk/rows/columns/rows-of-table';
import type { JobStop } from '@songwai/core/jobs/booking/job-stop';
import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { SectionStory } from '../../../tests/section-story.tsx';
import { placesTexts } from '../../places/places-texts.ts';
import type { ReadTable } from '../reading/read-file.ts';
import type { ReadProblem } from '../reading/read-problem.ts';
import { ColumnCard } from './column-card.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { HiddenRowsCard, HiddenSheetCard } from './hidden-cards.tsx';
import { ManyCard } from './many-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { RecentFiles } from './recent-files.tsx';
import { RefusedCard } from './refused-card.tsx';
import { sheetTexts } from './sheet-texts.ts';
import { StartStep } from './start-step.tsx';

const meta: Meta = { title: 'Portal/Bulk/Start', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;
const nothing = () => undefined;

const section = (Section: FunctionComponent): Screen => ({
  render: (_, { globals }) => (
    <SectionStory isWide language={languageOf(globals)} Section={Section} texts={[sheetTexts, placesTexts]} />
  ),
});

const shop: JobStop = {
  ...{ placeId: 'p-1', name: 'ร้านดอกไม้บ้านอารีย์', address: 'ซอยอารีย์ 2 พญาไท', district: 'พญาไท', subDistrict: 'พญาไท' },
  ...{ lat: 13.78, lng: 100.54, contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678', remark: '', isReturn: false },
};
const bulk = (change: Partial<BulkSummary>): BulkSummary => ({
  ...{ bulkId: 'b-1', fileName: 'ส่งของ-17พย.xlsx', status: 'done', createdAt: new Date('2026-11-17T02:00:00Z') },
  ...{ finishedAt: storyNow, dropCount: 212, tripCount: 29, bookedCount: 29, failedCount: 0, leftCount: 0 },
  ...change,
});
const files = [
  bulk({}),
  bulk({ bulkId: 'b-2', fileName: 'สาขา-พย.csv', dropCount: 64, tripCount: 9, bookedCount: 7, failedCount: 2 }),
  bulk({ bulkId: 'b-3', fileName: '', status: 'booking', bookedCount: 4 }),
];
const recent = <RecentFiles files={files} linkOf={(id) => ({ href: `/upload?file=${id}` })} onAgain={nothing} />;
const waitForever = () => new Promise<never>(nothing);
const common = { startReading: waitForever, onSheet: nothing, onPickUp: nothing };

/** With the pick-up of earlier files, and what became of them. */
export const Full: Screen = { tags: ['picture'], ...section(() => <StartStep {...common} pickUp={shop} recent={recent} />) };

/** The first time: no pick-up, and no file before. */
export const First: Screen = section(() => <StartStep {...common} pickUp={null} />);

/** The pick-up is being changed. */
export const PickUp: Screen = {
  ...section(() => <StartStep {...common} pickUp={shop} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /เปลี่ยน จุดรับ|Change Pick-up/ }));
  },
};

export const Reading: Screen = section(() => <ReadingCard onCancel={nothing} />);

const refused = (problem: ReadProblem): Screen =>
  section(() => <RefusedCard problem={problem} onSource={nothing} onPaste={nothing} />);

export const Unreadable: Screen = { tags: ['picture'], ...refused({ code: 'password' }) };

/** No sheet has an address: the sheets are named. */
export const NoTable: Screen = refused({ code: 'noTable', sheets: ['สินค้า', 'สรุป'] });

const read: ReadTable = {
  fileName: 'a.xlsx',
  otherSheets: [],
  isHiddenSheet: false,
  hiddenRows: 0,
  columns: {
    headerRow: 0,
    fields: { name: [1], phone: [2], address: [3] },
    parts: {},
    added: [],
    paymentWay: null,
    isAnySum: false,
    isAddressSure: false,
  },
  table: {
    name: 'a',
    rows: [
      ['#', 'ใคร', 'ติดต่อ', 'ไปไหน'],
      ...Array.from({ length: 812 }, () => ['1', 'คุณนก', '0812345678', '88/12 ซ.อารีย์ 2 พญาไท']),
    ],
    total: 813,
  },
};

/** The heading of the address is unknown, so that it is asked for. */
export const Column: Screen = section(() => <ColumnCard read={read} onYes={nothing} onOther={nothing} />);

/** The person says what each column is. */
export const Columns: Screen = { tags: ['picture'], ...section(() => <ColumnsCard read={read} onChoose={nothing} />) };

/** A filter hides rows that were sent before. */
export const HiddenRows: Screen = section(() => <HiddenRowsCard count={12} hasOthers onLeave={nothing} onTake={nothing} />);

/** The only sheet with addresses is hidden. */
export const HiddenSheet: Screen = section(() => <HiddenSheetCard name="เก่า" onTake={nothing} onOther={nothing} />);

/** More rows than are booked at a time. */
export const TooMany: Screen = section(() => (
  <ManyCard sheet={rowsOfTable(read.table, read.columns, read.fileName)} onAccept={nothing} />
));
