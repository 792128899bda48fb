import { languageOf } from '@songwai/features/tests/story-language';
import { storyNow } from '@songwai/features/tests/story-now';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bookingAnswers, wireJobs } from '../../../tests/jobs/booking-answers.ts';
import { ScreenStory, type ScreenStoryProps } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/Help', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const answers = {
  ...bookingAnswers,
  '/job': () => ({ responseCode: 200, responseDesc: '', jobs: wireJobs.slice(0, 1), total: 0, statuses: [] }),
};
const screen = (props: Partial<ScreenStoryProps> = {}): NonNullable<Screen['render']> => {
  return (_, { globals }) => (
    <ScreenStory path="/neworder" user={storyUser} answers={answers} {...props} language={languageOf(globals)} />
  );
};
const button = { name: /ให้เราช่วยไหม|Need help/ } as const;

/** The delivery under way first, four topics, then people. */
export const Open: Screen = {
  tags: ['picture'],
  render: screen(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await canvas.findByRole('button', { name: /แชตกับทีมงาน|Chat with our team/ });
    await canvas.findByText(/งาน J|Job J/);
  },
};

/** At three in the morning a message can be left. */
export const OutsideHours: Screen = {
  render: screen({ clock: () => new Date(storyNow.getTime() - 10.5 * 3_600_000) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await canvas.findByRole('button', { name: /ฝากข้อความ|Leave the message/ });
  },
};

/** For a visitor, who has no delivery. */
export const Visitor: Screen = {
  render: screen({ user: undefined }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await canvas.findByRole('button', { name: /แชตกับทีมงาน|Chat with our team/ });
  },
};
