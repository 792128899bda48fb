import type { JobDetail } from '@songwai/core/jobs/job';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cheaper, dearer, editAnswers, lockedAs, refuse, wireChange } from '../../../../tests/jobs/edit-answers.ts';
import { JobStage } from '../../../../tests/jobs/job-stage.tsx';
import { JobStory } from '../../../../tests/jobs/job-story.tsx';
import { nearAnswer } from '../../../../tests/jobs/near-answer.ts';
import { arrivedJob } from '../../../../tests/jobs/story-job.ts';
import { ChangeStops } from './change-stops.tsx';

const meta: Meta = { title: 'Portal/Changing a running job', tags: ['!autodocs'] };
export default meta;
type Screen = StoryObj;
type Canvas = Parameters<NonNullable<Screen['play']>>[0]['canvas'];

const ignore = () => undefined;
const ridden: JobDetail = {
  ...arrivedJob,
  status: 'delivering',
  statusText: { th: 'กำลังส่ง', en: 'Delivering' },
  actions: ['changeStops'],
};
const screen =
  (answers: Answers, job = ridden): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <JobStory language={languageOf(globals)} answers={{ ...nearAnswer, ...answers }}>
      <JobStage job={job}>
        <h1 className="sw-heading">{job.jobId}</h1>
        <ChangeStops job={job} isOpen onClose={ignore} onChanged={ignore} />
      </JobStage>
    </JobStory>
  );
const named = (name: RegExp) => ({ name, hidden: true }) as const;
const onTheWay = lockedAs('done', null, null);

const openStop = async (canvas: Canvas, stop: number) =>
  userEvent.click(await canvas.findByRole('button', named(new RegExp(`(แก้ไขจุดที่|Change Stop) ${stop}$`))));
/** Moves a stop to another place. */
const moveStop = async (canvas: Canvas, stop: number) => {
  await openStop(canvas, stop);
  await userEvent.click(await canvas.findByRole('button', named(/เปลี่ยนสถานที่|Another place/)));
  await userEvent.type(await canvas.findByRole('combobox', { hidden: true }), 'อ่อนนุช');
  await userEvent.click(await canvas.findByRole('option', named(/ตลาดสดอ่อนนุช/)));
};
const confirm = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', named(/ยืนยันการแก้ไข|Confirm the change/)));

/** How each stop stands: one is done, two can change. */
export const Stops: Screen = {
  tags: ['picture'],
  render: screen(editAnswers({ seen: onTheWay })),
  play: async ({ canvas }) => {
    await canvas.findByText(/รับของแล้ว|Picked up/);
  },
};

/** A stop open in its place on the line. */
export const OpenStop: Screen = {
  tags: ['picture'],
  render: screen(editAnswers({ seen: onTheWay })),
  play: async ({ canvas }) => {
    await openStop(canvas, 2);
    await canvas.findByRole('textbox', named(/ชื่อผู้ติดต่อ|Contact name/));
  },
};

/** Another place, and its price before and after. */
export const Dearer: Screen = {
  tags: ['picture'],
  render: screen(editAnswers({ seen: onTheWay, priced: dearer })),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await userEvent.click(await canvas.findByRole('button', named(/^(เสร็จกับ|Done with)/)));
    await canvas.findByRole('button', named(/\+฿42/));
  },
};

/** One stop less, with the way back to it. */
export const Removed: Screen = {
  tags: ['picture'],
  render: screen(editAnswers({ seen: onTheWay, priced: cheaper })),
  play: async ({ canvas }) => {
    await openStop(canvas, 3);
    await userEvent.click(await canvas.findByRole('button', named(/ลบจุดนี้|Remove this stop/)));
    await canvas.findByRole('button', named(/−฿42/));
    await canvas.findByRole('button', named(/เลิกทำ|Undo/));
  },
};

/** A new drop-off: its place is searched for first. */
export const Added: Screen = {
  render: screen(editAnswers({ seen: onTheWay, priced: dearer })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', named(/เพิ่มจุดส่ง|Add a drop-off/)));
    await canvas.findByRole('combobox', { hidden: true });
  },
};

