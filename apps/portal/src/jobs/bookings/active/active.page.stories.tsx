import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingAnswers, noBookings, wireJobs } from '../../../../tests/jobs/booking-answers.ts';
import { ScreenStory } from '../../../../tests/screen-story.tsx';
import { storyUser } from '../../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/ActiveOrders', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (answers: Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/dashboard/active" user={storyUser} answers={answers} />;

/** Jobs under way beside their drivers on the map. */
export const Full: Screen = {
  render: screen({
    ...bookingAnswers,
    '/job': () => ({ responseCode: 200, responseDesc: '', jobs: wireJobs.slice(0, 4), total: 4, statuses: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('สมชาย');
  },
};

/** The rows have not come yet. */
export const Loading: Screen = {
  render: screen({ ...bookingAnswers, '/job': () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /กำลังโหลดรายการงาน|Loading the jobs/ });
  },
};

/** Nothing is under way. */
export const Empty: Screen = {
  render: screen(noBookings),
  play: async ({ canvas }) => {
    await canvas.findByText(/ตอนนี้ไม่มีงาน|Nothing is under way/);
  },
};

/** The list could not be loaded. */
export const Failed: Screen = {
  render: screen({
    ...bookingAnswers,
    '/job': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดรายการไม่สำเร็จ|could not be loaded/);
  },
};
