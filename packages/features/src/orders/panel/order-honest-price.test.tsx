import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { refusal, wireEstimate } from '../../../tests/fixture-gateway.ts';
import {
  atContacts,
  createOrderFixture,
  priced,
  stop,
  threeStopDraft,
  twoStopDraft,
} from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

const half = wireEstimate({ vehicle: 1, locationList: [{}, {}] });

test('a stop added is searched for at once; until it has a place the old price is gone and the bar names the stop', async () => {
  const { user, getByRole, findByText, queryByText } = openOrder({ state: priced(twoStopDraft) });
  await findByText('฿109.20', { selector: '.sw-action-bar__value span' });
  await user.click(getByRole('button', { name: 'Add a stop' }));
  await waitFor(() => expect(getByRole('combobox', { name: 'Search: Stop 3' }).matches(':focus')).toBe(true));
  await findByText('Stop 3: choose a place to see the price');
  expect(queryByText('฿109.20', { selector: '.sw-action-bar__value span' })).toBeNull();
});

test('outside the area nothing can be gone on with, and the bar says why', async () => {
  const { flow, getByRole, findByText } = openOrder({
    state: priced(twoStopDraft),
    answers: { '/estimate_price': () => Promise.reject(refusal(422, { field: 'locationList.1' })) },
  });
  flow.patch({ vehicleId: 2 });
  await findByText('One stop is outside our service area. Change it to see the price.');
  expect(getByRole('button', { name: 'Next: contacts' })).toHaveProperty('disabled', true);
});

test('a price that fails shows zero with what to do, keeps what was typed, and comes again by a button', async () => {
  let isDown = true;
  const { flow, user, findByText, getByRole } = openOrder({
    state: priced(twoStopDraft),
    answers: {
      '/estimate_price': () => (isDown ? Promise.reject(refusal(500)) : wireEstimate({ vehicle: 2, locationList: [{}, {}] })),
    },
  });
  flow.patch({ vehicleId: 2 });
  await findByText('Something went wrong. Please try again.');
  await findByText('฿0', { selector: '.sw-action-bar__value span' });
  expect(flow.store.getState().draft.stops.map(({ place }) => place?.name)).toEqual(
    twoStopDraft.stops.map(({ place }) => place?.name),
  );
  isDown = false;
  await user.click(getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(flow.store.getState().estimate.status).toBe('ready'));
});

test('a promo code that does not apply says why, in the gateway’s words', async () => {
  const { user, findByRole, findByText, getByRole } = openOrder({
    state: priced(atContacts(threeStopDraft)),
    answers: {
      '/estimate_price': () => ({
        ...half,
        promoProblemTh: 'โค้ดนี้หมดอายุแล้ว',
        promoProblemEn: 'This promo code has expired. Please use another.',
      }),
    },
  });
  await user.type(await findByRole('textbox', { name: 'Promo code' }), 'old50');
  await user.click(getByRole('button', { name: 'Apply' }));
  await findByText('This promo code has expired. Please use another.');
});

test('how much is missing is said above the button, and counts down as it is filled in', async () => {
  const draft = atContacts({
    ...twoStopDraft,
    confirmPhone: '0812345678',
    stops: twoStopDraft.stops.map((one) => stop(one.key, one.place)),
  });
  const { user, findByRole, findByText, getByRole } = openOrder({ state: priced(draft) });
  await user.click(await findByRole('button', { name: 'Book for ฿109.20' }));
  await findByText('4 things to complete or correct');
  await user.type(getByRole('textbox', { name: 'Sender’s name' }), 'Pim');
  await findByText('3 things to complete or correct');
});

test('a receiver can be the sender, by a button that leaves what was typed', async () => {
  const stops = twoStopDraft.stops.map((one, index) =>
    stop(one.key, one.place, index === 0 ? { contactName: 'Pim', contactPhone: '0812345678' } : {}),
  );
  const { user, flow, findByRole, queryByRole, getByRole } = openOrder({ state: priced(atContacts({ ...twoStopDraft, stops })) });
  await user.click(await findByRole('button', { name: 'Same as sender' }));
  expect(flow.store.getState().draft.stops[1]).toMatchObject({ contactName: 'Pim', contactPhone: '0812345678' });
  expect(queryByRole('button', { name: 'Same as sender' })).toBeNull();
  expect(getByRole('textbox', { name: 'Receiver’s name' }).matches(':focus')).toBe(true);
});

test('a time that was set stands with its weekday', async () => {
  const { findByRole } = openOrder({
    state: priced({ ...twoStopDraft, schedule: { kind: 'later', date: '22/11/2026', time: '19:00' } }),
  });
  await findByRole('button', { name: /^Scheduled\s*Sun\s22\sNov\s19:00/ });
});
