import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/About us', tags: ['!autodocs'] };
export default meta;

/** Who we are, along the route line. */
export const About: StoryObj = {
  tags: ['picture'],
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/about" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

/** The gateway does not say whom to call: there is another way. */
export const GatewayDown: StoryObj = {
  render: (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/about"
      isWithoutStartup
      answers={{
        '/init_data_v3': () => {
          throw gatewayDown();
        },
      }}
    />
  ),
};
