import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { ok } from '../../../tests/news/news-answers.ts';
import { writtenAnswers } from '../../../tests/news/written-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/News of administrators', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const admin = { ...storyUser, userId: 'U0000009', firstName: 'แพร', lastName: 'ใจเย็น' };
const screen = (path: string, answers: Answers = writtenAnswers()): NonNullable<Screen['render']> => {
  return (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} user={admin} answers={answers} />;
};

/** All that was written, the latest first. */
export const Written: Screen = {
  tags: ['picture'],
  render: screen('/admin/news'),
  play: async ({ canvas }) => {
    await canvas.findByText(/รอเผยแพร่|Planned/);
  },
};

/** A promotion with the preview of its text. */
export const Changing: Screen = {
  render: screen('/admin/news/1'),
  play: async ({ canvas }) => {
    const [preview] = await canvas.findAllByRole('button', { name: /ดูตัวอย่าง|Preview/ });
    if (preview) await userEvent.click(preview);
    await canvas.findByRole('region', { name: /ตัวอย่างที่ผู้อ่านจะเห็น|What readers will see/ });
  },
};

/** An empty form. */
export const Writing: Screen = {
  render: screen('/admin/news/new'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /บันทึก|Save/ });
  },
};

/** Nothing was written yet. */
export const Empty: Screen = {
  render: screen('/admin/news', writtenAnswers({ '/admin/news': () => ({ ...ok, news: [] }) })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีข่าวหรือโปรโมชัน|No news or promotions yet/);
  },
};

/** To everybody who is no administrator it does not exist. */
export const NotAdmin: Screen = {
  render: screen(
    '/admin/news',
    writtenAnswers({
      '/admin/news': () => {
        throw refusal(403);
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบหน้านี้|This page does not exist/);
  },
};
