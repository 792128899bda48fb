import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { type Answers, gatewayDown, refusal } from '@songwai/features/tests/fixture-gateway';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { createCardAnswers } from '../../tests/settings/card-answers.ts';
import { storyUser } from '../../tests/story-user.ts';
import {
  emptyWallet,
  manyEntries,
  pagedEntries,
  walletAnswers,
  wirePayment,
  wireWallet,
} from '../../tests/wallet/wallet-answers.ts';

const ok = { responseCode: 200, responseDesc: '' };

/** The page over a gateway in memory. @returns the bodies it was asked with, by path. */
const show = (answers: Answers = {}, startup: Partial<PortalStartup> = {}) => {
  const asked: (readonly [path: string, body: Readonly<Record<string, unknown>>])[] = [];
  const noted = Object.fromEntries(
    Object.entries({ ...walletAnswers, ...answers }).map(([path, answer]) => [
      path,
      (body: Readonly<Record<string, unknown>>) => {
        asked.push([path, body]);
        return answer(body);
      },
    ]),
  );
  render(<ScreenStory language="en" path="/wallet" user={storyUser} answers={noted} startup={startup} />);
  return (path: string) => asked.filter(([asking]) => asking === path).map(([, body]) => body);
};
const pay = (sum = '฿3,000') => screen.findByRole('button', { name: `Top up ${sum}` });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('the balance says what it buys, and what is on its way', async () => {
  show();
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(within(balance).getByText('฿843.55')).toBeTruthy();
  expect(await within(balance).findByText('Enough for about 10 motorcycle trips of 5 km')).toBeTruthy();
  expect(within(balance).getByRole('link', { name: 'Delivering J000-48213' })).toBeTruthy();
  expect(within(balance).getByText('+฿2,140 into your wallet')).toBeTruthy();
});

test('movements stand day by day, with their direction and the balance after each', async () => {
  show();
  const today = await screen.findByRole('region', { name: 'Today 21/11/2026' });
  const rows = within(today).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Delivery13:06 · J000-48213−396.45843.55 left',
    'Job changed, one more stop11:20 · J000-48190−401,240 left',
  ]);
  const bonus = within(screen.getByRole('region', { name: '18/11/2026' })).getAllByRole('listitem')[0];
  expect(bonus && within(bonus).getByRole('img', { name: 'Bonus' })).toBeTruthy();
});

test('a package is paid by PromptPay: its code is shown, and closing it leaves the payment open', async () => {
  const asked = show();
  fireEvent.click(await screen.findByRole('radio', { name: /฿7,000/ }));
  fireEvent.click(await pay('฿7,000'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('img', { name: 'PromptPay QR code for ฿3,000' })).toBeTruthy();
  expect(asked('/wallet/packages/pay')).toMatchObject([{ packageId: 3, paymentType: 3 }]);
  const readBefore = asked('/wallet/info').length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readBefore).toBeGreaterThan(1);
});

test('a package that is chosen in the moment in which it appears stays chosen', async () => {
  const chosen = new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      const radio = screen.queryByRole('radio', { name: /฿7,000/ });
      if (radio === null) return;
      watching.disconnect();
      fireEvent.click(radio);
      resolve();
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  show();
  await chosen;
  expect(await pay('฿7,000')).toBeTruthy();
});

test('a saved card pays an own amount, to which a little is added for the next package', async () => {
  const asked = show({
    '/wallet/packages/pay': () => ({ ...ok, payment: wirePayment({ method: 'card', state: 'paid', amount: 2600 }) }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Other amount/ }));
  const field = await screen.findByRole('textbox', { name: 'Amount to top up' });
  type(field, '2600');
  expect(await screen.findByText('Add ฿400 and get a bonus of ฿400')).toBeTruthy();
  fireEvent.click(await screen.findByRole('tab', { name: 'Visa •••• 4242' }));
  fireEvent.click(await pay('฿2,600'));
  expect(await screen.findByText('The money is in your wallet')).toBeTruthy();
  expect(asked('/wallet/packages/pay')).toMatchObject([{ amount: 2600, paymentType: 1, cardId: 'card_1' }]);
});

test('an amount outside the limits is left as it is typed, and is not sent', async () => {
  const asked = show();
  fireEvent.click(await screen.findByRole('radio', { name: /Other amount/ }));
  const field = (await screen.findByRole('textbox', { name: 'Amount to top up' })) as HTMLInputElement;
  type(field, '25,000');
  fireEvent.blur(field);
  expect(await screen.findByText('Top up between 100 and 20,000 baht')).toBeTruthy();
  expect(field.value).toBe('25,000');
  await press('Top up');
  expect(asked('/wallet/packages/pay')).toEqual([]);
});

test('a press without an answer can be repeated, and pays once', async () => {
  const asked = show({
    '/wallet/packages/pay': () => {
      throw gatewayDown();
    },
  });
  fireEvent.click(await pay());
  expect(await screen.findByText('Press again: you will not be charged twice.')).toBeTruthy();
  fireEvent.click(await pay());
  await waitFor(() => expect(asked('/wallet/packages/pay')).toHaveLength(2));
  const [first, second] = asked('/wallet/packages/pay');
  expect(second?.['guid']).toBe(first?.['guid']);
});

test('a package that is gone is called so, and another press pays another choice', async () => {
  show({
    '/wallet/packages/pay': () => {
      throw refusal(404, { description: 'wallet package not found' });
    },
  });
  fireEvent.click(await pay());
  expect(await screen.findByText('This package is no longer there. Please choose another amount.')).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /฿7,000/ }));
  await waitFor(() => expect(screen.queryByText(/no longer there/)).toBeNull());
});

