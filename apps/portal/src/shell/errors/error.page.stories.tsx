import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Errors', tags: ['picture', '!autodocs'] };
export default meta;

/** An unknown path, and the link home. */
export const NotFound: StoryObj = {
  name: 'Not found',
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/no-such-page" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** A page that failed, with the code for support. */
export const Broken: StoryObj = {
  tags: ['!picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/error?code=500" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
