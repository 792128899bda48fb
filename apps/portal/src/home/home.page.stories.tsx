import { gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ratesAnswers } from '../../tests/rates-answers.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Home', tags: ['picture', '!autodocs'] };
export default meta;

/** A first visit. */
export const Home: StoryObj = {
  render: (_, { globals }) => <ScreenStory language={languageOf(globals)} path="/" answers={ratesAnswers()} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/ไม่เกิน 20 กก|Up to 20 kg/);
  },
};

const down = () => {
  throw gatewayDown();
};

/** The prices did not come: a button asks again, and the rest is there. */
export const PricesFailed: StoryObj = {
  tags: ['!picture'],
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/" answers={ratesAnswers({ '/rate_card': down })} />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /ลองอีกครั้ง|Try again/ });
  },
};
