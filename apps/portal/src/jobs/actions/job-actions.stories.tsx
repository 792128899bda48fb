import type { JobDetail } from '@songwai/core/jobs/job';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { userEvent } from 'storybook/test';
import { JobStage } from '../../../tests/jobs/job-stage.tsx';
import { JobStory } from '../../../tests/jobs/job-story.tsx';
import { nearAnswer } from '../../../tests/jobs/near-answer.ts';
import { arrivedJob, assignedJob, expiredJob } from '../../../tests/jobs/story-job.ts';
import { CancelJob } from './cancel-job.tsx';
import type { JobActionProps } from './job-action-props.ts';
import { PostponeJob } from './postpone-job.tsx';

const meta: Meta = { title: 'Portal/Actions on a job', tags: ['!autodocs'] };
export default meta;
type Screen = StoryObj;

const ignore = () => undefined;
const screen =
  (Action: FunctionComponent<JobActionProps>, job: JobDetail, answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <JobStory language={languageOf(globals)} answers={{ ...nearAnswer, ...answers }}>
      <JobStage job={job}>
        <h1 className="sw-heading">{job.jobId}</h1>
        <Action job={job} isOpen onClose={ignore} onChanged={ignore} />
      </JobStage>
    </JobStory>
  );
const dialog = (name: RegExp) => ({ name, hidden: true }) as const;

/** Before the driver arrives: free, and another time is offered first. */
export const CancelFree: Screen = {
  render: screen(CancelJob, { ...assignedJob, discountSatang: 5_000 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', dialog(/ยกเลิกงานนี้ ฟรี|Cancel this job for free/));
  },
};

/** After the arrival: the fee in the title, and the primary button keeps the job. */
export const CancelForFee: Screen = {
  tags: ['picture'],
  render: screen(CancelJob, arrivedJob),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog', dialog(/฿65/));
    await canvas.findByText('฿401.45');
  },
};

/** In cash nothing was paid, so the fee alone is left. */
export const CancelForFeeInCash: Screen = {
  render: screen(CancelJob, { ...arrivedJob, paymentType: 0 }),
  play: async ({ canvas }) => {
    await canvas.findByText(/จ่ายเงินสดให้คนขับ|Cash for the driver/);
  },
};

/** After the pick-up: not possible, and whom to talk to. */
export const CancelNotPossible: Screen = {
  render: screen(CancelJob, { ...arrivedJob, status: 'delivering', actions: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /021234567/, hidden: true });
  },
};

/** The driver arrived while the dialog was open: nothing is charged, and the new fee is asked for. */
export const CancelFeeChanged: Screen = {
  render: screen(CancelJob, assignedJob, {
    '/cancel_job': () => {
      throw refusal(409, { reply: { cancelFee: 65 } });
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ยกเลิกงาน|Cancel the job)$/, hidden: true }));
    await canvas.findByRole('dialog', dialog(/฿65/));
  },
};

/** The gateway did not cancel it: in the specification's words, and the dialog stays. */
export const CancelFailed: Screen = {
  render: screen(CancelJob, assignedJob, {
    '/cancel_job': () => {
      throw refusal(500);
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(ยกเลิกงาน|Cancel the job)$/, hidden: true }));
    await canvas.findByText(/ยกเลิกไม่สำเร็จ กรุณาลองอีกครั้ง|^Somthing wrong\. Please try again$/);
  },
};

/** Another pick-up time, with what it changes on the line. */
export const Postpone: Screen = {
  render: screen(PostponeJob, assignedJob),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เลื่อนเป็นวันนี้ 15:00 น\.|Move to today 15:00/, hidden: true });
  },
};

/** A time of one's own. */
export const PostponeOwnTime: Screen = {
  render: screen(PostponeJob, assignedJob),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /เลือกเอง|Another time/, hidden: true }));
    await canvas.findByLabelText(/^(วันที่|Date)/);
  },
};

/** After the search has ended with a promo code given back: the price is the normal one again. */
export const PostponeNewPrice: Screen = {
  render: screen(PostponeJob, { ...expiredJob, netSatang: 41_645, discountSatang: 5_000 }),
  play: async ({ canvas }) => {
    await canvas.findByText('฿416.45');
  },
};
