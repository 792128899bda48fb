import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { until } from '../../tests/until.ts';
import { createJob } from '../jobs/contract.ts';
import { isReviewing } from './is-reviewing.ts';

describe('the look through the whole order', () => {
  let bench: OrderBench;
  beforeEach(async () => {
    bench = await setUpOrder();
    await bench.flow.restore();
    bench.fillIn();
    await until(bench.flow.store, ({ estimate }) => estimate.status === 'ready');
    await bench.flow.requestStep(1);
  });
  afterEach(() => bench.stop());

  const isShown = () => isReviewing(bench.flow.store.getState());

  it('comes when the last step is complete, and not before', async () => {
    expect(isShown()).toBe(false);
    bench.flow.patch({ confirmPhone: '' });
    expect(await bench.flow.requestStep(2)).toBe(false);
    expect(isShown()).toBe(false);
    bench.flow.patch({ confirmPhone: '0812345678' });
    expect(await bench.flow.requestStep(2)).toBe(true);
    expect(isShown()).toBe(true);
  });

  it('is there again after a reload', async () => {
    await bench.flow.requestStep(2);
    const restored = async () => {
      const again = bench.reload();
      await again.restore();
      return isReviewing(again.store.getState());
    };
    await expect.poll(restored).toBe(true);
  });

  it('can be left for the step before, with everything kept', async () => {
    await bench.flow.requestStep(2);
    bench.flow.leaveReview();
    expect(isShown()).toBe(false);
    expect(bench.flow.store.getState().draft).toMatchObject({ vehicleId: 1, step: { currentStep: 1 } });
  });

  it('gives way to the step of whatever has become wrong, and books nothing', async () => {
    await bench.flow.requestStep(2);
    bench.flow.patchStop(bench.key(1), { contactName: '' });
    await bench.flow.book();
    expect(isShown()).toBe(false);
    expect(bench.flow.store.getState().draft.step.currentStep).toBe(1);
    expect(bench.gateway.callsTo(createJob)).toEqual([]);
  });

  it('is over once the order is booked', async () => {
    await bench.flow.requestStep(2);
    await bench.flow.book();
    expect(bench.flow.store.getState().booking.status).toBe('booked');
    expect(isShown()).toBe(false);
  });
});
