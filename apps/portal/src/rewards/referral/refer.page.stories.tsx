import { type Answers, gatewayDown } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { wireNoFriends, wireReferral, wireReferralCredit } from '../../../tests/rewards/referral-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/ReferFriends', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (referral: Answers[string], credit: Answers[string] = () => wireReferralCredit): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/refer"
      user={storyUser}
      answers={{ '/referral': referral, '/free_credit/history': credit }}
    />
  );

export const Full: Screen = {
  tags: ['picture'],
  render: screen(() => wireReferral),
  play: async ({ canvas }) => {
    await canvas.findByText('+200');
  },
};
export const WithCode: Screen = {
  render: screen(() => wireReferral),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show a QR code|แสดงคิวอาร์โค้ด/ }));
    await canvas.findByRole('img', { name: /QR|คิวอาร์/ });
  },
};
export const NoFriends: Screen = {
  render: screen(
    () => wireNoFriends,
    () => ({ ...wireReferralCredit, entries: [] }),
  ),
};
export const Loading: Screen = { render: screen(() => new Promise(() => undefined)) };
export const Failed: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
};
/** The link and the friends are there, the credit is not. */
export const CreditFailed: Screen = {
  render: screen(
    () => wireReferral,
    () => {
      throw gatewayDown();
    },
  ),
};
