import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobAnswers, receipt, waitingCharge } from '../../../tests/jobs/job-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Job report', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path: string, answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path={path} user={storyUser} job={completed} answers={answers} />
  );

/** A finished job, on one page. */
export const Full: Screen = {
  render: screen('/job/report/J2481937', jobAnswers(completed, { charges: [waitingCharge], receipt, reference: 'PO-1142' })),
  play: async ({ canvas }) => {
    await canvas.findByText('14:38');
  },
};

/** Without a number. */
export const Ask: Screen = {
  render: screen('/job/report'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /เลขงาน|Job number/ });
  },
};

/** A mistyped number. */
export const NotFound: Screen = {
  render: screen('/job/report/J1', {
    '/get_job_detail': () => {
      throw refusal(404);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /ไม่พบงานนี้|no such job/ });
  },
};

/** The gateway cannot be reached. */
export const Failed: Screen = {
  render: screen('/job/report/J2481937', {
    '/get_job_detail': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
