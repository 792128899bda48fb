import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Screens/Not found', tags: ['picture', '!autodocs'] };
export default meta;

/** An unknown path, and the link home. */
export const NotFound: StoryObj = {
  name: 'Not found',
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/no-such-page" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};
