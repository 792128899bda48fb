import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deliveredAnswers, waitingAnswer } from '../../tests/delivered-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Rating dialog', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

/** The first page of the app on a day, with jobs that wait for a rating. */
const screen =
  (...jobIds: readonly string[]): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/notification"
      user={storyUser}
      answers={{
        ...deliveredAnswers(),
        '/notification': () => ({ responseCode: 200, responseDesc: '', notifications: [], unreadCount: 0 }),
        '/job_waiting_for_rating': () => waitingAnswer(...jobIds),
      }}
    />
  );

export const OneJob: Screen = {
  render: screen('J00048213'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ส่งคะแนน|Send rating/ });
  },
};

export const SeveralJobs: Screen = {
  render: screen('J00048213', 'J00048214'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^วิชัย/ });
  },
};
