import { gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { storyUser } from '../../../tests/story-user.ts';
import { chargeId, walletAnswers, wirePayment } from '../../../tests/wallet/wallet-answers.ts';

const show = (path: string, status: () => unknown) =>
  render(<ScreenStory language="en" path={path} user={storyUser} answers={{ ...walletAnswers, '/payment/status': status }} />);
const answer = (change: Readonly<Record<string, unknown>>) => () => ({
  ...{ responseCode: 200, responseDesc: '' },
  payment: wirePayment(change),
});
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test.each([
  ['paid', { state: 'paid' }, ['฿3,000 topped up', 'The money is in your wallet and ready to use.']],
  ['paid too late', { state: 'paid', isLate: true }, ['฿3,000 topped up', /came after the time was over/]],
  ['declined', { state: 'failed', failure: 'insufficientFunds' }, ['The top-up did not work', /has not enough money/]],
  ['expired', { state: 'expired' }, ['The time to pay is over', /You have not been charged/]],
  ['still open', { state: 'pending' }, ['Checking your payment of ฿3,000', /This page changes by itself/]],
] as const)('a payment that is %s is called so', async (_, change, [title, help]) => {
  show(`/wallet/success?charge=${chargeId}`, answer(change));
  expect(await heading(title)).toBeTruthy();
  expect(screen.getByText(help)).toBeTruthy();
});

test('an address that says it is paid is not believed', async () => {
  show(`/wallet/success/INV-1?charge=${chargeId}`, answer({ state: 'failed', failure: 'declined' }));
  expect(await heading('The top-up did not work')).toBeTruthy();
});

test('an address without a payment, and one of a payment that there is not, lead back to the wallet', async () => {
  const { unmount } = show('/wallet/fail', answer({}));
  expect(await heading('There is no such payment')).toBeTruthy();
  unmount();
  show(`/wallet/success?charge=${chargeId}`, () => {
    throw refusal(404);
  });
  expect(await heading('There is no such payment')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Back to the wallet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeTruthy();
});

test('without an answer it can be asked again', async () => {
  let isDown = true;
  show(`/wallet/success?charge=${chargeId}`, () => {
    if (isDown) throw gatewayDown();
    return answer({ state: 'paid' })();
  });
  expect(await heading('The payment cannot be checked right now')).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('฿3,000 topped up')).toBeTruthy();
});
