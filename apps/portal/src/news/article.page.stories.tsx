import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsAnswers } from '../../tests/news/news-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Article', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path: string): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} answers={newsAnswers()} />;

/** A promotion with its code. */
export const Promotion: Screen = {
  tags: ['picture'],
  render: screen('/promotions/1'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ใช้โค้ดนี้จอง|Book with this code/ });
  },
};

/** News have no code. */
export const News: Screen = {
  render: screen('/news/4'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** It has ended, or was never there. */
export const Gone: Screen = {
  render: screen('/news/99'),
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่พบข่าวหรือโปรโมชันนี้|This article is not here/);
  },
};
