import { atContacts, priced, threeStopDraft } from '@songwai/features/tests/orders/order-fixture';
import { expect, test } from 'vitest';
import { createStoryPortal } from '../../tests/create-story-portal.ts';
import { storyUser } from '../../tests/story-user.ts';
import { openOrder } from './open-order.ts';

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
