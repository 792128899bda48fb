import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFixtureGateway, gatewayDown, refusal } from '../../../../tests/fixture-gateway.ts';
import { storyWays } from '../../../../tests/orders/story-ways.tsx';
import { Surface } from '../../../../tests/surface.tsx';
import { BookingRefused } from './booking-refused.tsx';

type Answers = Parameters<typeof createFixtureGateway>[0];

const open = (reply: Record<string, unknown>, answers: Answers = {}) => {
  const gateway = createFixtureGateway(answers);
  const handlers = { onOtherWay: vi.fn(), onBook: vi.fn(), onWalletChanged: vi.fn() };
  const user = userEvent.setup();
  render(
    <Surface language="en">
      <BookingRefused
        error={refusal(422, { field: 'paymentType', reply })}
        ways={storyWays({ onWalletChanged: handlers.onWalletChanged }, gateway.transport)}
        onOtherWay={handlers.onOtherWay}
        onBook={handlers.onBook}
      />
    </Surface>,
  );
  return { ...handlers, user, calls: gateway.calls };
};

const ok = { responseCode: 200, responseDesc: '' };
const waiting = { jobId: 'J00000040', amount: 65, descTh: 'ยกเลิกหลังคนขับถึง', descEn: 'Cancelled after the driver arrived' };

test('a wallet that became too small says what is missing, and asks for its balance again', async () => {
  const { user, onOtherWay, onWalletChanged } = open({ reason: 'wallet_short', missing: 226.45 });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('฿226.45 short');
  expect(alert.textContent).toContain('You have not been charged');
  expect(onWalletChanged).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Choose another way' }));
  expect(onOtherWay).toHaveBeenCalledOnce();
});

test('a card that the bank declined leads to another way', async () => {
  const { user, onOtherWay } = open({ reason: 'card_declined', failure: 'lostOrStolen' });
  expect(screen.getByRole('alert').textContent).toContain('This card can no longer be used');
  await user.click(screen.getByRole('button', { name: 'Choose another way' }));
  expect(onOtherWay).toHaveBeenCalledOnce();
});

test('what is open from earlier jobs is paid at once, and the order is booked right after', async () => {
  const { user, onBook, calls } = open(
    { reason: 'open_amounts' },
    {
      '/payment/open': () => ({ ...ok, total: 65, amounts: [waiting] }),
      '/payment/open/pay': () => ({ ...ok, songwaiWallet: 1175 }),
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByText(/J000-00040 · Cancelled after the driver arrived/)).closest('div')?.textContent).toContain(
    '฿65',
  );
  await user.click(dialog.getByRole('radio', { name: /Wallet/ }));
  await user.click(dialog.getByRole('button', { name: 'Pay ฿65 and book' }));
  await vi.waitFor(() => expect(onBook).toHaveBeenCalledOnce());
  expect(calls.filter(({ path }) => path === '/payment/open/pay').map(({ body }) => body)).toMatchObject([
    { guid: 'guid-1', paymentType: 2, shownAmount: 65 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another sum than was shown is shown before it is paid', async () => {
  const sums = [65, 95];
  const { user, onBook } = open(
    { reason: 'open_amounts' },
    {
      '/payment/open': () => ({ ...ok, amounts: [{ ...waiting, amount: sums.shift() ?? 95 }] }),
      '/payment/open/pay': () => {
        throw refusal(409);
      },
    },
  );
  await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
  await user.click(screen.getByRole('button', { name: 'Pay ฿65 and book' }));
  expect(await screen.findByRole('button', { name: 'Pay ฿95 and book' })).toBeTruthy();
  expect(onBook).not.toHaveBeenCalled();
});

test('what is open can be asked for again after a failure', async () => {
  let isDown = true;
  const { user } = open(
    { reason: 'open_amounts' },
    {
      '/payment/open': () => {
        if (isDown) throw gatewayDown();
        return { ...ok, amounts: [waiting] };
      },
    },
  );
  await screen.findByText('What is open could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Pay ฿65 and book' })).toBeTruthy();
});

test('any other refusal is none of its business', () => {
  open({ reason: 'other' });
  expect(screen.queryByRole('alert')).toBeNull();
});
