import { beforeAll, describe, expect, it } from 'vitest';
import { createOrderFixture, emptyDraft, stop } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { flowerShop } from '../../../tests/places.ts';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

const ownStops = (count: number) => Array.from({ length: count }, (_, index) => stop(`own-${index}`, flowerShop));
const returnPoint = { ...stop('back', flowerShop), isReturn: true };

describe('a tenth stop', () => {
  it('can be added where the way back has a point of its own, which does not count', async () => {
    const { user, getByRole, queryByRole, flow } = openOrder({
      state: { draft: { ...emptyDraft, stops: [...ownStops(9), returnPoint] } },
    });
    await user.click(getByRole('button', { name: 'Add a stop' }));
    expect(flow.store.getState().draft.stops.filter(({ isReturn }) => !isReturn)).toHaveLength(10);
    expect(queryByRole('button', { name: 'Add a stop' })).toBeNull();
  });

  it('is the last', () => {
    const { queryByRole } = openOrder({ state: { draft: { ...emptyDraft, stops: ownStops(10) } } });
    expect(queryByRole('button', { name: 'Add a stop' })).toBeNull();
  });
});
