import type { TrackedJob } from '@songwai/core/tracking/tracking-state';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobAnswers, receipt, type WireJob, waitingCharge } from '../../../tests/jobs/job-answers.ts';
import { payingAnswers } from '../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Job', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const failure = {
  time: '14:12',
  text: { th: 'จุดที่ 2 ไม่พบผู้รับ คนขับจะนำของกลับคืน', en: 'Stop 2: the recipient was not there.' },
  reason: 'absent',
} as const;
const bringingBack: TrackedJob = {
  ...jobs.delivering,
  stops: jobs.delivering.stops.map((stop, index) => (index === 1 ? { ...stop, etaTime: null, failure } : stop)),
  nextStop: 0,
};

const at = (job: TrackedJob | undefined, answers: Answers): NonNullable<Screen['render']> => {
  return (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/job/J2481937" user={storyUser} job={job} answers={answers} />
  );
};
const of = (job: TrackedJob, change: Partial<WireJob> = {}) => at(job, jobAnswers(job, change));

/** Under way: who drives, what was photographed, what it costs so far. */
export const Doing: Screen = {
  tags: ['picture'],
  render: of(jobs.delivering, { charges: [waitingCharge], receipt }),
  play: async ({ canvas }) => {
    await canvas.findByText('4.9');
    await canvas.findByRole('button', { name: /รูป 1 จาก 1|photo 1 of 1/ });
  },
};

/** The driver is on the way to the pick-up: the name or the phone at a stop can still be corrected. */
export const OnWay: Screen = {
  render: of(jobs.assigned),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /แก้ผู้ติดต่อหรือโน้ต|Correct contact or note/ });
  },
};

/** Done: nobody is called any more, and it can be booked again. */
export const Done: Screen = {
  render: of(jobs.completed, { charges: [waitingCharge], remarkImages: ['k3Jc0b1Q2m9Zt7cYw4PzAkVn2x0b1Q2m.png'] }),
  play: async ({ canvas }) => {
    await canvas.findByText(/รวมทั้งหมด|^Total$/);
  },
};

/** Booked, but not paid: how to pay, before a driver is looked for. */
export const AwaitingPayment: Screen = {
  render: at(jobs.awaitingPayment, { ...jobAnswers(jobs.awaitingPayment), ...payingAnswers() }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จ่าย ฿466.45|Pay ฿466.45/ });
  },
};

/** A driver is being looked for. */
export const Matching: Screen = {
  render: of(jobs.matching),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /กำลังหาคนขับ|Looking for a driver/ });
  },
};

/** No driver was found. */
export const Expired: Screen = {
  render: of(jobs.expired),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /ยังไม่มีคนขับ|No driver was free/ });
  },
};

const cancelled: TrackedJob = {
  ...jobs.cancelled,
  events: [{ status: 'cancelled', stop: null, date: '21/11/2026', time: '13:09' }],
};

/** Nobody paid in time: it says so, and that nothing was charged. */
export const EndedUnpaid: Screen = { render: of(cancelled, { cancelReason: 'not paid in time' }) };

/** Cancelled: when, and what it costs. */
export const Cancelled: Screen = {
  render: of(cancelled),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /13:09/ });
  },
};

/** Nobody was there: the driver brings the goods back. */
export const VisitFailed: Screen = {
  render: of(bringingBack, {
    failedVisits: [
      {
        ...{ stop: 1, reason: 'absent', outcome: 'goodsReturn', date: '21/11/2026', time: '14:12' },
        ...{ descTh: failure.text.th, descEn: failure.text.en },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /จุดที่ 2|Stop 2/ });
  },
};

/** Changed after the booking, by the customer and by an administrator. */
export const Changed: Screen = {
  render: of(jobs.assigned, {
    addedPrice: 50,
    netPrice: 516.45,
    changes: [
      {
        ...{ kind: 'priceAdded', isByOffice: false, date: '21/11/2026', time: '13:05' },
        ...{ descTh: 'เพิ่มราคาแล้ว กำลังหาคนขับต่อ', descEn: 'The price is raised. We keep looking for a driver.' },
      },
      {
        ...{ kind: 'driverReplaced', isByOffice: true, date: '21/11/2026', time: '13:20', reason: 'รถคันแรกยางแบน' },
        ...{ descTh: 'เจ้าหน้าที่เปลี่ยนคนขับให้', descEn: 'Our staff gave the job to another driver.' },
      },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/รถคันแรกยางแบน/);
  },
};

/** A contact of a stop is being corrected. */
export const Mending: Screen = {
  render: of(jobs.assigned),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /แก้ผู้ติดต่อหรือโน้ต|Correct contact or note/ });
    if (first) await userEvent.click(first);
    await canvas.findByRole('dialog');
  },
};

/** Support is asked about the job. */
export const Help: Screen = {
  render: of(jobs.delivering),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ขอความช่วยเหลือ|Get help/ }));
    await canvas.findByRole('dialog');
  },
};

/** Before the gateway has answered. */
export const Loading: Screen = {
  render: at(undefined, { '/get_job_detail': () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/กำลังเปิดสถานะงาน|Opening the delivery/);
  },
};

/** The gateway cannot be reached: the driver goes on all the same. */
export const Failed: Screen = {
  render: at(undefined, {
    '/get_job_detail': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** A mistyped number, or another account's job. */
export const NotFound: Screen = {
  render: at(undefined, {
    '/get_job_detail': () => {
      throw refusal(404);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
