import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
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

const down = () => {
  throw gatewayDown();
};

/** The vehicles and their prices did not come: a button asks again. */
export const VehiclesFailed: StoryObj = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/" answers={{ '/init_data_v3': down }} isWithoutStartup />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /ลองอีกครั้ง|Try again/ });
  },
};
