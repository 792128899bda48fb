import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bulkAnswers, bulkPath, type FileState, planAnswers } from '../../tests/bulk/bulk-answers.ts';
import { loadFile } from '../../tests/bulk/load-file.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

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

/** The trips, what they save, and the total, before anything is booked. */
export const Grouped: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/upload?step=group" user={user} answers={planAnswers} prepare={loadFile} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จอง 8 เที่ยว|Book 8 trips/ });
  },
};
