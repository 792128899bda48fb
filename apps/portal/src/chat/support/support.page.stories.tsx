import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimed, question, supportAnswers } from '../../../tests/chat/support-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Support', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const admin = { ...storyUser, userId: 'U0000009', firstName: 'แพร', lastName: 'ใจเย็น' };
const screen = (path: string, answers: Answers): NonNullable<Screen['render']> => {
  return (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} user={admin} answers={answers} />;
};

/** Questions that wait, the longest waiting first. */
export const Queue: Screen = {
  render: screen('/admin/support', supportAnswers()),
  play: async ({ canvas }) => {
    await canvas.findByText('พิมพ์ชนก');
  },
};

/** A question that one has taken on, with its customer beside it. */
export const Answering: Screen = {
  tags: ['picture'],
  render: screen(`/admin/support/${claimed.roomId}`, supportAnswers(claimed)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'ใบเสร็จ' });
  },
};

/** Not taken on by anyone yet. */
export const Waiting: Screen = {
  render: screen(`/admin/support/${question.roomId}`, supportAnswers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /รับเรื่องนี้|Take this on/ });
  },
};

/** Nobody asks anything. */
export const Empty: Screen = {
  render: screen(
    '/admin/support',
    supportAnswers(question, {
      '/chat/room/list/needAdminSupport': () => ({ responseCode: 200, responseDesc: '', rooms: [], waitingCount: 0 }),
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่มีคำถามในกลุ่มนี้|No questions in this group/);
  },
};

/** To everybody who is no admin it does not exist. */
export const NotAdmin: Screen = {
  render: screen(
    '/admin/support',
    supportAnswers(question, {
      '/chat/room/list/needAdminSupport': () => {
        throw refusal(403);
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบหน้านี้|This page does not exist/);
  },
};
