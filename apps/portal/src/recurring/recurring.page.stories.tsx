import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import { assigned } from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireJob } from '../../tests/jobs/job-answers.ts';
import {
  noRecurring,
  recurringAnswers,
  recurringId,
  unknownRecurring,
  wireDay,
  wirePreview,
} from '../../tests/recurring/recurring-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Recurring', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path: string, answers: Answers): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory {...{ path, answers }} language={languageOf(globals)} user={storyUser} />;
const one = (fields: Readonly<Record<string, unknown>> = {}, days?: readonly object[]) =>
  screen(`/recurring?id=${recurringId}`, recurringAnswers(fields, days));

/** Booked, planned, left out, a holiday. */
export const Full: Screen = {
  tags: ['picture'],
  render: one(),
  play: async ({ canvas }) => {
    await canvas.findByText(/ชดเชยวันพ่อแห่งชาติ|In lieu of Father's Day/);
  },
};

/** The list has not come yet. */
export const Loading: Screen = {
  render: screen('/recurring', { '/recurring/list': () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: /กำลังโหลดจองประจำ|Loading the recurring/ });
  },
};

/** Nothing repeats yet. */
export const Empty: Screen = {
  render: screen('/recurring', noRecurring),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีจองประจำ|No recurring bookings yet/);
  },
};

/** The list could not be loaded. */
export const Failed: Screen = {
  render: screen('/recurring', {
    '/recurring/list': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดจองประจำไม่สำเร็จ|could not be loaded/);
  },
};

/** Somebody else's. */
export const Unknown: Screen = {
  render: screen(`/recurring?id=${recurringId}`, unknownRecurring),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบการจองประจำนี้|There is no such recurring booking/);
  },
};

/** Nothing is booked before it goes on. */
export const Paused: Screen = {
  render: one({ state: 'paused', stoppedDate: '12/11/2026', next: undefined }, []),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /จองต่อ|Go on/ });
  },
};

/** Ended for good. */
export const Ended: Screen = {
  render: one({ state: 'ended', stoppedDate: '20/11/2026', next: undefined }, []),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/เลิกแล้วเมื่อ|Ended on/);
  },
};

const asking = (fields: Readonly<Record<string, unknown>>) => {
  const day = wireDay('23/11/2026', { state: 'asking', ...fields });
  return one({ asking: [day] }, [day, wireDay('25/11/2026')]);
};

/** The wallet holds too little for the next trip. */
export const WalletTooSmall: Screen = {
  render: asking({ problem: 'wallet', price: 82 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /เติมเงิน|Top up/ });
  },
};

/** The next trip costs more than was agreed. */
export const PriceAboveAgreed: Screen = {
  render: asking({ problem: 'price', price: 92 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ยืนยันราคา ฿92|Accept ฿92/ });
  },
};

/** Refused for another reason, in the gateway's words. */
export const Refused: Screen = {
  render: asking({
    problem: 'refused',
    problemTh: 'กรุณารอให้งานที่จองไว้ส่งเสร็จก่อน',
    problemEn: 'Please wait until a job is delivered.',
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/กรุณารอให้งาน|Please wait until a job/);
  },
};

const job = wireJob(assigned, { jobDate: '17/11/2026', jobTime: '09:30' });

/** A new one like a job. */
export const SettingUp: Screen = {
  tags: ['picture'],
  render: screen('/recurring?job=J00024819', {
    ...recurringAnswers(),
    '/get_job_detail': () => ({ responseCode: 200, responseDesc: '', jobDetail: job }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เริ่มจองประจำ|Start the recurring/ });
    await canvas.findByText('฿82');
  },
};

/** The dates and the price could not be asked for. */
export const PreviewFailed: Screen = {
  render: screen('/recurring?job=J00024819', {
    ...recurringAnswers(),
    '/get_job_detail': () => ({ responseCode: 200, responseDesc: '', jobDetail: job }),
    '/recurring/preview': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/ดูวันและราคาไม่ได้|cannot be shown right now/);
  },
};

/** Changing one that runs. */
export const Changing: Screen = {
  render: screen(`/recurring?id=${recurringId}&change=1`, recurringAnswers({}, [])),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^บันทึก$|^Save$/ });
  },
};

/** Which job is to repeat. */
export const Choosing: Screen = {
  render: screen('/recurring?new=1', {
    ...noRecurring,
    '/recurring/preview': () => wirePreview(),
    '/job': () => ({ responseCode: 200, responseDesc: '', jobs: [job], statuses: [] }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: /ตั้งจากงานไหน|Which job/ });
  },
};
