import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingAnswers, noBookings } from '../../../tests/jobs/booking-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Bookings', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const screen =
  (answers: Answers, path = '/dashboard?filters=0,1,2&date=all'): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} user={storyUser} answers={answers} />;
const fail = () => {
  throw gatewayDown();
};

/** Jobs in every status, one of which needs a decision; what was spent; jobs to rate. */
export const Full: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/dashboard?filters=0,1,2&date=all"
      user={storyUser}
      answers={bookingAnswers}
    />
  ),
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /J000-24809/, expanded: false });
    await canvas.findByText(/รอให้คะแนน 2 งาน|2 jobs to rate/);
  },
};

/** The rows have not come yet. */
export const Loading: Screen = {
  render: screen({ ...bookingAnswers, '/job': () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/กำลังโหลดรายการงาน|Loading the jobs/);
  },
};

const noRows: Answers = { ...bookingAnswers, '/job': () => ({ ...ok, jobs: [], total: 0, statuses: [] }) };
const noCounts: Answers = { ...noRows, '/job/counts': () => ({ ...ok, counts: [], hasJobs: true }) };

/** Nothing with the chosen statuses, though there are jobs with others. */
export const NothingWithTheseStatuses: Screen = {
  render: screen(noRows, '/dashboard'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่มีงานในสถานะ|No jobs with these statuses/);
  },
};

/** Nothing in these dates, though there are jobs in others. */
export const NothingInTheseDates: Screen = {
  render: screen(noCounts, '/dashboard'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ช่วงนี้ยังไม่มีงาน|No jobs in these dates/);
  },
};

/** Nothing was found. */
export const NothingFound: Screen = {
  render: screen(noCounts, '/dashboard?q=xyz'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบงานที่ตรง|No job matches/);
  },
};

/** Nothing was ever booked. */
export const NothingEver: Screen = {
  render: screen(noBookings, '/dashboard'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีงานที่ส่ง|No deliveries yet/);
  },
};

/** The list could not be loaded; the rest could. */
export const Failed: Screen = {
  render: screen({ ...bookingAnswers, '/job': fail }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดรายการไม่สำเร็จ|could not be loaded/);
  },
};
