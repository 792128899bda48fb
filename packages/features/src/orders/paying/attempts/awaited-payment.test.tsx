import type { Payment } from '@songwai/core/payments/payment';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFixtureGateway, refusal } from '../../../../tests/fixture-gateway.ts';
import { storyPayment, storyWays, there } from '../../../../tests/orders/story-ways.tsx';
import { Surface } from '../../../../tests/surface.tsx';
import type { PayingWays } from '../paying-ways.ts';
import { AwaitedPayment } from './awaited-payment.tsx';

type Answers = Parameters<typeof createFixtureGateway>[0];

const open = (payment: Payment | null, answers: Answers = {}, ways: Partial<PayingWays> = {}) => {
  const gateway = createFixtureGateway(answers);
  const onPaid = vi.fn();
  const onAgain = vi.fn();
  const user = userEvent.setup();
  render(
    <Surface language="en">
      <AwaitedPayment
        ways={storyWays(ways, gateway.transport)}
        jobId="J00000042"
        amountSatang={46_645}
        {...{ payment, onPaid }}
        again={{ label: 'Book again', onPress: onAgain }}
      />
    </Surface>,
  );
  return { user, onPaid, onAgain, calls: gateway.calls };
};

const wire = { chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkW', reference: 'P00030912', purpose: 'job', method: 'card', amount: 466.45 };
const paying = (state: string) => () => ({ responseCode: 200, responseDesc: '', payment: { ...wire, state } });

test('a payment that runs is shown, and is done once the money is there', async () => {
  const { user, onPaid, calls } = open(storyPayment());
  expect(screen.getByText('P00030911 pending')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay it' }));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'paid' }));
  expect(calls).toEqual([]);
});

test('after a refusal the customer pays in another way, with another guid for each try', async () => {
  const { user, onPaid, calls } = open(storyPayment(), { '/job/:jobId/pay': paying('failed') });
  await user.click(screen.getByRole('button', { name: 'Another way' }));
  await user.click(screen.getByRole('radio', { name: /1881/ }));
  await user.click(screen.getByRole('button', { name: 'Pay ฿466.45' }));
  expect(await screen.findByText('P00030912 failed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByText('P00030912 failed');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { paymentType: 1, cardId: 'card_master', guid: 'guid-1' },
    { paymentType: 1, cardId: 'card_master', guid: 'guid-2' },
  ]);
  expect(onPaid).not.toHaveBeenCalled();
});

test('only ways that pay at once are offered, and the wallet pays without anything to wait for', async () => {
  const { user, onPaid } = open(null, {
    '/job/:jobId/pay': () => ({ responseCode: 200, responseDesc: '', songwaiWallet: 773.55 }),
  });
  expect(screen.queryByRole('radio', { name: /Cash/ })).toBeNull();
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ฿466.45' });
  expect(pay.disabled).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Wallet/ }));
  await user.click(pay);
  await vi.waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith(null));
});

test('a wallet that is short cannot pay before it is topped up', async () => {
  const { user } = open(null, {}, { wallet: there(17_000) });
  await user.click(screen.getByRole('radio', { name: /Wallet.*฿296.45 short/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ฿466.45' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: /Top up ฿1,000/ })).toBeTruthy();
});

test('a card that the bank refuses at once: what it says, and that nothing was charged', async () => {
  const { user } = open(null, {
    '/job/:jobId/pay': () => {
      throw refusal(422, { field: 'paymentType', reply: { reason: 'card_declined', failure: 'insufficientFunds' } });
    },
  });
  await user.click(screen.getByRole('radio', { name: /4242/ }));
  await user.click(screen.getByRole('button', { name: 'Pay ฿466.45' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The card does not have enough credit');
  expect(alert.textContent).toContain('You have not been charged.');
});

test('a job that ended unpaid meanwhile can be booked again', async () => {
  const { user, onAgain } = open(storyPayment({ state: 'expired' }), {
    '/job/:jobId/pay': () => {
      throw refusal(409);
    },
  });
  await user.click(screen.getByRole('button', { name: 'Another way' }));
  await user.click(screen.getByRole('radio', { name: /PromptPay/ }));
  await user.click(screen.getByRole('button', { name: 'Pay ฿466.45' }));
  expect(await screen.findByText('The time for this booking is over')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Book again' }));
  expect(onAgain).toHaveBeenCalledOnce();
});
