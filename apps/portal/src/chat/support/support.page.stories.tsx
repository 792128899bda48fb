import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
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

const openReports: NonNullable<Screen['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('tab', { name: /เรื่องที่แจ้ง|Reports/ }));
};

/** What customers have reported. */
export const Reports: Screen = {
  tags: ['picture'],
  render: screen('/admin/support', supportAnswers()),
  play: async (context) => {
    await openReports(context);
    await context.canvas.findByText(/หลอกลวง|Fraud/);
  },
};

/** Nothing is open. */
export const NoReports: Screen = {
  render: screen(
    '/admin/support',
    supportAnswers(question, { '/chat/support/reports': () => ({ responseCode: 200, responseDesc: '' }) }),
  ),
  play: async (context) => {
    await openReports(context);
    await context.canvas.findByText(/ไม่มีเรื่องที่แจ้ง|No reports/);
  },
};

export const ReportsLoading: Screen = {
  render: screen('/admin/support', supportAnswers(question, { '/chat/support/reports': () => new Promise(() => undefined) })),
  play: openReports,
};

export const ReportsFailed: Screen = {
  render: screen(
    '/admin/support',
    supportAnswers(question, {
      '/chat/support/reports': () => {
        throw gatewayDown();
      },
    }),
  ),
  play: async (context) => {
    await openReports(context);
    await context.canvas.findByText(/โหลดเรื่องที่แจ้งไม่ได้|The reports did not load/);
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
