import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nowMs, type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { bangNa, catalog, createRandom, siam } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { createHastyTimer } from '../../../tests/timers.ts';
import { until } from '../../../tests/until.ts';
import { createOrderFlow } from '../order-flow.ts';
import type { OrderFlow } from '../order-state.ts';
import * as checkoutModule from './order-checkout.ts';

type Loaded = typeof checkoutModule;

describe('an order whose checkout is still on its way', () => {
  let bench: OrderBench;
  /** The pending loads of the checkout's code, in order. */
  let fetches: PromiseWithResolvers<Loaded>[];
  let flow: OrderFlow;

  const fetched = (index: number) => {
    const fetch = fetches[index];
    if (!fetch) throw new Error(`the checkout was fetched ${fetches.length} times`);
    return fetch;
  };
  const key = (index: number) => flow.store.getState().draft.stops[index]?.key ?? '';
  const chooseAll = () => {
    flow.offerCatalog(catalog);
    flow.setPlace(key(0), siam);
    flow.setPlace(key(1), bangNa);
    flow.patch({ vehicleId: 1 });
    flow.patch({ service: 2 });
  };

  beforeEach(async () => {
    bench = await setUpOrder();
    fetches = [];
    flow = createOrderFlow({
      transport: createTestTransport({ baseUrl: bench.gateway.baseUrl, sessionToken: () => 'token-1' }),
      clock: () => nowMs,
      random: createRandom(),
      storage: bench.storage,
      channel: 'web',
      startTimer: createHastyTimer().startTimer,
      loadCheckout: () => {
        const fetch = Promise.withResolvers<Loaded>();
        fetches.push(fetch);
        return fetch.promise;
      },
    });
  });
  afterEach(async () => {
    flow.dispose();
    await bench.stop();
  });

  it('fetches nothing before something was chosen', async () => {
    await flow.restore();
    flow.startSearch(key(0));
    expect(fetches).toHaveLength(0);
  });

  it('takes places at once, fetches the code a single time, and then makes the other choices and asks for the price', async () => {
    chooseAll();
    expect(flow.store.getState().draft.stops.map(({ place }) => place)).toEqual([siam, bangNa]);
    expect(fetches).toHaveLength(1);
    fetched(0).resolve(checkoutModule);
    await flow.prepare();
    expect(flow.store.getState().draft).toMatchObject({ vehicleId: 1, service: 2 });
    expect((await until(flow.store, ({ estimate }) => estimate.status === 'ready')).estimate).toMatchObject({
      value: { netSatang: 8_200 },
    });
  });

  it('answers a wish to go on once it can be checked', async () => {
    chooseAll();
    const hasMoved = flow.requestStep(1);
    expect(flow.store.getState().draft.step.currentStep).toBe(0);
    fetched(0).resolve(checkoutModule);
    expect(await hasMoved).toBe(true);
    expect(flow.store.getState().draft.step.currentStep).toBe(1);
  });

  it('speaks of a lost connection where the code does not arrive, and gets it with the next try', async () => {
    chooseAll();
    fetched(0).reject(new TypeError('Failed to fetch dynamically imported module'));
    expect((await until(flow.store, ({ estimate }) => estimate.status === 'failed')).estimate).toMatchObject({
      error: { kind: 'network' },
    });
    expect(flow.store.getState().draft.stops.map(({ place }) => place)).toEqual([siam, bangNa]);
    flow.retryEstimate();
    fetched(1).resolve(checkoutModule);
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
  });

  it('does not book, and says so, where the code does not arrive', async () => {
    chooseAll();
    const booking = flow.book();
    fetched(0).reject(new TypeError('Failed to fetch dynamically imported module'));
    await booking;
    expect(flow.store.getState().booking).toMatchObject({ status: 'failed', error: { kind: 'network' } });
    expect(bench.booked).toEqual([]);
  });

  it('asks for no price once the order was left', async () => {
    chooseAll();
    flow.dispose();
    fetched(0).resolve(checkoutModule);
    await flow.prepare();
    expect(flow.store.getState().estimate).toEqual({ status: 'idle' });
  });
});
