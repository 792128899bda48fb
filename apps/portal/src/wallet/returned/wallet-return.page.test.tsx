import { refusal } from '@songwai/features/tests/fixture-gateway';
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

test.each([
  ['paid', { state: 'paid' }, '฿3,000 received'],
  ['paid too late', { state: 'paid', isLate: true }, 'Your money came after the time was over'],
  ['declined', { method: 'card', state: 'failed', failure: 'insufficientFunds' }, 'The card’s limit is too low'],
  ['expired', { method: 'card', state: 'expired' }, 'The time to confirm is over'],
  ['still open', { method: 'card', state: 'pending' }, 'Checking with your bank'],
] as const)('a payment that is %s is called so', async (_, change, text) => {
  show(`/wallet/success?charge=${chargeId}`, answer(change));
  expect(await screen.findByText(text)).toBeTruthy();
});

test('an address that says it is paid is not believed', async () => {
  show(`/wallet/success/INV-1?charge=${chargeId}`, answer({ method: 'card', state: 'failed', failure: 'declined' }));
  expect(await screen.findByText('Your bank said no')).toBeTruthy();
});

test('an address without a payment, and one of a payment that there is not, lead back to the wallet', async () => {
  const { unmount } = show('/wallet/fail', answer({}));
  expect(await screen.findByRole('heading', { level: 2, name: 'There is no payment in this link' })).toBeTruthy();
  unmount();
  show(`/wallet/success?charge=${chargeId}`, () => {
    throw refusal(404);
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'This payment was not found' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See my wallet' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeTruthy();
});
