import { waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { crossedDraft, shortestAnswers } from '../../../tests/orders/shortest-answers.ts';
import { loadSortedStops } from '../order-loaders.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';

beforeAll(async () => {
  await Promise.all([preloadOrderParts(createOrderFixture().flow, 'page'), loadSortedStops()]);
});

const open = (answers = shortestAnswers) => {
  const screen = openOrder({ state: { draft: crossedDraft }, answers });
  screen.flow.retryEstimate();
  const keys = () => screen.flow.store.getState().draft.stops.map(({ key }) => key);
  return { ...screen, keys };
};

describe('the shortest order', () => {
  test('says what it saves before it is taken; then where each stop was, and the price that it was', async () => {
    const { user, findByRole, findByText, getAllByText, getByText, keys } = open();
    const off = await findByRole('switch', { name: 'Shortest order', description: '7.60 km shorter · saves ฿57' });
    expect(off).toHaveProperty('checked', false);
    await user.click(off);
    expect(keys()).toEqual(['a', 'c', 'b', 'd']);
    expect(await findByText('was stop 3')).toBeTruthy();
    expect(getByText('was stop 2')).toBeTruthy();
    await findByRole('switch', { name: 'Shortest order', description: '31.20 → 23.60 km · saves ฿57', checked: true });
    expect(getAllByText('฿373.50').some((element) => element.closest('s, del') !== null)).toBe(true);
  });

  test('is undone by the button over the price, and by the switch at any time', async () => {
    const { user, findByRole, queryByText, keys } = open();
    await user.click(await findByRole('switch', { name: 'Shortest order' }));
    await user.click(await findByRole('button', { name: 'Undo' }));
    expect(keys()).toEqual(['a', 'b', 'c', 'd']);
    expect(queryByText(/^was stop/)).toBeNull();
    await user.click(await findByRole('switch', { name: 'Shortest order', checked: false }));
    await user.click(await findByRole('switch', { name: 'Shortest order', checked: true }));
    expect(keys()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('is off once a stop is moved by hand, and offered again', async () => {
    const { user, findByRole, flow } = open();
    await user.click(await findByRole('switch', { name: 'Shortest order' }));
    flow.moveStop(1, 2);
    await findByRole('switch', {
      name: 'Shortest order',
      checked: false,
      description: 'You moved a stop · 7.60 km shorter · saves ฿57 if sorted again',
    });
  });

  test('has no switch where it saves nothing', async () => {
    const { findByText, queryByRole } = open({
      ...shortestAnswers,
      '/optimize': () => ({ responseCode: 200, order: [0, 1, 2, 3], distance: 31.2, originalDistance: 31.2 }),
    });
    await findByText('This is the shortest order');
    expect(queryByRole('switch')).toBeNull();
  });

  test('names the stop that no way leads to', async () => {
    const { findByText, queryByRole } = open({
      ...shortestAnswers,
      '/optimize': () => {
        throw refusal(422, { field: 'locationList.3' });
      },
    });
    await findByText('Stop 4 is outside our area. Correct it before sorting.');
    expect(queryByRole('switch')).toBeNull();
  });

  test('is not looked for with two stops', async () => {
    const { calls, flow } = openOrder({ state: { draft: twoStopDraft }, answers: shortestAnswers });
    flow.retryEstimate();
    await waitFor(() => expect(calls.some(({ path }) => path === '/estimate_price')).toBe(true));
    expect(calls.some(({ path }) => path === '/optimize')).toBe(false);
  });
});
