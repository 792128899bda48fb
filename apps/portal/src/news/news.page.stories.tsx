import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsAnswers, ok } from '../../tests/news/news-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/News', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (path: string, answers: Answers = newsAnswers()): NonNullable<Screen['render']> =>
  (_, { globals }) => <ScreenStory language={languageOf(globals)} path={path} answers={answers} />;

/** A promotion on top, others, then news. */
export const Full: Screen = {
  tags: ['picture'],
  render: screen('/news'),
  play: async ({ canvas }) => {
    await canvas.findByText('WELCOME50');
  },
};

/** Signed in: what was not opened yet has a dot. */
export const SignedIn: Screen = {
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/news" user={storyUser} answers={newsAnswers()} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('WELCOME50');
  },
};

/** Promotions alone. */
export const Promotions: Screen = {
  render: screen('/promotions'),
  play: async ({ canvas }) => {
    await canvas.findByText('WELCOME50');
  },
};

/** Nothing at the moment. */
export const Empty: Screen = {
  render: screen('/promotions', newsAnswers({ '/promotion/web': () => ({ ...ok, promotions: [] }) })),
  play: async ({ canvas }) => {
    await canvas.findByText(/ยังไม่มีโปรโมชัน|No promotions/);
  },
};

/** The shapes of what comes. */
export const Loading: Screen = {
  render: screen('/news', newsAnswers({ '/v2/news': () => new Promise(() => undefined) })),
};

/** The gateway does not answer. */
export const Failed: Screen = {
  render: screen(
    '/news',
    newsAnswers({
      '/v2/news': () => {
        throw gatewayDown();
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/โหลดข่าวไม่สำเร็จ|News could not be loaded/);
  },
};
