import { languageOf } from '@songwai/features/tests/story-language';
import * as jobs from '@songwai/features/tests/tracking/tracked-jobs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Tracking', tags: ['picture', '!autodocs'] };
export default meta;

type Screen = StoryObj;

/** Between the first and the second stop. */
export const OnWay: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.delivering} />,
  play: async ({ canvas }) => {
    await canvas.findByText('2ขก 4471');
  },
};

/** A driver is being looked for. */
export const Matching: Screen = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.matching} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** All stops are served. */
export const Done: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/8K2M7Q" job={jobs.completed} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** An unknown link, mistyped or truncated by a chat. */
export const UnknownLink: Screen = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/t/nothing" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
