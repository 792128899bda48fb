import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { siam, success } from '../../../tests/samples.ts';
import { createJob } from '../../jobs/contract.ts';
import type { OrderFlow } from '../order-state.ts';
import { draftKey } from './draft-storage.ts';

describe('whose order it is', () => {
  let bench: OrderBench;
  beforeEach(async () => {
    bench = await setUpOrder();
  });
  afterEach(() => bench.stop());

  const stored = () => bench.storage.stored.get(draftKey('web')) ?? '';
  const placesOf = (flow: OrderFlow) => flow.store.getState().draft.stops.map((stop) => stop.place?.name ?? null);

  it('stays on the screen when the visitor who typed it signs in, and is theirs after a reload', async () => {
    const { flow } = bench;
    await flow.restore(null);
    flow.setPlace(bench.key(0), siam);
    await flow.restore('user-1');
    expect(placesOf(flow)).toEqual([siam.name, null]);
    await expect.poll(stored).toContain('user-1');
    const again = bench.reload();
    await again.restore('user-1');
    expect(placesOf(again)).toEqual([siam.name, null]);
  });

  it('is gone from the screen when its owner leaves, and never shown to the next', async () => {
    const { flow } = bench;
    await flow.restore('user-1');
    flow.setPlace(bench.key(0), siam);
    await expect.poll(stored).toContain('user-1');
    await flow.restore(null);
    expect(placesOf(flow)).toEqual([null, null]);
    await flow.restore('user-2');
    expect(placesOf(flow)).toEqual([null, null]);
    await expect.poll(stored).toBe('');
  });

  it('waits for an owner whose session only ended', async () => {
    await bench.flow.restore('user-1');
    bench.flow.setPlace(bench.key(0), siam);
    await expect.poll(stored).toContain('user-1');
    const later = bench.reload();
    await later.restore(null);
    expect(placesOf(later)).toEqual([null, null]);
    await later.restore('user-1');
    expect(placesOf(later)).toEqual([siam.name, null]);
  });

  it('shows the one who came nothing of the one who left while that one’s draft was still being read', async () => {
    await bench.flow.restore('user-1');
    bench.flow.setPlace(bench.key(0), siam);
    await expect.poll(stored).toContain('user-1');
    const later = bench.reload();
    await Promise.all([later.restore('user-1'), later.restore('user-2')]);
    expect(placesOf(later)).toEqual([null, null]);
  });

  it('tells nobody else of a booking that ends after its owner left', async () => {
    const answer = Promise.withResolvers<void>();
    bench.gateway.answer(createJob, async () => {
      await answer.promise;
      return { ...success, jobId: 'J00000001', trackingId: 'kVn2x0b1Q2m9Zt7cYw4PzA', songwaiWallet: 1 };
    });
    const { flow } = bench;
    await flow.restore('user-1');
    bench.fillIn();
    await expect.poll(() => flow.store.getState().estimate.status).toBe('ready');
    const booking = flow.book();
    await expect.poll(() => flow.store.getState().booking.status).toBe('sending');
    await flow.restore(null);
    answer.resolve();
    await booking;
    expect(flow.store.getState().booking).toEqual({ status: 'idle' });
  });
});
