import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { wireCredit } from '../../../tests/wallet/credit-answers.ts';

const meta: Meta = { title: 'Portal/FreeCredit', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (answer: Answers[string]): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/freecredit"
      user={storyUser}
      answers={{ '/free_credit/history': answer }}
    />
  );

export const Full: Screen = {
  tags: ['picture'],
  render: screen(() => wireCredit),
  play: async ({ canvas }) => {
    await canvas.findByText('+100');
  },
};
export const Empty: Screen = { render: screen(() => ({ responseCode: 200, responseDesc: '', freeCredit: 0, entries: [] })) };
export const Loading: Screen = { render: screen(() => new Promise(() => undefined)) };
export const Failed: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
};
