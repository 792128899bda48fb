import { waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { refusal, wireEstimate } from '../../../tests/fixture-gateway.ts';
import { createOrderFixture, priced, twoStopDraft } from '../../../tests/orders/order-fixture.ts';
import { openOrder } from '../../../tests/orders/order-screen.tsx';
import { preloadOrderParts } from '../preload-order-parts.ts';

// Needs its own modules: what the screen shows depends on which lazy parts are loaded.

beforeAll(() => preloadOrderParts(createOrderFixture().flow, 'page'));

/** A customer presses Next while the price of another vehicle is still loading. */
const pressNextEarly = async () => {
  const reply = Promise.withResolvers<() => unknown>();
  const screen = openOrder({ state: priced(twoStopDraft), answers: { '/estimate_price': async () => (await reply.promise)() } });
  const next = await screen.findByRole('button', { name: 'Next: contacts' });
  screen.flow.patch({ vehicleId: 2 });
  await screen.user.dblClick(next);
  await waitFor(() => expect(next.getAttribute('aria-busy')).toBe('true'));
  expect(screen.handleBookRequested).not.toHaveBeenCalled();
  return { ...screen, next, reply };
};

test('going on before the price is known waits for it, and then asks for the sign-in once', async () => {
  const { reply, findByRole, handleBookRequested } = await pressNextEarly();
  reply.resolve(() => wireEstimate({ vehicle: 2, locationList: [{}, {}] }));
  await findByRole('heading', { name: 'Who sends, who receives' });
  await waitFor(() => expect(handleBookRequested).toHaveBeenCalledOnce());
});

test('a stop that turns out to lie outside the area keeps the customer there, with the focus on it', async () => {
  const { reply, next, getByRole, findByText, handleBookRequested } = await pressNextEarly();
  reply.resolve(() => {
    throw refusal(422, { field: 'locationList.1' });
  });
  await findByText(/outside our area/, { selector: '.sw-stop-card__error' });
  await waitFor(() => expect(getByRole('button', { name: /สีลมคอมเพล็กซ์.*change the place/i }).matches(':focus')).toBe(true));
  expect(next.getAttribute('aria-busy')).toBeNull();
  expect(handleBookRequested).not.toHaveBeenCalled();
});