/** What is missing at a new drop-off is said when it is confirmed. */
export const Incomplete: Screen = {
  render: screen(editAnswers({ seen: onTheWay, priced: dearer })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', named(/เพิ่มจุดส่ง|Add a drop-off/)));
    await userEvent.type(await canvas.findByRole('combobox', { hidden: true }), 'อ่อนนุช');
    await userEvent.click(await canvas.findByRole('option', named(/ตลาดสดอ่อนนุช/)));
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    const name = await canvas.findByRole('textbox', named(/ชื่อผู้ติดต่อ|Contact name/));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The driver is nearly at the next stop; the one after can still change. */
export const DriverNear: Screen = {
  tags: ['picture'],
  render: screen(editAnswers({ seen: lockedAs('done', 'driverNear', null) })),
  play: async ({ canvas }) => {
    await canvas.findByText(/คนขับใกล้ถึงแล้ว|nearly there/);
  },
};

/** The driver came near while it was edited: nothing is changed, and what was typed can go back. */
export const CameNear: Screen = {
  render: (_, context) => {
    let isNear = false;
    const answers = editAnswers({ seen: onTheWay, priced: dearer });
    return screen({
      '/job/:jobId/change': (body) => {
        if (body['guid'] !== undefined) {
          isNear = true;
          return refuse('stop_locked', { description: 'จุดที่ 2: คนขับใกล้ถึงจุดนี้แล้ว จึงแก้ไม่ได้' })();
        }
        if (!isNear) return answers['/job/:jobId/change']?.(body);
        return { responseCode: 200, responseDesc: '', change: wireChange(lockedAs('done', 'driverNear', null)) };
      },
    })({}, context as never);
  },
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    await canvas.findByRole('button', named(/ใช้ข้อมูลเดิม|As it was/));
  },
};

/** The price became another one before it was confirmed. */
export const PriceChanged: Screen = {
  render: screen(
    editAnswers({
      seen: onTheWay,
      priced: dearer,
      confirm: refuse('price_changed', {
        reply: { change: wireChange({ ...onTheWay, ...dearer, netPrice: 520, difference: 53.55 }) },
      }),
    }),
  ),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    await canvas.findByRole('button', named(/\+฿53\.55/));
  },
};

/** The wallet does not hold the difference. */
export const WalletShort: Screen = {
  render: screen(editAnswers({ seen: onTheWay, priced: { ...dearer, missing: 12 } })),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByText(/ขาดอีก ฿12|฿12 short/);
  },
};

/** A colleague was faster. */
export const ChangedMeanwhile: Screen = {
  render: screen(editAnswers({ seen: onTheWay, priced: dearer, confirm: refuse('changed_meanwhile') })),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    await canvas.findByRole('button', named(/ดูรายการล่าสุด|Show it as it is/));
  },
};

/** No answer: everything that was typed stays. */
export const Failed: Screen = {
  render: screen(
    editAnswers({
      seen: onTheWay,
      priced: dearer,
      confirm: () => {
        throw gatewayDown();
      },
    }),
  ),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    const alert = await canvas.findByRole('alert', { hidden: true });
    await within(alert).findByText(/./);
  },
};

/** While it is being changed. */
export const Saving: Screen = {
  render: screen(editAnswers({ seen: onTheWay, priced: dearer, confirm: () => new Promise(() => undefined) })),
  play: async ({ canvas }) => {
    await moveStop(canvas, 2);
    await canvas.findByRole('button', named(/\+฿42/));
    await confirm(canvas);
    await canvas.findByRole('dialog', { busy: true, hidden: true });
  },
};

export const Loading: Screen = {
  render: screen({ '/job/:jobId/change': () => new Promise(() => undefined) }),
};

/** Everything is delivered: nothing can change, and whom to talk to. */
export const NotPossible: Screen = {
  render: screen({ '/job/:jobId/change': refuse('not_changeable', { description: 'ส่งครบทุกจุดแล้ว จึงแก้ไขไม่ได้' }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', named(/02.?123.?4567/));
  },
};

/** How the stops stand could not be read. */
export const LoadFailed: Screen = {
  render: screen({
    '/job/:jobId/change': () => {
      throw refusal(500);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', named(/ลองอีกครั้ง|ลองใหม่|Try again/));
  },
};
