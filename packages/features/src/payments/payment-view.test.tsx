import type { Payment } from '@songwai/core/payments/payment';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatewayDown, refusal } from '../../tests/fixture-gateway.ts';
import { cardPayment, codePayment, createFixtureFlow, paidAt, paymentAnswer } from '../../tests/payments/payment-fixture.ts';
import { storyNow } from '../../tests/story-now.ts';
import { Surface } from '../../tests/surface.tsx';
import { ClockProvider } from '../shared/clock-context.tsx';
import { PaymentView, type PaymentViewProps } from './payment-view.tsx';

let isPhone = false;
let nowMs: number;
beforeEach(() => {
  nowMs = storyNow.getTime();
  isPhone = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (
  payment: Payment | { readonly chargeId: string },
  props: Partial<PaymentViewProps> & { readonly answer?: () => unknown } = {},
) => {
  const { answer, ...rest } = props;
  const flow = createFixtureFlow(payment, answer);
  const actions = { onRetry: vi.fn(), onOtherWay: vi.fn(), onPaid: vi.fn() };
  const view = render(
    <Surface language="en">
      <ClockProvider clock={() => new Date(nowMs)}>
        <PaymentView renderNext={() => <button type="button">Track this job</button>} {...actions} {...rest} flow={flow} />
      </ClockProvider>
    </Surface>,
  );
  return { flow, ...actions, ...view };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a code shows its sum and job on its paper, and until when it can be paid', () => {
  const { container } = open(codePayment);
  const sheet = container.querySelector('figure');
  expect(sheet?.textContent).toContain('฿396.45');
  expect(sheet?.textContent).toContain('Job J000-48213');
  expect(screen.getByRole('img', { name: 'PromptPay QR code for ฿396.45' })).toBeTruthy();
  expect(screen.getByText(/Pay before 13:49/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('9:12');
});

test('a phone saves the code first of all, a larger screen is scanned', () => {
  const { unmount } = open(codePayment);
  expect(button('Save the QR code').className).not.toContain('primary');
  expect(screen.getByText('Open the bank app on your phone and scan this screen')).toBeTruthy();
  unmount();
  isPhone = true;
  open(codePayment);
  expect(button('Save the QR code').className).toContain('primary');
  expect(screen.getByText('In your bank app choose scan, then this picture')).toBeTruthy();
});

test('a code whose time runs out warns in its last minute, and is covered at once at its end', async () => {
  vi.useFakeTimers();
  open({ ...codePayment, expiresAt: new Date(storyNow.getTime() + 90_000) });
  const pass = async (ms: number) => {
    nowMs += ms;
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  expect(screen.getByText('Waiting for your money')).toBeTruthy();
  await pass(31_000);
  expect(screen.getByText('Less than 1 minute left')).toBeTruthy();
  expect(screen.getByText('1 minute left to pay')).toBeTruthy();
  await pass(60_000);
  expect(screen.getByText('This QR code has expired')).toBeTruthy();
  expect(button('Get a new QR code')).toBeTruthy();
});

test('an expired code cannot be scanned or saved; the way to a new one stands over it', () => {
  const { onRetry, onOtherWay } = open({ ...codePayment, state: 'expired' });
  expect(screen.queryByRole('img', { name: /PromptPay QR/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the QR code' })).toBeNull();
  expect(screen.getAllByText(/You have not been charged/).length).toBeGreaterThan(0);
  fireEvent.click(button('Get a new QR code'));
  expect(onRetry).toHaveBeenCalledWith(expect.objectContaining({ state: 'expired' }));
  fireEvent.click(button('Pay another way'));
  expect(onOtherWay).toHaveBeenCalledTimes(1);
});

test('a payment that arrives is reported once, takes the focus and leads on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { onPaid } = open(codePayment, { answer: paymentAnswer({ ...codePayment, state: 'paid', paidAt }) });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const title = await screen.findByRole('heading', { name: '฿396.45 received' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Looking for a driver')).toBeTruthy();
  expect(button('Track this job')).toBeTruthy();
  expect(onPaid).toHaveBeenCalledTimes(1);
  expect(onPaid).toHaveBeenCalledWith(expect.objectContaining({ state: 'paid' }));
});

test('money that comes too late is in the wallet, and counts as no payment of the job', () => {
  const { onPaid } = open({ ...codePayment, state: 'paid', isLate: true, paidAt });
  expect(screen.getByText(/We put ฿396.45 into your wallet/)).toBeTruthy();
  expect(onPaid).not.toHaveBeenCalled();
});

test('the bank’s page opens in a window of its own, and can be opened again', () => {
  const page = { opener: window };
  const openWindow = vi.fn(() => page);
  vi.stubGlobal('open', openWindow);
  open(cardPayment, { opensBank: true });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://bank.example/authorize', '_blank');
  expect(page.opener).toBeNull();
  const link = screen.getByRole('link', { name: /Open your bank’s page again/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('href')).toBe('https://bank.example/authorize');
});

test('where the browser blocks the window, the way to the bank is one press away', () => {
  vi.stubGlobal('open', () => null);
  open(cardPayment, { opensBank: true });
  expect(screen.getByRole('link', { name: /^Open your bank’s page/ }).textContent).not.toContain('again');
});

test('on a phone the bank’s page takes the place of this one', () => {
  isPhone = true;
  open(cardPayment);
  expect(screen.getByRole('link', { name: 'Open your bank’s page' }).getAttribute('target')).toBeNull();
});

test('back from the bank it says that it checks, and after ten seconds that nobody has to wait', async () => {
  vi.useFakeTimers();
  open(cardPayment, { isReturn: true, answer: paymentAnswer(cardPayment) });
  expect(screen.getByText('Checking with your bank')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/we will send you a message/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /bank’s page again/ })).toBeTruthy();
});

test('a refused card says why, that nothing was charged, and two ways on', () => {
  const { onRetry, onOtherWay } = open({ ...cardPayment, state: 'failed', failure: 'insufficientFunds' });
  expect(screen.getByText('Your bank said no')).toBeTruthy();
  expect(screen.getByText('The card’s limit is too low')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('You have not been charged');
  fireEvent.click(button('Pay another way instead'));
  fireEvent.click(button('Try the same card again'));
  expect([onRetry, onOtherWay].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a confirmed card shows the line going on', () => {
  open({ ...cardPayment, state: 'authorised', paidAt }, { texts: { method: 'Visa •••• 4242' } });
  expect(screen.getByText('Visa •••• 4242 · 13:39')).toBeTruthy();
  expect(screen.getByText('Booked: job J000-48213')).toBeTruthy();
});

test('an unknown payment says so and leads home; one that cannot be read is tried again', async () => {
  const { chargeId } = codePayment;
  const unknown = open({ chargeId }, { answer: () => Promise.reject(refusal(404)), unknownAction: <a href="/">Home</a> });
  expect(await screen.findByText('This payment was not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  unknown.unmount();

  let isDown = true;
  open({ chargeId }, { answer: () => (isDown ? Promise.reject(gatewayDown()) : paymentAnswer(codePayment)()) });
  await screen.findByText('The payment cannot be checked right now');
  isDown = false;
  fireEvent.click(button('Try again'));
  expect(await screen.findByText('Waiting for your money')).toBeTruthy();
});
