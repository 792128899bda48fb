import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import type { PortalStartup } from '@songwai/core/startup/portal-startup-calls';
import { type Answers, refusal } from '@songwai/features/tests/fixture-gateway';
import { atReview, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payingAnswers, wirePayment } from '../../../tests/paying-answers.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';
import { createCardAnswers } from '../../../tests/settings/card-answers.ts';
import { storyUser } from '../../../tests/story-user.ts';
import { openOrder } from '../../shell/open-order.ts';
import type { Portal } from '../../shell/portal.ts';

const ok = { responseCode: 200, responseDesc: '' };
const booked = { ...ok, jobId: 'J00000042', trackingId: '8K2M7Q', songwaiWallet: 773.55 };

const open = (draft: Partial<OrderDraft>, answers: Answers = {}, startup: Partial<PortalStartup> = {}) => {
  const prepare = (portal: Portal) =>
    portal
      .part(openOrder)
      .store.setState(priced(atReview({ ...threeStopDraft, confirmPhone: '0812345678', paymentType: 3, ...draft })));
  render(
    <ScreenStory language="en" path="/neworder" user={storyUser} answers={payingAnswers(answers)} {...{ prepare, startup }} />,
  );
};
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (name: RegExp | string) => fireEvent.click(await button(name));

test('a PromptPay order waits for its payment in place of the confirmation, and can be paid in another way', async () => {
  const asked: unknown[] = [];
  open(
    {},
    {
      '/create_job': () => ({ ...booked, payment: wirePayment() }),
      '/payment/status': () => ({ ...ok, payment: wirePayment() }),
      '/job/:jobId/pay': (body) => {
        asked.push(body);
        return { ...ok, songwaiWallet: 773.55 };
      },
    },
  );
  await press('Book for ฿466.45');
  const heading = await screen.findByRole('heading', { name: 'Waiting for the payment of ฿466.45' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Job J000-00042')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'PromptPay QR code for ฿466.45' })).toBeTruthy();

  await press('Pay another way');
  fireEvent.click(await screen.findByRole('radio', { name: /Wallet/ }));
  await press('Pay ฿466.45');
  expect(await screen.findByRole('heading', { name: 'Your delivery is booked' })).toBeTruthy();
  expect(asked).toMatchObject([{ paymentType: 2 }]);
});

test('the review says how it is paid, and changes it without going back', async () => {
  open({ paymentType: 2 });
  expect(await screen.findByText(/Wallet · Balance ฿1,240/)).toBeTruthy();
  await press('Edit: Payment');
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  fireEvent.click(sheet.getByRole('radio', { name: /4242/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Visa •••• 4242 · Main card/)).toBeTruthy();
});

test('a wallet that is short opens the ways to pay instead of booking', async () => {
  open({ paymentType: 2 }, { '/wallet/info': () => ({ ...ok, songwaiWallet: 170 }) });
  expect(await screen.findByText(/Wallet · ฿296.45 short/)).toBeTruthy();
  await press('Book for ฿466.45');
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  expect(sheet.getByRole('button', { name: /Top up ฿1,000 and book/ })).toBeTruthy();
});

test('a declined card says that nothing was charged, and marks the card among the ways', async () => {
  open(
    { paymentType: 1, cardId: 'card_visa' },
    {
      '/create_job': () => {
        throw refusal(422, { field: 'paymentType', reply: { reason: 'card_declined', failure: 'declined' } });
      },
    },
  );
  await screen.findByText(/Visa •••• 4242 · Main card/);
  await press('Book for ฿466.45');
  const title = await screen.findByText('The bank declined this card');
  expect(title.closest('[role="alert"]')?.textContent).toContain('You have not been charged');
  await press('Choose another way');
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  expect(sheet.getByRole('radio', { name: /4242 Declined/ })).toBeTruthy();
});

test('what is open from earlier jobs is paid, and the order is booked right after', async () => {
  let isOpen = true;
  open(
    { paymentType: 2 },
    {
      '/create_job': () => {
        if (isOpen) throw refusal(422, { field: 'paymentType', reply: { reason: 'open_amounts' } });
        return booked;
      },
      '/payment/open': () => ({
        ...ok,
        amounts: [{ jobId: 'J00000040', amount: 65, descTh: 'ยกเลิกหลังคนขับถึง', descEn: 'Late cancellation' }],
      }),
      '/payment/open/pay': () => {
        isOpen = false;
        return { ...ok, songwaiWallet: 1175 };
      },
    },
  );
  await press('Book for ฿466.45');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(await sheet.findByRole('radio', { name: /Wallet/ }));
  fireEvent.click(sheet.getByRole('button', { name: 'Pay ฿65 and book' }));
  expect(await screen.findByRole('heading', { name: 'Your delivery is booked' })).toBeTruthy();
});

test('a card that is added among the ways is chosen, and the order goes on', async () => {
  open({ paymentType: 2 }, createCardAnswers([]));
  await press('Edit: Payment');
  await press(/Add a card/);
  await screen.findByLabelText('Card number', { selector: 'input' });
  const fields = { 'Card number': '4242424242424242', 'Expiry date': '08/29', CVV: '123', 'Name on the card': 'PIM SRIAREE' };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  await press('Save the card');
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  expect(await sheet.findByRole('radio', { name: /4242/, checked: true })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/Visa •••• 4242/)).toBeTruthy();
});

test('where the gateway takes neither cards nor PromptPay, they are not offered', async () => {
  open({ paymentType: 2 }, { '/wallet/info': () => ({ ...ok, songwaiWallet: 170 }) }, { cardPublicKey: '' });
  await press('Edit: Payment');
  const sheet = within(await screen.findByRole('dialog', { name: 'How to pay' }));
  expect(await sheet.findByText(/The wallet cannot be topped up right now/)).toBeTruthy();
  expect(sheet.getAllByRole('radio', { name: /^(Cash|Wallet)/ }).length).toBeGreaterThan(1);
  expect(sheet.queryByRole('radio', { name: /PromptPay|4242/ })).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Add a card' })).toBeNull();
});
