import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { languageOf } from '@songwai/features/tests/story-language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { chargeId, walletAnswers, wirePayment } from '../../../tests/wallet/wallet-answers.ts';

const meta: Meta = { title: 'Portal/Wallet/Return', tags: ['!autodocs'] };
export default meta;

type Screen = StoryObj;

const screen =
  (status: () => unknown): NonNullable<Screen['render']> =>
  (_, { globals }) => (
    <ScreenStory
      language={languageOf(globals)}
      path={`/wallet/success?charge=${chargeId}`}
      user={storyUser}
      answers={{ ...walletAnswers, '/payment/status': status }}
    />
  );
const answer = (change: Readonly<Record<string, unknown>>) => () => ({
  ...{ responseCode: 200, responseDesc: '' },
  payment: wirePayment({ qrPayload: undefined, ...change }),
});

export const Paid: Screen = { tags: ['picture'], render: screen(answer({ state: 'paid' })) };
export const PaidLate: Screen = { render: screen(answer({ state: 'paid', isLate: true })) };
export const Checking: Screen = { render: screen(answer({ method: 'card' })) };
export const Declined: Screen = { render: screen(answer({ method: 'card', state: 'failed', failure: 'declined' })) };
export const Expired: Screen = { render: screen(answer({ state: 'expired' })) };
export const Unknown: Screen = {
  render: screen(() => {
    throw refusal(404);
  }),
};
export const Unanswered: Screen = {
  render: screen(() => {
    throw gatewayDown();
  }),
};
