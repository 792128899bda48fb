import type { Answers } from '@songwai/features/tests/fixture-gateway';
import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { storyUser } from '../../tests/story-user.ts';

const meta: Meta = { title: 'Portal/SignOn', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const ok = { responseCode: 200, responseDesc: '' };
const guest = { ...ok, userId: 'guest-1', userName: 'guest-1', firstName: 'Maya', lastName: 'Lindqvist', userType: 2 };
const signedOn: Answers = {
  '/signon': () => ({ ...ok, partnerName: 'Baan Chandra', skToken: 'guest-token' }),
  '/userInfo': () => guest,
};
const screen =
  (answers: Answers, isSignedIn = false): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path="/signon?partnerId=baanchandra&token=signed"
      answers={answers}
      user={isSignedIn ? storyUser : undefined}
    />
  );
const headed: NonNullable<Screen['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};
const failing = (fail: () => never): Answers => ({ '/signon': fail });

export const Working: Screen = { render: screen({ '/signon': () => new Promise(() => undefined) }), play: headed };
export const AskFirst: Screen = { render: screen(signedOn, true), play: headed };
export const Refused: Screen = {
  render: screen(
    failing(() => {
      throw refusal(403, { description: 'The token has expired', reply: { reason: 'expired' } });
    }),
  ),
  play: headed,
};
export const GatewayDown: Screen = {
  render: screen(
    failing(() => {
      throw gatewayDown();
    }),
  ),
  play: headed,
};
