import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { until } from '../../../tests/until.ts';
import { createJob } from '../../jobs/contract.ts';
import type { OrderFlow } from '../order-state.ts';

const receipt = {
  companyName: 'บริษัท ขนมไทย จำกัด',
  companyAddress: '99/1 ถนนพระราม 1',
  taxNumber: '0105561072420',
  branch: '00000',
  postcode: '10110',
};

describe('what else is booked with an order', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.fillIn();
  });
  afterEach(() => bench.stop());

  const book = async () => {
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    await flow.book();
    return bench.gateway.callsTo(createJob).at(-1)?.body;
  };

  it('is nothing where the customer asks for nothing', async () => {
    const body = await book();
    for (const field of ['receipt', 'fixDriver', 'finishTime', 'reference', 'parcel']) expect(body).not.toHaveProperty(field);
  });

  it("the customer's own reference, without emoji and the blanks around it", async () => {
    flow.patch({ reference: ' PO 2026/11-0042 📦 ' });
    expect(await book()).toMatchObject({ reference: 'PO 2026/11-0042' });
  });

  it('what the page around the order notes for its own use', async () => {
    flow.patch({ metadata: { basket: 'b-77' } });
    expect(await book()).toMatchObject({ metadata: { basket: 'b-77' } });
  });

  it('what is sent, as far as it was said', async () => {
    flow.patch({ parcel: { contents: 'ช่อดอกไม้', lengthCm: 40 } });
    expect((await book())?.['parcel']).toEqual({ contents: 'ช่อดอกไม้', lengthCm: 40 });
  });

  it('money to collect at a drop-off, as long as cash on delivery is chosen, and none at the pick-up', async () => {
    bench.gateway.answer(createJob, () => ({ responseCode: 500, responseDesc: '' }));
    flow.toggleExtra(1);
    flow.patchStop(bench.key(0), { codSatang: 10_000 });
    flow.patchStop(bench.key(1), { codSatang: 125_075 });
    const none = expect.not.objectContaining({ codAmount: expect.anything() });
    expect(await book()).toMatchObject({ locationList: [none, { codAmount: 1250.75 }] });
    flow.toggleExtra(1);
    expect(await book()).toMatchObject({ locationList: [none, none] });
    flow.toggleExtra(1);
    expect(await book()).toMatchObject({ locationList: [none, { codAmount: 1250.75 }] });
  });

  it('the photos that were taken', async () => {
    const photoNames = [`${'a'.repeat(32)}.png`, `${'b'.repeat(32)}.png`];
    flow.patch({ photoNames });
    expect(await book()).toMatchObject({ remarkImages: photoNames });
  });

  it('the receipt that was asked for', async () => {
    flow.patch({ receipt });
    expect(await book()).toMatchObject({
      receipt: { check: true, ...receipt },
    });
  });

  it('no receipt once it is no longer wanted', async () => {
    flow.patch({ receipt });
    flow.patch({ receipt: null });
    expect(await book()).not.toHaveProperty('receipt');
  });

  it('the window in which the driver may come, never one that ends before it begins', async () => {
    const schedule = { kind: 'later', date: '22/11/2026', time: '09:30' } as const;
    flow.patch({ schedule: { ...schedule, untilTime: '09:00' } });
    expect(await book()).toBeUndefined();
    expect(flow.store.getState().problems).toMatchObject([{ path: 'schedule', code: 'finishBeforeStart' }]);
    flow.patch({ schedule: { ...schedule, untilTime: '12:00' } });
    expect(await book()).toMatchObject({ jobDate: '22/11/2026', startTime: '09:30', finishTime: '12:00' });
  });

  it('favourite drivers only, as the account prefers it or as it was chosen for this order', async () => {
    bench.account.prefersFixedDriver = true;
    expect(await book()).toMatchObject({ fixDriver: true });
    bench.fillIn();
    flow.patch({ isFixedDriver: false });
    expect(await book()).not.toHaveProperty('fixDriver');
    bench.account.prefersFixedDriver = false;
    bench.fillIn();
    flow.patch({ isFixedDriver: true });
    expect(await book()).toMatchObject({ fixDriver: true });
  });

  it('stays over a reload', async () => {
    flow.patch({ receipt, isFixedDriver: true });
    flow.patch({ schedule: { kind: 'later', date: '22/11/2026', time: '09:30', untilTime: '12:00' } });
    const { draft } = flow.store.getState();
    const restored = async () => {
      const again = bench.reload();
      await again.restore();
      return again.store.getState().draft;
    };
    // Drafts are stored in the background, one after another.
    await expect.poll(restored).toEqual(draft);
  });
});
