import type { JobDetail } from '@songwai/core/jobs/job';
import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { JobStage } from '../../../tests/jobs/job-stage.tsx';
import { JobStory } from '../../../tests/jobs/job-story.tsx';
import { nearAnswer } from '../../../tests/jobs/near-answer.ts';
import { expiredJob, inMinutes, searchingJob } from '../../../tests/jobs/story-job.ts';
import { JobSearch } from './job-search.tsx';

const meta: Meta = { title: 'Portal/Job without a driver', tags: ['!autodocs'] };
export default meta;
type Screen = StoryObj;

const ignore = () => undefined;
const screen =
  (job: JobDetail, answers: Answers = {}): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <JobStory language={languageOf(globals)} answers={{ ...nearAnswer, ...answers }}>
      <JobStage job={job}>
        <JobSearch job={job} onChanged={ignore} />
      </JobStage>
    </JobStory>
  );
const everyoneAsked: JobDetail = { ...searchingJob, isFixedDriver: false, actions: ['cancel', 'postpone', 'changeSearch'] };
const cash: JobDetail = { ...expiredJob, paymentType: 0, isFixedDriver: false, actions: ['postpone', 'changeSearch'] };

/** The search ends soon; only favourites were asked, so asking the others comes first. */
export const FavouritesBusy: Screen = {
  render: screen(searchingJob),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /ยังไม่ว่างเลย|is free yet/, level: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: /^(เพิ่มค่าตอบแทน|Add to the driver)/ }));
    await canvas.findByRole('button', { name: /เพิ่ม ฿50 และหาต่อ|Add ฿50 and search on/ });
  },
};

/** Everyone was asked: adding to the pay is recommended. */
export const EveryoneBusy: Screen = {
  render: screen(everyoneAsked),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เพิ่ม ฿50 และหาต่อ|Add ฿50 and search on/ });
    await userEvent.click(await canvas.findByRole('button', { name: /^(ขยายเวลารับของ|Allow a later)/ }));
    await canvas.findByRole('button', { name: /14:18/ });
  },
};

/** The search has just begun. */
export const Searching: Screen = {
  render: screen({ ...everyoneAsked, ...inMinutes(-2), searchUntil: inMinutes(43) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /กำลังหาคนขับ|Looking for a driver/, level: 1 });
  },
};

/** Booked for tomorrow: no driver is asked yet. */
export const Planned: Screen = {
  render: screen({ ...everyoneAsked, ...inMinutes(20 * 60), searchUntil: inMinutes(20 * 60 + 45) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /จองไว้เรียบร้อย|Booked for later/, level: 1 });
  },
};

/** An amount of one's own. */
export const OwnAmount: Screen = {
  render: screen(everyoneAsked),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /อื่น ๆ|Other/ }));
    await canvas.findByRole('textbox', { name: /จำนวนเงินที่จะเพิ่ม|Amount to add/ });
  },
};

/** The search has ended; the money is back. */
export const Expired: Screen = {
  render: screen(expiredJob),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เริ่มหาใหม่ ฿466.45|Search again for ฿466.45/ });
  },
};

/** Code and credit were given back, so it costs the normal price again. */
export const ExpiredWithCode: Screen = {
  render: screen({ ...cash, netSatang: 41_645, discountSatang: 5_000 }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /฿466.45/ });
    await canvas.findByText('฿416.45');
  },
};

/** The gateway asks for another price: the old one is struck through, and the button asks again. */
export const NewPrice: Screen = {
  render: screen(cash, {
    '/job/:jobId/search/again': () => {
      const description = 'โค้ดส่วนลดและเครดิตฟรีของงานนี้ถูกคืนให้คุณแล้ว ราคาจึงเปลี่ยน กรุณายืนยันราคาใหม่';
      throw refusal(409, { description, reply: { netPrice: 516.45 } });
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /฿466.45/ }));
    await canvas.findByRole('button', { name: /฿516.45/ });
  },
};

/** The answer did not come: the choice stays as it is and can be sent again. */
export const NoAnswer: Screen = {
  render: screen(searchingJob, {
    '/job/:jobId/fixed/cancel': () => {
      throw gatewayDown();
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ถามคนขับทุกคน|Ask every driver/ }));
    await canvas.findByRole('alert');
  },
};

/** A day later it can only be booked anew. */
export const TooLate: Screen = {
  render: screen({ ...cash, ...inMinutes(-25 * 60), actions: [] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /จองงานใหม่|Book a new job/ });
  },
};
