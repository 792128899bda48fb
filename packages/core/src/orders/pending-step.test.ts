import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { ayutthaya, bangNa, wireEstimate } from '../../tests/samples.ts';
import { until } from '../../tests/until.ts';
import { createJob } from '../jobs/contract.ts';
import { estimatePrice } from '../pricing/contract.ts';
import type { OrderFlow } from './order-state.ts';

const refusal = { responseCode: 422, responseDesc: 'นอกพื้นที่', field: 'locationList.1' };
const step = ({ store }: OrderFlow) => store.getState().draft.step;
/** Requests the next step and returns the pending result once the request is stored. */
const request = async (flow: OrderFlow): Promise<{ readonly moved: Promise<boolean> }> => {
  const moved = flow.requestStep(1);
  await until(flow.store, ({ draft }) => draft.step.reqComplete);
  return { moved };
};
const outsideOf = (key: string) => ({ path: `stops.${key}.place`, code: 'outsideServiceArea' });

describe('a wish to go on while the price is being asked for', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  /** Lets the gateway reply. */
  let answer: (reply: ReturnType<typeof wireEstimate> | typeof refusal) => void;

  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    const reply = Promise.withResolvers<ReturnType<typeof wireEstimate> | typeof refusal>();
    answer = reply.resolve;
    bench.gateway.answer(estimatePrice, () => reply.promise);
    bench.fillIn();
  });
  afterEach(() => bench.stop());

  it('is noted, and carried out when the price comes', async () => {
    const { moved } = await request(flow);
    expect(step(flow)).toMatchObject({ currentStep: 0, requestStep: 1, reqComplete: true });
    answer(wireEstimate(82));
    expect(await moved).toBe(true);
    expect(step(flow)).toMatchObject({ currentStep: 1, completed: 1, reqComplete: false });
  });

  it('is refused when a stop turns out to lie outside the area', async () => {
    const { moved } = await request(flow);
    answer(refusal);
    expect(await moved).toBe(false);
    expect(step(flow)).toMatchObject({ currentStep: 0, requestStep: 0, reqComplete: false });
    expect(flow.store.getState().problems).toMatchObject([outsideOf(bench.key(1))]);
  });

  it('is carried out when the gateway cannot say: the booking asks again', async () => {
    bench.gateway.answer(estimatePrice, () => ({ status: 503, text: 'down' }));
    flow.patch({ vehicleId: 2 });
    expect(await flow.requestStep(1)).toBe(true);
    expect(flow.store.getState().estimate.status).toBe('failed');
  });

  it('waits for the newest price when a choice is changed meanwhile', async () => {
    const { moved } = await request(flow);
    bench.gateway.answer(estimatePrice, () => refusal);
    flow.patch({ vehicleId: 2 });
    answer(wireEstimate(82));
    expect(await moved).toBe(false);
    expect(flow.store.getState().problems).toMatchObject([outsideOf(bench.key(1))]);
  });

  it('is carried out where a stop is only called by another name meanwhile', async () => {
    const { moved } = await request(flow);
    flow.setPlace(bench.key(1), { ...bangNa, name: 'Bang Na' });
    answer(wireEstimate(82));
    expect(await moved).toBe(true);
    expect(step(flow)).toMatchObject({ currentStep: 1 });
  });

  it.each<[string, (flow: OrderFlow) => void]>([
    ['moves a stop', ({ moveStop }) => moveStop(0, 1)],
    ['opens the search', ({ startSearch }) => startSearch(bench.key(0))],
    ['clears the order', ({ clear }) => clear()],
  ])('is dropped when the customer %s', async (_what, turnAway) => {
    const { moved } = await request(flow);
    turnAway(flow);
    answer(wireEstimate(82));
    expect(await moved).toBe(false);
    expect(step(flow)).toMatchObject({ currentStep: 0, requestStep: 0, reqComplete: false });
  });

  it('is dropped when the customer goes back, and moves once however often it is made', async () => {
    const { moved: first } = await request(flow);
    expect(await flow.requestStep(0)).toBe(true);
    const [second, third] = [flow.requestStep(1), flow.requestStep(1)];
    answer(wireEstimate(82));
    expect(await Promise.all([first, second, third])).toEqual([false, false, true]);
    expect(step(flow)).toMatchObject({ currentStep: 1 });
  });

  it('is not waited for where something is missing anyway', async () => {
    flow.patch({ service: -1 });
    expect(await flow.requestStep(1)).toBe(false);
    expect(flow.store.getState().problems).toMatchObject([{ path: 'service', code: 'serviceRequired' }]);
  });

  it('is not taken up by a page that is opened again', async () => {
    await request(flow);
    await expect.poll(() => bench.storage.stored.get('songwai.private.draft.web')).toContain('"reqComplete":true');
    const later = bench.reload();
    await later.restore();
    expect(step(later)).toMatchObject({ currentStep: 0, requestStep: 0, reqComplete: false });
    answer(wireEstimate(82));
  });
});

describe('a stop that the gateway has refused', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.fillIn();
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
  });
  afterEach(() => bench.stop());

  it('is still refused when the order is booked, on the step where it can be changed', async () => {
    expect(await flow.requestStep(1)).toBe(true);
    bench.gateway.answer(estimatePrice, (body) => (body.locationList[1]?.lat === ayutthaya.lat ? refusal : wireEstimate(82)));
    flow.setPlace(bench.key(1), ayutthaya);
    await until(flow.store, ({ problems }) => problems.length > 0);
    await flow.book();
    expect(flow.store.getState().problems).toMatchObject([outsideOf(bench.key(1))]);
    expect(step(flow).currentStep).toBe(0);
    expect(bench.gateway.callsTo(createJob)).toHaveLength(0);
    flow.setPlace(bench.key(1), bangNa);
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    await flow.book();
    expect(flow.store.getState().booking.status).toBe('booked');
  });

  it('is not one whose phone the gateway did not take', async () => {
    bench.gateway.answer(createJob, () => ({ ...refusal, field: 'locationList.1.contactPhone' }));
    await flow.book();
    expect(flow.store.getState()).toMatchObject({ problems: [], booking: { status: 'failed' } });
  });

  it('stays so after a booking that was refused for it', async () => {
    bench.gateway.answer(createJob, () => refusal);
    await flow.book();
    expect(flow.store.getState().problems).toMatchObject([outsideOf(bench.key(1))]);
    await flow.book();
    expect(flow.store.getState().problems).toMatchObject([outsideOf(bench.key(1))]);
    expect(bench.gateway.callsTo(createJob)).toHaveLength(1);
  });
});
