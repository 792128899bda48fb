import { waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { refusal, wireEstimate } from '../../../tests/fixture-gateway.ts';
import { atContacts, atReview, createOrderFixture, priced, stop, threeStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { ReviewedPanel } from '../../../tests/orders/story-review.tsx';
import { flowerShop, onNut, silomComplex } from '../../../tests/places.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

const draft = {
  ...threeStopDraft,
  stops: [
    stop('a', flowerShop, { contactName: 'Pim', contactPhone: '0812345678' }),
    stop('b', silomComplex, { contactName: 'Tana', contactPhone: '0898765432', remark: 'Leave it with the guard' }),
    stop('c', onNut, { contactName: 'Orathai', contactPhone: '0625550199', codSatang: 129_000 }),
  ],
  confirmPhone: '0812345678',
  remark: 'Flowers, keep upright',
  reference: 'PO 42',
};
const bookings = (calls: ReturnType<typeof openOrder>['calls']) => calls.filter(({ path }) => path === '/create_job');

test('the contacts lead to a look at the whole order, and only its button books', async () => {
  const { user, findByRole, getByRole, calls } = openOrder({ state: priced(atContacts(draft)), Panel: ReviewedPanel });
  await user.click(await findByRole('button', { name: 'Next: review' }));
  const title = await findByRole('heading', { name: 'Review before booking' });
  expect(document.activeElement).toBe(title);
  expect(bookings(calls)).toEqual([]);
  await user.click(getByRole('button', { name: 'Book for ฿466.45' }));
  await findByRole('heading', { name: 'Your delivery is booked' });
  expect(bookings(calls)).toMatchObject([{ body: { shownPrice: 466.45, quoteId: 'story-quote' } }]);
});

test('the whole order stands along its line, with times, people, notes, money and the way between', async () => {
  const { findByRole, findByText, getByText } = openOrder({ state: priced(atReview(draft)), Panel: ReviewedPanel });
  const line = await findByRole('list', { name: 'Route' });
  const stops = within(line)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(stops).toHaveLength(4);
  expect(stops[0]).toMatch(/Car · nearest driver/);
  expect(stops[1]).toMatch(/ร้านดอกไม้ บ้านอารีย์by \d\d:\d\d.*Pim 081 234 5678.*7\.80/);
  expect(stops[2]).toMatch(/สีลมคอมเพล็กซ์ ชั้น 12about \d\d:\d\d.*Leave it with the guard.*10\.60/);
  expect(stops[3]).toMatch(/Orathai.*Collect ฿1,290 on delivery/);
  await findByText(/by about \d\d:\d\d/);
  getByText('PO 42');
  getByText(/Flowers, keep upright/);
});

test('“edit” leads back to the contacts, with everything still there', async () => {
  const { user, findByRole } = openOrder({ state: priced(atReview(draft)), Panel: ReviewedPanel });
  await user.click(await findByRole('button', { name: 'Edit: Goods' }));
  await findByRole('heading', { name: 'Who sends, who receives' });
  expect(await findByRole('textbox', { name: 'Sender’s name' })).toHaveProperty('value', 'Pim');
  await user.click(await findByRole('button', { name: 'Next: review' }));
  await findByRole('heading', { name: 'Review before booking' });
});

test('a price that changed before the press is shown, and booked by the second press', async () => {
  const changed = { ...wireEstimate({ vehicle: 2, locationList: draft.stops.map(({ place }) => place) }), netPrice: 484.2 };
  const { user, findByRole, getByText, calls } = openOrder({
    state: priced(atReview(draft)),
    Panel: ReviewedPanel,
    answers: {
      '/estimate_price': () => changed,
      '/create_job': ({ shownPrice }) => {
        if (shownPrice !== 484.2) throw refusal(409, { reply: { estimate: changed } });
        return { responseCode: 200, responseDesc: '', jobId: 'J00000042', trackingId: '8K2M7Q' };
      },
    },
  });
  await user.click(await findByRole('button', { name: 'Book for ฿466.45' }));
  const again = await findByRole('button', { name: 'Book for ฿484.20' });
  getByText(/price.*฿484\.20/i);
  await user.click(again);
  await findByRole('heading', { name: 'Your delivery is booked' });
  expect(bookings(calls)).toHaveLength(2);
});

test('what has become wrong leads back to its step, and books nothing', async () => {
  const past = { kind: 'later', date: '20/11/2026', time: '09:00' } as const;
  const { user, findByRole, calls } = openOrder({
    state: priced(atReview({ ...draft, schedule: past })),
    Panel: ReviewedPanel,
  });
  await user.click(await findByRole('button', { name: /^Book/ }));
  await findByRole('button', { name: /^Next/ });
  await waitFor(() => expect(bookings(calls)).toEqual([]));
});
