import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { nowMs, type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { bangNa, catalog, createRandom, siam, wireEstimate } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { createManualTimer } from '../../tests/timers.ts';
import { until } from '../../tests/until.ts';
import { createJob } from '../jobs/contract.ts';
import { estimatePrice } from '../pricing/contract.ts';
import { createOrderFlow } from './order-flow.ts';
import { shownNetSatang } from './order-selectors.ts';
import type { OrderFlow } from './order-state.ts';

const quarterMs = 15 * 60_000;
const quoted = (net: number, quoteId: string, untilMs = nowMs + quarterMs) => ({
  ...wireEstimate(net),
  quoteId,
  quoteUntil: new Date(untilMs).toISOString(),
});
const priced = ({ store }: OrderFlow) => until(store, ({ estimate }) => estimate.status === 'ready');

describe('a price that holds', () => {
  let bench: OrderBench;
  beforeEach(async () => {
    bench = await setUpOrder();
  });
  afterEach(() => bench.stop());

  const bookedWith = () => bench.gateway.callsTo(createJob).at(-1)?.body;

  it('is booked by the quote that it came with', async () => {
    bench.gateway.answer(estimatePrice, () => quoted(82, 'quote-1'));
    bench.fillIn();
    await priced(bench.flow);
    await bench.flow.book();
    expect(bookedWith()).toMatchObject({ shownPrice: 82, quoteId: 'quote-1' });
  });

  it('is booked by the new quote once the customer has accepted a new price', async () => {
    bench.gateway.answer(estimatePrice, () => quoted(82, 'quote-1'));
    bench.gateway.answer(createJob, ({ quoteId }) =>
      quoteId === 'quote-2'
        ? { responseCode: 200, responseDesc: 'OK', jobId: 'J00000001', trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA' }
        : { responseCode: 409, responseDesc: '', estimate: quoted(90, 'quote-2') as never },
    );
    bench.fillIn();
    await priced(bench.flow);
    await bench.flow.book();
    expect(bench.flow.store.getState().booking.status).toBe('priceChanged');
    await bench.flow.acceptNewPrice();
    expect(bookedWith()).toMatchObject({ shownPrice: 90, quoteId: 'quote-2' });
  });

  const openPatient = async () => {
    const timer = createManualTimer();
    const flow = createOrderFlow({
      transport: createTestTransport({ baseUrl: bench.gateway.baseUrl }),
      clock: () => nowMs,
      random: createRandom(),
      storage: createMemoryStorage(),
      channel: 'web',
      startTimer: timer.startTimer,
    });
    await flow.prepare();
    flow.offerCatalog(catalog);
    flow.patch({ vehicleId: 1 });
    for (const [index, place] of [siam, bangNa].entries())
      flow.setPlace(flow.store.getState().draft.stops[index]?.key ?? '', place);
    timer.fire(150);
    await priced(flow);
    return { timer, flow };
  };

  it('is asked for again once the quote has run out', async () => {
    bench.gateway.answer(estimatePrice, () => quoted(82, 'quote-1'));
    const { timer, flow } = await openPatient();
    expect(timer.pending()).toEqual([quarterMs]);
    bench.gateway.answer(estimatePrice, () => quoted(95, 'quote-2'));
    timer.fire(quarterMs);
    timer.fire(0);
    await until(flow.store, (state) => shownNetSatang(state) === 9_500);
    flow.dispose();
    expect(timer.pending()).toEqual([]);
  });

  it('is not asked for without end on a device whose clock is fast', async () => {
    bench.gateway.answer(estimatePrice, () => quoted(82, 'quote-1', nowMs - quarterMs));
    const { timer, flow } = await openPatient();
    expect(timer.pending()).toEqual([60_000]);
    flow.dispose();
  });
});
