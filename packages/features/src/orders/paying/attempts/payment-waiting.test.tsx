import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFixtureGateway, gatewayDown } from '../../../../tests/fixture-gateway.ts';
import { storyPayment } from '../../../../tests/orders/story-ways.tsx';
import { Surface } from '../../../../tests/surface.tsx';
import { PaymentWaiting } from './payment-waiting.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wire = {
  chargeId: 'kVn2x0b1Q2m9Zt7cYw4PzAkV',
  reference: 'P00030911',
  purpose: 'job',
  method: 'promptpay',
  amount: 466.45,
};

test('asks every 2 seconds until the payment is there, also after a lost answer', async () => {
  const answers = ['lost', 'pending', 'paid'];
  const gateway = createFixtureGateway({
    '/payment/status': () => {
      const state = answers.shift();
      if (state === 'lost') throw gatewayDown();
      return { responseCode: 200, responseDesc: '', payment: { ...wire, state } };
    },
  });
  const onChange = vi.fn();
  render(
    <Surface language="en">
      <PaymentWaiting payment={storyPayment()} transport={gateway.transport} onChange={onChange} onOtherWay={() => undefined} />
    </Surface>,
  );
  expect(screen.getByRole('img', { name: 'Scan to pay ฿466.45' })).toBeTruthy();
  for (let round = 0; round < 3; round += 1) await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: 'paid' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(gateway.calls).toHaveLength(3);
});

test('a card is confirmed on the bank’s page', () => {
  const payment = storyPayment({ method: 'card', qrPayload: null, authorizeUri: 'https://bank.example/3ds' });
  render(
    <Surface language="en">
      <PaymentWaiting
        payment={payment}
        transport={createFixtureGateway({}).transport}
        onChange={() => undefined}
        onOtherWay={() => undefined}
      />
    </Surface>,
  );
  expect(screen.getByRole('link', { name: /Confirm on your bank/ }).getAttribute('href')).toBe('https://bank.example/3ds');
});

test.each([
  ['expired', null, 'The time to pay is over'],
  ['failed', 'insufficientFunds', 'The card does not have enough credit'],
  ['failed', 'declined', 'The payment did not go through'],
] as const)('a payment that %s (%s) says that nothing was charged', (state, failure, title) => {
  render(
    <Surface language="en">
      <PaymentWaiting
        payment={storyPayment({ state, failure })}
        transport={createFixtureGateway({}).transport}
        onChange={() => undefined}
        onOtherWay={() => undefined}
      />
    </Surface>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(title);
  expect(alert.textContent).toContain('You have not been charged');
});
