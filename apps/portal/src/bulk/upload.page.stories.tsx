import type { RowSheet } from '@songwai/core/bulk/rows/row-sheet';
import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bulkAnswers, bulkPath, type FileState, planAnswers } from '../../tests/bulk/bulk-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import type { Portal } from '../shell/portal.ts';
import { openBulkRows, openFileOrder } from './open-bulk.ts';

const meta: Meta = { title: 'Portal/Upload', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const user = { ...storyUser, isInvoiceEnabled: true };

const run =
  (state: FileState): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={bulkPath} user={user} answers={bulkAnswers(state)} />;

/** Five trips are booked, the sixth is being booked; the page may be closed. */
export const Booking: Screen = {
  render: run({ status: 'booking', booked: 5 }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/จองแล้ว 5 จาก 8|5 of 8 trips/);
  },
};

export const Stopped: Screen = {
  render: run({ status: 'stopped', booked: 5 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จองต่อ|Go on/ });
  },
};

export const Done: Screen = {
  render: run({ status: 'done', booked: 8 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /8 เที่ยวกำลังหาคนขับ|Finding drivers for 8/ });
  },
};

/** Two trips wait for the customer, and some rows were left out. */
export const DoneInPart: Screen = {
  render: run({ status: 'done', booked: 6, failed: 2, left: 7 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จองในราคาใหม่|Book at/ });
  },
};

/** The file cannot be read right now; its booking goes on. */
export const RunUnavailable: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path={bulkPath}
      user={user}
      answers={{
        '/bulk/:bulkId': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/เปิดไฟล์นี้ไม่ได้|cannot be shown/);
  },
};

const cells = (row: number) => ({
  ...{ name: `คุณผู้รับ ${row}`, phone: `081 234 5${String(row).padStart(3, '0')}`, address: `${row} ถ.สาทร` },
  ...{ note: '', cod: '', reference: '', date: '' },
});
const sheet: RowSheet = {
  fileName: 'ส่งของ-24พย.xlsx',
  columns: { name: 'B', phone: 'C', address: 'D' },
  rows: Array.from({ length: 64 }, (_, index) => ({ number: index + 2, cells: cells(index + 2) })),
  later: [],
  total: 64,
};

/** A file whose rows are ready, from one shop. */
const loadFile = (portal: Portal): void => {
  portal.part(openBulkRows).load(sheet);
  portal.part(openFileOrder).change({
    pickUp: {
      ...{ placeId: '', name: 'ร้านดอกไม้บ้านอารีย์', address: '', district: 'พญาไท', subDistrict: '', lat: 13.7797, lng: 100.5445 },
      ...{ contactName: 'คุณพิมพ์ชนก', contactPhone: '0812345678', remark: '', isReturn: false },
    },
  });
};

/** The trips, what they save, and the total, before anything is booked. */
export const Grouped: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/upload?step=group" user={user} answers={planAnswers} prepare={loadFile} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จอง 8 เที่ยว|Book 8 trips/ });
  },
};
