import type { Payment } from '@songwai/core/payments/payment';
import { refusal } from '@songwai/features/tests/fixture-gateway';
import { cardPayment, paidAt, paymentAnswer } from '@songwai/features/tests/payments/payment-fixture';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryBar } from '../../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../../tests/screen-story.tsx';

afterEach(cleanup);

const path = `/paymentomise?charge=${cardPayment.chargeId}`;
const open = (changed: Partial<Payment>) => {
  const asked: unknown[] = [];
  const bar = createMemoryBar(`/en${path}`);
  const answer = paymentAnswer({ ...cardPayment, ...changed });
  const answers = {
    '/payment/status': (body: Readonly<Record<string, unknown>>) => {
      asked.push(body['chargeId']);
      return answer();
    },
  };
  render(<ScreenStory language="en" {...{ path, bar, answers }} />);
  return { asked, bar };
};
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test('the bank leads back to a page that checks the payment of its address, without a sign-in', async () => {
  const { asked } = open({});
  expect(await screen.findByText('Checking with your bank')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment');
  expect(asked).toEqual([cardPayment.chargeId]);
});

test.each([
  ['a job leads to it', {}, 'See this job', '/en/job/J00048213'],
  ['a top-up leads to the wallet', { purpose: 'topUp', jobId: null }, 'See my wallet', '/en/wallet'],
  ['a tip of whoever has no account leads home', { purpose: 'tip', jobId: null }, 'Go to the start page', '/en'],
  ['an open amount leads to the next booking', { purpose: 'openAmount', jobId: null }, 'Book a delivery', '/en/neworder'],
  ['money that came too late leads to the wallet', { isLate: true }, 'See my wallet', '/en/wallet'],
] as const)('%s once it is paid', async (...[, changed, text, href]) => {
  open({ state: 'paid', paidAt, ...changed });
  expect(await hrefOf(text)).toBe(href);
});

test('after a refusal the other ways to pay are where the job is', async () => {
  const { bar } = open({ state: 'failed', failure: 'notConfirmed' });
  fireEvent.click(await screen.findByRole('button', { name: 'Pay another way instead' }));
  await waitFor(() => expect(bar.read().pathname).not.toContain('paymentomise'));
});

test.each([
  ['an unknown payment', path],
  ['an address that lost a part', '/paymentomise?charge=abc'],
  ['an address without a payment', '/paymentomise'],
])('%s says so, and leads home', async (...[, address]) => {
  const unknown = () => {
    throw refusal(404);
  };
  render(<ScreenStory language="en" path={address} answers={{ '/payment/status': unknown }} />);
  expect(await screen.findByText(/^(This payment was not found|There is no payment in this link)$/)).toBeTruthy();
  expect(await hrefOf('Go to the start page')).toBe('/en');
});
