import type { OrderDraft } from '@songwai/core/orders/draft/draft';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createFixtureGateway, gatewayDown, refusal } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, priced, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { storyWays, there } from '../../../tests/orders/story-ways.tsx';
import { Surface } from '../../../tests/surface.tsx';
import type { PayingWays } from './paying-ways.ts';
import { PaymentSheet } from './payment-sheet.tsx';

interface Given {
  readonly draft?: Partial<OrderDraft>;
  readonly ways?: Partial<PayingWays>;
  readonly netSatang?: number;
  readonly answers?: Parameters<typeof createFixtureGateway>[0];
}

const open = async ({ draft, ways, netSatang = 46_645, answers = {} }: Given = {}) => {
  const { flow } = createOrderFixture(priced({ ...threeStopDraft, paymentType: 2, ...draft }));
  await flow.prepare();
  const gateway = createFixtureGateway(answers);
  const onBook = vi.fn();
  const user = userEvent.setup();
  render(
    <Surface language="en">
      <PaymentSheet {...{ flow, netSatang, onBook }} ways={storyWays(ways, gateway.transport)} onClose={() => undefined} />
    </Surface>,
  );
  return { flow, user, onBook, calls: gateway.calls, chosen: () => flow.store.getState().draft };
};

const wire = {
  chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV',
  reference: 'P00030912',
  purpose: 'topUp',
  method: 'promptpay',
  amount: 1000,
};
const InvoiceCheck = () => <p>Documents are being checked</p>;
const topUp = (state: string) => () => ({ responseCode: 200, responseDesc: '', payment: { ...wire, state } });

test('shows the way used last first, and what is left in the wallet after this payment', async () => {
  await open();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Wallet Balance ฿1,240',
    'VISAVisa •••• 4242 Main card · Expires 08/29',
    'Mastercard •••• 1881 Expires 02/28',
    'PromptPay Scan a QR code in the next step',
    'Cash You choose the stop that pays',
  ]);
  expect(screen.getByText('Left after this payment').parentElement?.textContent).toContain('฿773.55');
});

test('a choice counts at once, by the keyboard too', async () => {
  const { user, chosen } = await open();
  await user.click(screen.getByRole('radio', { name: /4242/ }));
  expect(chosen()).toMatchObject({ paymentType: 1, cardId: 'card_visa' });
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatchObject({ paymentType: 1, cardId: 'card_master' });
  await user.click(screen.getByRole('radio', { name: /PromptPay/ }));
  expect(chosen()).toMatchObject({ paymentType: 3, cardId: undefined });
});

test('cash is paid at a stop of the order', async () => {
  const { user, chosen } = await open();
  await user.click(screen.getByRole('radio', { name: /^Cash You/ }));
  await user.click(screen.getByRole('radio', { name: /อรทัย/ }));
  expect(chosen()).toMatchObject({ paymentType: 0, paymentPoint: 2 });
});

test('a sum below 20 baht leaves the cards there, but not to be chosen, with the reason', async () => {
  await open({ netSatang: 1_585 });
  const card = screen.getByRole<HTMLInputElement>('radio', { name: /4242 For sums from ฿20/ });
  expect(card.disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /PromptPay/ }).disabled).toBe(false);
});

test('nothing is asked where the discount covers everything', async () => {
  await open({ netSatang: 0 });
  expect(screen.getByText('Nothing to pay')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the wallet is topped up with the package that is enough, and the order is booked right after', async () => {
  const { user, onBook, calls } = await open({
    ways: { wallet: there(17_000) },
    answers: { '/wallet/packages/pay': topUp('pending') },
  });
  expect(screen.getByText('฿296.45 short')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Top up ฿1,000 and book \+฿100/ }));
  await user.click(screen.getByRole('button', { name: /^Top up ฿1,000/ }));
  await user.click(await screen.findByRole('button', { name: 'Pay it' }));
  expect(onBook).toHaveBeenCalledOnce();
  expect(calls.map(({ body }) => body)).toMatchObject([{ packageId: 1, paymentType: 3, guid: 'guid-1' }]);
});

test('just what is missing is at least 100 baht', async () => {
  const { user, calls } = await open({ ways: { wallet: there(46_000) }, answers: { '/wallet/packages/pay': topUp('pending') } });
  await user.click(screen.getByRole('button', { name: 'Top up the least, ฿100' }));
  await user.click(screen.getByRole('radio', { name: /4242/ }));
  await user.click(screen.getByRole('button', { name: 'Top up ฿100' }));
  await screen.findByRole('button', { name: 'Pay it' });
  expect(calls.map(({ body }) => body)).toMatchObject([{ amount: 100, paymentType: 1, cardId: 'card_visa' }]);
});

test('a top-up that fails books nothing, says that nothing was charged, and leads back', async () => {
  const { user, onBook } = await open({
    ways: { wallet: there(17_000) },
    answers: {
      '/wallet/packages/pay': () => {
        throw gatewayDown();
      },
    },
  });
  await user.click(screen.getByRole('button', { name: /Top up ฿1,000 and book/ }));
  await user.click(screen.getByRole('button', { name: /^Top up ฿1,000/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('you have not been charged');
  await user.click(screen.getByRole('button', { name: 'Back to the ways to pay' }));
  expect(screen.getByRole('radio', { name: /Wallet/ })).toBeTruthy();
  expect(onBook).not.toHaveBeenCalled();
});

test('without the cards the other ways work, and the cards can be loaded again', async () => {
  const onRetry = vi.fn();
  const { user, chosen } = await open({ ways: { cards: { value: null, isFailed: true, onRetry } } });
  await user.click(screen.getByRole('radio', { name: /PromptPay/ }));
  expect(chosen().paymentType).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Load the cards again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a new card is chosen as soon as it is saved', async () => {
  const { user, chosen } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a card' }));
  await user.click(screen.getByRole('button', { name: 'Save it' }));
  await waitFor(() => expect(chosen()).toMatchObject({ paymentType: 1, cardId: 'card_master' }));
});

test('a refusal of a top-up is said in the gateway’s own words', async () => {
  const { user } = await open({
    ways: { wallet: there(17_000) },
    answers: {
      '/wallet/packages/pay': () => {
        throw refusal(404, { description: 'This package is no longer offered.' });
      },
    },
  });
  await user.click(screen.getByRole('button', { name: /Top up ฿1,000 and book/ }));
  await user.click(screen.getByRole('button', { name: /^Top up ฿1,000/ }));
  expect(await screen.findByText('This package is no longer offered.')).toBeTruthy();
});

test('a top-up in the order says what it gives on top, and when its code comes', async () => {
  const { user } = await open({ ways: { wallet: there(17_000) } });
  await user.click(screen.getByRole('button', { name: /^Top up ฿1,000/ }));
  expect(screen.getByRole('button', { name: 'Top up ฿1,000 +฿100' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^PromptPay Scan a QR code in the next step/ })).toBeTruthy();
});

test('why an invoice is not among the ways yet stands below them', async () => {
  await open({ ways: { InvoiceCheck } });
  expect(screen.getByText('Documents are being checked')).toBeTruthy();
});
