// Needs its own modules: the class of an element belongs to the page that it was made in.
import { wirePayment } from '@songwai/features/tests/payments/payment-fixture';
import { ratingReasons } from '@songwai/features/tests/ratings/rating-reasons';
import { tipPayment } from '@songwai/features/tests/ratings/tip-payment';
import { completed } from '@songwai/features/tests/tracking/tracked-jobs';
import { wireTracking } from '@songwai/features/tests/tracking/wire-tracking';
import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { defineElement } from '../src/elements/songwai-element.ts';
import { SongwaiTracking } from '../src/elements/songwai-tracking.ts';
import { type FakeGateway, startFakeGateway } from './fake-gateway.ts';

const ok = { responseCode: 200, responseDesc: '' };
const ratingToken = 'kVn2x0b1Q2m9Zt7cYw4PzAkV';
let gateway: FakeGateway;

const add = async (attributes: Readonly<Record<string, string>> = { 'rating-token': ratingToken }) => {
  const element = document.createElement('songwai-tracking');
  const all = { lang: 'en', 'tracking-id': completed.trackingId, ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.body.append(element);
  const view = await waitFor(() => {
    const root = element.shadowRoot?.querySelector<HTMLElement>('.sw-widget')?.parentElement;
    if (!root) throw new Error('the element has not been rendered yet');
    return within(root);
  });
  await view.findByRole('heading', { level: 1 });
  return { element, view };
};

beforeAll(() => {
  defineElement(SongwaiTracking, {
    tag: 'songwai-tracking',
    gatewayOrigin: 'https://songwai.test',
    height: 560,
    fetchFirst: (_parts, run) => run(),
    loadPreflight: () => import('../src/page/preflight.ts'),
    loadMount: async () => (await import('../src/tracking/mount-tracking.tsx')).mountTracking,
  });
});

beforeEach(() => {
  document.body.replaceChildren();
  gateway = startFakeGateway();
  gateway.answer('/get_job_detail_tracking', ({ tokenRating }) => ({
    ...ok,
    jobDetail: wireTracking(completed),
    ...(tokenRating === ratingToken && { mayRate: true }),
  }));
  gateway.answer('/init_data_v3', () => ({ ...ok, responseDesc: 'sandbox', ratingReasons }));
  gateway.answer('/job_rating_token', () => ok);
});

afterEach(() => vi.restoreAllMocks());

test('a guest rates a delivered job in the element, and the page hears of it', async () => {
  const { element, view } = await add();
  const heard: unknown[] = [];
  element.addEventListener('songwai:rated', ({ detail }) => heard.push(detail));
  const user = userEvent.setup();
  await user.click(await view.findByRole('radio', { name: /^5 stars/ }));
  await user.click(view.getByRole('button', { name: 'On time' }));
  await user.click(view.getByRole('button', { name: 'Send rating' }));
  expect(await view.findByRole('heading', { name: 'Thank you for your rating' })).toBeTruthy();
  expect(gateway.callsTo('/job_rating_token')).toMatchObject([{ tokenRating: ratingToken, rating: 5, ratingReasons: [1] }]);
  expect(heard).toEqual([{ jobId: completed.jobId, trackingId: completed.trackingId, rating: 5 }]);
  // A guest of a partner has no list of drivers here.
  expect(view.queryByRole('button', { name: /favourite/ })).toBeNull();
});

test('a customer without an account tips by PromptPay in the element, and the page hears of it once it is paid', async () => {
  const payment = wirePayment(tipPayment);
  let state = 'pending';
  gateway.answer('/job_tip_token', () => ({ ...ok, payment }));
  gateway.answer('/payment/status', () => ({ ...ok, payment: { ...payment, state } }));
  const { element, view } = await add();
  const heard: unknown[] = [];
  element.addEventListener('songwai:tipped', ({ detail }) => heard.push(detail));
  const user = userEvent.setup();
  await user.click(await view.findByRole('button', { name: /^Tip/ }));
  await user.click(await view.findByRole('radio', { name: '฿50' }));
  await user.click(view.getByRole('button', { name: 'Tip ฿50' }));
  await waitFor(() =>
    expect(gateway.callsTo('/job_tip_token')).toMatchObject([{ tokenRating: ratingToken, amount: 50, paymentType: 3 }]),
  );
  expect(heard).toEqual([]);
  state = 'paid';
  // Whoever comes back from the bank's app is answered at once.
  for (const visibility of ['hidden', 'visible'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(await view.findByText(/^You tipped ฿50/)).toBeTruthy();
  expect(heard).toEqual([{ jobId: completed.jobId, trackingId: completed.trackingId, amountSatang: 5000 }]);
});

test('a card pays the tip at once, and is not saved', async () => {
  gateway.answer('/payment/sandbox/token', () => ({ ...ok, cardTokenId: 'tokn_1' }));
  gateway.answer('/job_tip_token', () => ({ ...ok, payment: wirePayment({ ...tipPayment, method: 'card', state: 'paid' }) }));
  const { element, view } = await add();
  const heard: unknown[] = [];
  element.addEventListener('songwai:tipped', ({ detail }) => heard.push(detail));
  const user = userEvent.setup();
  await user.click(await view.findByRole('button', { name: /^Tip/ }));
  await user.click(await view.findByRole('radio', { name: '฿50' }));
  await user.click(view.getByRole('radio', { name: 'Card' }));
  await user.click(view.getByRole('button', { name: 'Tip ฿50' }));
  const fields = { 'Card number': '4242424242424242', 'Expiry date': '08/29', CVV: '123', 'Name on the card': 'MAYA' };
  for (const [label, value] of Object.entries(fields))
    await user.type(await view.findByLabelText(label, { selector: 'input' }), value);
  await user.click(view.getByRole('button', { name: 'Tip ฿50' }));
  expect(await view.findByText(/^You tipped ฿50/)).toBeTruthy();
  expect(gateway.callsTo('/job_tip_token')).toMatchObject([{ paymentType: 1, cardToken: 'tokn_1' }]);
  expect(heard).toHaveLength(1);
});

test('where neither cards nor PromptPay are taken, nobody is asked for a tip', async () => {
  gateway.answer('/init_data_v3', () => ({ ...ok, ratingReasons }));
  const { view } = await add();
  expect(await view.findByRole('radio', { name: /^5 stars/ })).toBeTruthy();
  expect(view.queryByRole('button', { name: /^Tip/ })).toBeNull();
});

test('without the token there is no rating, and nothing is asked for it', async () => {
  const { view } = await add({});
  expect(view.queryByRole('radio')).toBeNull();
  expect(gateway.callsTo('/init_data_v3')).toEqual([]);
});

test('what was rated before is shown', async () => {
  gateway.answer('/get_job_detail_tracking', ({ tokenRating }) => ({
    ...ok,
    jobDetail: wireTracking(completed),
    ...(tokenRating === ratingToken && { mayRate: false, raiting: 4 }),
  }));
  const { view } = await add();
  expect(await view.findByRole('img', { name: 'Rated 4 of 5 stars' })).toBeTruthy();
});