test('an open top-up stands on top, and can be gone on with', async () => {
  show({ '/wallet/info': () => ({ ...wireWallet, topUps: [wirePayment()] }) });
  await press('See QR');
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿3,000' })).toBeTruthy();
  await press('Pay another way');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a code becomes money, and the balance is read again', async () => {
  const asked = show();
  const field = await screen.findByRole('textbox', { name: 'Top-up code' });
  type(field, 'swa7k-2m4');
  await press('Use code');
  expect(await screen.findByText(/looks like SWABC-1234/)).toBeTruthy();
  expect(asked('/wallet/redeem')).toEqual([]);
  type(field, 'swa7k-2m4p');
  await press('Use code');
  expect(await screen.findByText('Code SWA7K-2M4P · Balance ฿1,043.55')).toBeTruthy();
  await waitFor(() => expect(asked('/wallet/info').length).toBeGreaterThan(1));
});

test.each([
  ['was used', refusal(422, { field: 'code', description: 'x' }), 'This code has expired or was used already'],
  ['could not be sent', gatewayDown(), /Check your connection|cannot be reached|internet/i],
])('a code that %s stays in its field, with the reason', async (_, error, reason) => {
  show({
    '/wallet/redeem': () => {
      throw error;
    },
  });
  const field = (await screen.findByRole('textbox', { name: 'Top-up code' })) as HTMLInputElement;
  type(field, 'SWABC-1234');
  await press('Use code');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(field.value).toBe('SWABC-1234');
});

test('the history shows twenty movements, and twenty more', async () => {
  const asked = show({ '/wallet/history': pagedEntries(manyEntries) });
  expect(await screen.findByText('20 of 45 shown')).toBeTruthy();
  await press('Show 20 more');
  expect(await screen.findByText('40 of 45 shown')).toBeTruthy();
  await press('Show 5 more');
  expect(await screen.findByText('45 of 45 shown')).toBeTruthy();
  expect(asked('/wallet/history').map(({ page }) => page)).toEqual([0, 1, 2]);
  expect(asked('/wallet/history')[0]).toMatchObject({ fromDate: '23/10/2026', toDate: '21/11/2026', limit: 20 });
});

test('only money in is shown, over all days', async () => {
  const asked = show();
  await press(/Last 30 days/);
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: 'All days' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  const chip = screen.queryByRole('radio', { name: 'Money in' });
  if (chip === null) await press(/All days/);
  fireEvent.click(await screen.findByRole('radio', { name: 'Money in' }));
  await waitFor(() => expect(screen.queryByText('−396.45')).toBeNull());
  expect(await screen.findByText('+320')).toBeTruthy();
  const last = asked('/wallet/history').at(-1);
  expect(last).toMatchObject({ direction: 'in' });
  expect(last?.['fromDate']).toBeUndefined();
});

test('a new wallet offers the first top-up', async () => {
  const asked = show({ '/wallet/info': () => emptyWallet, '/wallet/history': pagedEntries([]) });
  expect(await screen.findByText('Nothing has moved yet')).toBeTruthy();
  fireEvent.click(await pay('฿1,000'));
  await waitFor(() => expect(asked('/wallet/packages/pay')).toMatchObject([{ packageId: 1 }]));
});

test('without the history the balance is still shown, and it can be asked for again', async () => {
  let isDown = true;
  show({
    '/wallet/history': (body) => {
      if (isDown) throw gatewayDown();
      return walletAnswers['/wallet/history']?.(body);
    },
  });
  expect(await screen.findByText('Your balance has not changed.')).toBeTruthy();
  expect(await screen.findByText('฿843.55')).toBeTruthy();
  isDown = false;
  await press('Try again');
  expect(await screen.findByText('−396.45')).toBeTruthy();
});

test('a card that is added here pays the top-up', async () => {
  const asked = show(createCardAnswers([]));
  fireEvent.click(await screen.findByRole('tab', { name: 'Card' }));
  await press('Add a card');
  const fields = { 'Card number': '4242424242424242', 'Expiry date': '08/29', CVV: '123', 'Name on the card': 'PIM SRIAREE' };
  await screen.findByLabelText('Card number', { selector: 'input' });
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  await press('Save the card');
  expect(await screen.findByRole('tab', { name: 'Visa •••• 4242' })).toBeTruthy();
  fireEvent.click(await pay());
  await waitFor(() => expect(asked('/wallet/packages/pay')).toMatchObject([{ paymentType: 1, cardId: 'c-1' }]));
});

test('a code that is over is followed by another one for the same package', async () => {
  let count = 0;
  const asked = show({
    '/wallet/packages/pay': () => {
      count += 1;
      return { ...ok, payment: wirePayment(count === 1 ? { state: 'expired' } : { chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkW' }) };
    },
  });
  fireEvent.click(await pay());
  await press('Get a new QR code');
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿3,000' })).toBeTruthy();
  const sent = asked('/wallet/packages/pay');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.['guid']).not.toBe(sent[1]?.['guid']);
});

test('where neither cards nor PromptPay are taken, only codes top up, and the page says so', async () => {
  show({}, { cardPublicKey: '' });
  expect(await screen.findByText(/^Topping up is not available right now/)).toBeTruthy();
  expect(await screen.findByRole('textbox', { name: 'Top-up code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Top up ฿/ })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});
