import { type Answers, gatewayDown, refusal, wireEstimate } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';

const meta: Meta = { title: 'Portal/Price check', tags: ['!autodocs'] };
export default meta;

const profile = { responseCode: 200, responseDesc: '', partnerName: 'Baan Chandra', features: ['order', 'priceCheck'] };
const usual: Answers = { '/partner_profile/:partner': () => profile, '/:partner/estimate': wireEstimate };

const screen = (answers: Answers = {}): StoryObj => ({
  render: (_, { globals }) => (
    <ScreenStory language={languageOf(globals)} path="/price-check/baanchandra" answers={{ ...usual, ...answers }} />
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

export const Empty: StoryObj = screen();
/** Nobody knows this partner. */
export const UnknownPartner: StoryObj = screen({
  '/partner_profile/:partner': () => {
    throw refusal(404);
  },
});
/** The partner offers no prices. */
export const FeatureOff: StoryObj = screen({ '/partner_profile/:partner': () => ({ ...profile, features: ['order'] }) });
/** The partner's name could not be asked for. */
export const GatewayDown: StoryObj = screen({
  '/partner_profile/:partner': () => {
    throw gatewayDown();
  },
});
