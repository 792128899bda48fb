import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import type { HireState } from '@songwai/core/full-day/hire-state';
import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { carHire, hireAnswers, monthlyHire, packagesAnswer } from '@songwai/features/tests/full-day/hire-fixture';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hiring } from '../../tests/full-day/hiring.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';
import type { Portal } from '../shell/portal.ts';
import { openHire } from './open-hire.ts';

const meta: Meta = { title: 'Portal/FullDay', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (
    draft: Partial<HireDraft>,
    state: Partial<Omit<HireState, 'draft'>> = {},
    answers: Answers = hireAnswers(),
  ): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/fullday"
      user={storyUser}
      prepare={hiring(draft, state)}
      answers={answers}
    />
  );

/** A visitor sees the prices before anything is chosen. */
export const Empty: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/fullday" answers={hireAnswers()} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/จาก ฿17,500|from ฿17,500/);
  },
};

/** Two cars for 9 hours: the day as a line with its break, and the total. */
export const NineHours: Screen = {
  tags: ['picture'],
  render: screen(carHire),
  play: async ({ canvas }) => {
    await canvas.findByText('฿4,900');
    await canvas.findByText(/18:00 จบ|18:00 end/);
  },
};

/** 9 hours that would begin too late, with two ways out. */
export const TooLate: Screen = {
  render: screen({ ...carHire, startTime: '13:00' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/ต้องเริ่มไม่เกิน 12:00|has to start by 12:00/);
    await canvas.findByRole('button', { name: /ใช้ 4 ชั่วโมง ฿1,200|Take 4 hours ฿1,200/ });
    await userEvent.click(await canvas.findByRole('button', { name: /เริ่ม 12:00|Start at 12:00/ }));
    await canvas.findByText(/21:00 จบ|21:00 end/);
  },
};

/** The packages are on their way; the rest can be filled in. */
export const Loading: Screen = {
  render: screen(
    {},
    {},
    packagesAnswer(() => new Promise(() => undefined)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ช่องอื่นกรอกต่อได้เลย|fill in the rest/);
  },
};

/** The packages could not be loaded. */
export const Failed: Screen = {
  render: screen(
    {},
    {},
    packagesAnswer(() => {
      throw gatewayDown();
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดแพ็กเกจไม่สำเร็จ|could not be loaded/);
  },
};

/** The price changed meanwhile: the old sum is struck through, and the button says the new one. */
export const PriceChanged: Screen = {
  render: screen(
    { ...carHire, isAtDetails: true },
    { booking: { status: 'priceChanged', oldTotalSatang: 490_000, totalSatang: 500_000 } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ตกลง ฿5,000|Accept ฿5,000/ });
  },
};

/** What is missing, at its fields and above the button. */
export const Missing: Screen = {
  render: screen({ hours: 2, startTime: '' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/จาก ฿990|from ฿990/);
    await userEvent.click(await canvas.findByRole('button', { name: /ต่อไป: ผู้ติดต่อ|Next: contacts/ }));
    await canvas.findByText(/กรุณาเลือกสถานที่เริ่มงาน|Choose where work starts/);
  },
};

/** The second step: who is met where. */
export const Contacts: Screen = {
  render: screen({ ...carHire, isAtDetails: true }),
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('คุณเมย์');
    await canvas.findByRole('button', { name: /จองในราคา ฿4,900|Book for ฿4,900/ });
  },
};

const bookedHire = ({ part }: Portal): Partial<HireState> => {
  const { draft } = part(openHire).store.getState();
  return {
    booking: {
      status: 'booked',
      jobIds: ['J00048213', 'J00048214'],
      trackingIds: ['8K2M7Q', '5RW3XN'],
      payment: null,
      sent: { draft, offer: null, totalSatang: 490_000 },
    },
  };
};

/** Booked: a job for each driver. */
export const Booked: Screen = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/fullday"
      user={storyUser}
      answers={hireAnswers()}
      prepare={(portal) => {
        hiring(carHire)(portal);
        hiring({}, bookedHire(portal))(portal);
      }}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/J000-48214/);
  },
};

/** Hired by the month: weekdays up to six, and on a desktop the quotation as it fills. */
export const Monthly: Screen = {
  tags: ['picture'],
  render: screen(monthlyHire),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/฿106,200/);
    await canvas.findByText(/ครบ 6 วันแล้ว|Six days are chosen/);
  },
};
