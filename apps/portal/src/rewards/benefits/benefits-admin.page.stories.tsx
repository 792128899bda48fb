import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { offeredAnswers } from '../../../tests/rewards/offered-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Benefits of administrators', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const admin = { ...storyUser, userId: 'U0000009', firstName: 'แพร', lastName: 'ใจเย็น' };
const screen = (path: string, answers: Answers = offeredAnswers()): NonNullable<Screen['render']> => {
  return (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} user={admin} answers={answers} />;
};
const never = () => new Promise<never>(() => undefined);
const fails = () => {
  throw refusal(500);
};

/** In every state: planned, offered, without codes, ended. */
export const Offered: Screen = {
  tags: ['picture'],
  render: screen('/admin/benefits'),
  play: async ({ canvas }) => {
    await canvas.findByText(/โค้ดหมด|No codes left/);
  },
};

/** A benefit with what customers see of it. */
export const Changing: Screen = {
  render: screen('/admin/benefits/3'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ยุติสิทธิ์|End it/ });
  },
};

/** One that was ended: saving it offers it again. */
export const Ended: Screen = {
  render: screen('/admin/benefits/1'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /เปิดอีกครั้ง|offer again/ });
  },
};

/** An empty form, which says what it lacks. */
export const Adding: Screen = {
  render: screen('/admin/benefits/new'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(บันทึก|Save)$/ }));
    await canvas.findByRole('alert');
  },
};

/** None yet. */
export const Empty: Screen = {
  render: screen(
    '/admin/benefits',
    offeredAnswers({ '/admin/tier_benefits': () => ({ responseCode: 200, responseDesc: '', benefits: [] }) }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีสิทธิ์จากพาร์ตเนอร์|No partner benefits yet/);
  },
};

/** Before the gateway answers. */
export const Loading: Screen = {
  render: screen('/admin/benefits', offeredAnswers({ '/admin/tier_benefits': never })),
};

/** The gateway does not answer. */
export const Failed: Screen = {
  render: screen('/admin/benefits', offeredAnswers({ '/admin/tier_benefits': fails })),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดสิทธิ์ไม่สำเร็จ|could not be loaded/);
  },
};

/** To everybody else it does not exist. */
export const NotAdmin: Screen = {
  render: screen(
    '/admin/benefits',
    offeredAnswers({
      '/admin/tier_benefits': () => {
        throw refusal(403);
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบหน้านี้|This page does not exist/);
  },
};
