import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { atContacts, createOrderFixture, priced, twoStopDraft } from '../../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../../tests/orders/order-screen.tsx';
import { ownPlaceAnswers } from '../../../../tests/orders/own-places.ts';
import { preloadStoryParts } from '../../../../tests/preload-story-parts.ts';
import { preloadOrderParts } from '../../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(async () => {
  await preloadStoryParts();
  await preloadOrderParts(createOrderFixture().flow, 'page');
});

const openContacts = async (hasOwnPlaces = true) => {
  const order = openOrder({ state: priced(atContacts(twoStopDraft)), answers: ownPlaceAnswers(), hasOwnPlaces });
  return { ...order, receiver: await screen.findByLabelText(/Receiver/) };
};

test('people of earlier and saved places are suggested by name, and fill in name and number', async () => {
  const { user, flow, receiver } = await openContacts();
  await screen.findAllByRole('group', { name: 'People you have sent to' });
  await user.type(receiver, 'ธนา');
  expect(await screen.findByText('1 person matches. Press the down arrow to choose.')).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(flow.store.getState().draft.stops[1]).toMatchObject({ contactName: 'คุณธนากร', contactPhone: '0898765432' }),
  );
  expect(receiver.matches(':focus')).toBe(true);
  expect(screen.getAllByRole('group', { name: 'People you have sent to' })).toHaveLength(1);
});

test('they are suggested by the beginning of a number, and Escape goes back to it', async () => {
  const { user } = await openContacts();
  await screen.findAllByRole('group', { name: 'People you have sent to' });
  const phone = screen.getAllByRole('textbox', { name: 'Phone' })[1] as HTMLElement;
  await user.type(phone, '0625');
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('button', { name: /คุณอรทัย/ }).some((chip) => chip.matches(':focus'))).toBe(true);
  await user.keyboard('{Escape}');
  expect(phone.matches(':focus')).toBe(true);
});

test('a visitor sees nobody', async () => {
  const { calls } = await openContacts(false);
  expect(screen.queryByRole('group', { name: 'People you have sent to' })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/list_location');
});
