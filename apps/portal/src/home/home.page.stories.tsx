import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Home', tags: ['picture', '!autodocs'] };
export default meta;

/** A first visit. */
export const Home: StoryObj = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/" />,
  play: async ({ canvas }) => {
    await canvas.findByText(/มอเตอร์ไซค์|Motorcycle/);
  },
};
