import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  wireBenefits,
  wireContract,
  wireGold,
  wireLacking,
  wireNormal,
  wirePlatinum,
  wireRising,
} from '../../../tests/rewards/tier-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/CustomerTiers', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (tier: Answers[string], benefits: Answers[string] = () => wireBenefits): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/customer-tiers"
      user={storyUser}
      answers={{ '/user_tier/': tier, '/user_tier/promotions': benefits }}
    />
  );

export const Full: Screen = {
  tags: ['picture'],
  render: screen(() => wireGold),
  play: async ({ canvas }) => {
    await canvas.findByText('BKSW-7731');
  },
};
/** Not enough to stay in the tier yet. */
export const Lacking: Screen = { render: screen(() => wireLacking) };
export const Rising: Screen = { render: screen(() => wireRising) };
export const Highest: Screen = { render: screen(() => wirePlatinum) };
export const WithoutTier: Screen = {
  render: screen(
    () => wireNormal,
    () => ({ ...wireBenefits, promotions: [] }),
  ),
};
export const ByContract: Screen = { render: screen(() => wireContract) };
export const Loading: Screen = { render: screen(() => new Promise(() => undefined)) };
export const Failed: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
};
/** The tier is there, partners' benefits are not. */
export const BenefitsFailed: Screen = {
  render: screen(
    () => wireGold,
    () => {
      throw gatewayDown();
    },
  ),
};
