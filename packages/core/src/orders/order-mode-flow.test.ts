import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { siam, wireJob } from '../../tests/samples.ts';
import { until } from '../../tests/until.ts';
import { jobDetailFromWire } from '../jobs/job-from-wire.ts';
import { repeatableDetail } from './draft/repeatable-job.ts';

describe('the order screen', () => {
  let bench: OrderBench;
  beforeEach(async () => {
    bench = await setUpOrder();
  });
  afterEach(() => bench.stop());
  const mode = () => bench.flow.store.getState().mode;
  const search = (index: number) => ({ kind: 'searchLocation', stopKey: bench.key(index) });

  it('opens and leaves search and payment', () => {
    const { flow } = bench;
    flow.startSearch(bench.key(1));
    expect(mode()).toEqual(search(1));
    flow.setPlace(bench.key(1), siam);
    expect(mode().kind).toBe('normal');
    flow.enterPayment();
    flow.setPlace(bench.key(0), siam);
    expect(mode().kind).toBe('payment');
    flow.leaveMode();
    expect(mode().kind).toBe('normal');
  });

  it('searches for a stop that was just added, and for none where ten are the most', () => {
    const { flow } = bench;
    flow.addStop();
    expect(mode()).toEqual(search(2));
    for (let count = 3; count < 10; count += 1) flow.addStop();
    expect(mode()).toEqual(search(9));
    flow.leaveMode();
    flow.addStop();
    expect(mode().kind).toBe('normal');
  });

  it('chooses how to pay without losing the search’s stop or anything typed', () => {
    const { flow } = bench;
    bench.fillIn();
    flow.startSearch(bench.key(1));
    const before = flow.store.getState().draft;
    flow.enterPayment();
    expect([mode().kind, flow.store.getState().draft]).toEqual(['payment', before]);
    flow.patch({ paymentType: 0, paymentPoint: 1 });
    expect(mode().kind).toBe('payment');
  });

  it.each(['search', 'payment'] as const)(
    'is at the form again after a booking, a repeated job, and an order begun anew (%s)',
    async (kind) => {
      const { flow } = bench;
      const enter = () => (kind === 'payment' ? flow.enterPayment() : flow.startSearch(bench.key(0)));
      bench.fillIn();
      await until(flow.store, ({ estimate }) => estimate.status === 'ready');
      enter();
      await flow.book();
      expect([flow.store.getState().booking.status, mode().kind]).toEqual(['booked', 'normal']);
      enter();
      await flow.refill(repeatableDetail(jobDetailFromWire(wireJob)));
      expect(mode().kind).toBe('normal');
      enter();
      flow.clear();
      expect(mode().kind).toBe('normal');
    },
  );

  it('shows nobody else the search or the payment of the one who left', async () => {
    const { flow } = bench;
    await flow.restore('u1');
    flow.enterPayment();
    await flow.restore('u2');
    expect(mode().kind).toBe('normal');
  });
});
