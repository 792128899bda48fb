import { refusal } from '@songwai/features/tests/fixture-gateway';
import { atContacts, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { expect, test } from 'vitest';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { storyUser } from '../../tests/story-user.ts';
import { openOrder } from './open-order.ts';

const unavailable = () => {
  throw refusal(503);
};
const company = { ...storyUser, isInvoiceEnabled: true };
const ok = { responseCode: 200, responseDesc: '' };

const bookFor = async (reply: object) => {
  const answers = { '/create_job': () => ({ ...ok, jobId: 'J00000042', trackingId: '8K2M7Q', ...reply }) };
  const portal = createStoryPortal({ language: 'th', user: company, answers });
  const order = portal.part(openOrder);
  await order.prepare();
  const draft = atContacts({ ...threeStopDraft, confirmPhone: '0812345678', paymentType: 4 });
  order.store.setState({ ...priced(draft), isRestored: true });
  await order.book();
  expect(order.store.getState().booking.status).toBe('booked');
  const state = portal.session.store.getState();
  return state.status === 'signedIn' ? state.user : null;
};

test('a booking updates the balance of the stored user, and how they pay', async () => {
  expect(await bookFor({ songwaiWallet: 100.5 })).toMatchObject({ walletSatang: 10_050, paymentType: 4 });
});

test('a booking that says nothing of the wallet leaves the balance as it was', async () => {
  expect(await bookFor({})).toMatchObject({ walletSatang: company.walletSatang, paymentType: 4 });
});

test('whoever reviews before the account has said how it pays gets there with its usual way', async () => {
  const settings = Promise.withResolvers<object>();
  const portal = createStoryPortal({ language: 'th', user: company, answers: { '/order/init/:id': () => settings.promise } });
  const order = portal.part(openOrder);
  await order.prepare();
  const draft = atContacts({ ...threeStopDraft, confirmPhone: '0812345678', paymentType: null });
  order.store.setState({ ...priced(draft), isRestored: true });
  const isComplete = order.requestStep(2);
  settings.resolve({ ...ok, paymentType: 4, paymentTypes: [0, 4] });
  expect(await isComplete).toBe(true);
  expect(order.store.getState().draft).toMatchObject({ paymentType: 4, step: { completed: 2 } });
});

test('without the settings of the account, the review says what to choose', async () => {
  const portal = createStoryPortal({ language: 'th', user: company, answers: { '/order/init/:id': unavailable } });
  const order = portal.part(openOrder);
  await order.prepare();
  const draft = atContacts({ ...threeStopDraft, confirmPhone: '0812345678', paymentType: null });
  order.store.setState({ ...priced(draft), isRestored: true });
  expect(await order.requestStep(2)).toBe(false);
  expect(order.store.getState().problems).toMatchObject([{ code: 'paymentMethodRequired' }]);
});
