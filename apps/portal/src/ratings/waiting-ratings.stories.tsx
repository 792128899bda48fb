import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { deliveredAnswers, waitingAnswer } from '../../tests/delivered-answers.ts';
import { bookingAnswers } from '../../tests/jobs/booking-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Rating dialog', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

/** Bookings with jobs that wait for a rating, which the card there opens. */
const screen =
  (...jobIds: readonly string[]): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/dashboard"
      user={storyUser}
      answers={{
        ...bookingAnswers,
        ...deliveredAnswers(),
        '/job_waiting_for_rating': () => waitingAnswer(...jobIds),
      }}
    />
  );

const openRating: NonNullable<Screen['play']> = async ({ canvas, userEvent }) => {
  const card = within(await canvas.findByRole('region', { name: /รอให้คะแนน|to rate/ }));
  await userEvent.click(card.getByRole('button', { name: /^(ให้คะแนน|Rate)$/ }));
};

export const OneJob: Screen = {
  render: screen('J00048213'),
  play: async (context) => {
    const { canvas } = context;
    await openRating(context);
    await canvas.findByRole('button', { name: /ส่งคะแนน|Send rating/ });
  },
};

export const SeveralJobs: Screen = {
  render: screen('J00048213', 'J00048214'),
  play: async (context) => {
    const { canvas } = context;
    await openRating(context);
    await canvas.findByRole('button', { name: /^วิชัย/ });
  },
};
