import { waitFor } from '@testing-library/react';
import { Milestone } from 'lucide';
import { expect, test } from 'vitest';
import { emptyDraft, priced, stop, threeStopDraft, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { flowerShop, onNut } from '../../../tests/places.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

test('a phone number at a stop is never cut: it goes to the next line where there is no room', () => {
  const { getByText } = openOrder({ state: priced(threeStopDraft) });
  const phone = getByText('081 234 5678');
  expect(phone.closest('.sw-clip')).toBeNull();
  expect(phone.parentElement?.textContent).toBe('Pick-up · คุณพิมพ์ชนก 081 234 5678');
});

test('the note for the driver follows name and number, which stay together', () => {
  const stops = [stop('a', flowerShop, { contactName: 'Pim', contactPhone: '0812345678', remark: 'Floor 12' }), stop('b', onNut)];
  const { getByText } = openOrder({ state: priced({ ...twoStopDraft, stops }) });
  expect(getByText('081 234 5678').parentElement?.textContent).toBe('Pick-up · Pim 081 234 5678 · Floor 12');
});

test('a stop by house number says that its point is approximate and what to do, until the pin was moved', () => {
  const stops = [stop('a', { ...flowerShop, isApproximate: true }), stop('b', onNut)];
  const { getAllByText } = openOrder({ state: priced({ ...twoStopDraft, stops }) });
  expect(getAllByText('Approximate position: move the pin on the map to the exact spot')).toHaveLength(1);
});

test('an approximate answer says so in the list, with the picture of its kind, and is looked for near the other stop', async () => {
  const answer = {
    placeId: 'near-1',
    addressName: '99/1 ถนนสุขุมวิท 71',
    address: 'วัฒนา',
    district: 'วัฒนา',
    subDistrict: 'พระโขนงเหนือ',
    lat: 13.72,
    lng: 100.59,
    kind: 'street',
    approximate: true,
  };
  const stops = [stop('a', null), stop('b', onNut)];
  const { user, findByRole, calls } = openOrder({
    state: { draft: { ...emptyDraft, stops } },
    answers: { '/get_suggest_place_list': () => ({ responseCode: 200, places: [answer] }) },
  });
  (await findByRole('button', { name: /where from/i })).focus();
  await user.keyboard('{Enter}99/1');
  const option = await findByRole('option', { name: /99\/1 ถนนสุขุมวิท 71/ });
  await waitFor(() => expect(option.textContent).toContain('Approximate position · วัฒนา'));
  await waitFor(() => expect(option.querySelector('svg')?.children).toHaveLength(Milestone.length));
  const asked = calls.find(({ path }) => path === '/get_suggest_place_list');
  expect(asked?.body).toMatchObject({ lat: onNut.lat.toFixed(6), lng: onNut.lng.toFixed(6) });
});
