import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../tests/memory-storage.ts';
import { nowMs, type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { bangNa, catalog, createRandom, siam, wireEstimate } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { createManualTimer } from '../../tests/timers.ts';
import { until } from '../../tests/until.ts';
import { estimatePrice } from '../pricing/contract.ts';
import { createOrderFlow } from './order-flow.ts';
import { primaryAction, shownNetSatang } from './order-selectors.ts';
import type { OrderFlow } from './order-state.ts';

const priced = ({ store }: OrderFlow) => until(store, ({ estimate }) => estimate.status === 'ready');

describe('the price of an order', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
  });
  afterEach(() => bench.stop());
  const questions = () => bench.gateway.callsTo(estimatePrice).map((call) => call.body);
  const place = () => {
    flow.setPlace(bench.key(0), siam);
    flow.setPlace(bench.key(1), bangNa);
  };

  it('is not asked for before two stops have places', async () => {
    flow.offerCatalog(catalog);
    flow.setPlace(bench.key(0), siam);
    expect(flow.store.getState().estimate.status).toBe('idle');
    flow.setPlace(bench.key(1), bangNa);
    expect(flow.store.getState().estimate.status).toBe('loading');
    await priced(flow);
    expect(questions()).toHaveLength(1);
  });

  it('is known for each vehicle before one is chosen', async () => {
    flow.offerCatalog(catalog);
    place();
    const { estimate } = await priced(flow);
    expect(estimate.status === 'ready' && [...estimate.value.netByVehicle]).toEqual([
      [1, 8_200],
      [2, 16_400],
    ]);
    expect(shownNetSatang(flow.store.getState())).toBeNull();
    expect(primaryAction(flow.store.getState())).toBe('chooseVehicle');
    flow.patch({ vehicleId: 2 });
    expect(shownNetSatang(flow.store.getState())).toBe(16_400);
    await priced(flow);
    expect(questions().map((body) => body['vehicle'])).toEqual([1, 2]);
  });

  it('waits for the catalogue where no vehicle is chosen', async () => {
    place();
    expect(flow.store.getState().estimate.status).toBe('idle');
    flow.offerCatalog(catalog);
    await priced(flow);
  });

  it('is not asked for again when something changes that costs nothing', async () => {
    bench.fillIn();
    await priced(flow);
    const asked = questions().length;
    flow.patch({ remark: 'hello' });
    flow.patch({ confirmPhone: '0899999999' });
    flow.patchStop(bench.key(0), { contactName: 'x' });
    flow.patch({ paymentType: 1 });
    expect(flow.store.getState().estimate.status).toBe('ready');
    expect(questions()).toHaveLength(asked);
  });

  it('keeps the last sum while a new one is fetched, and shows none after it failed', async () => {
    bench.fillIn();
    await priced(flow);
    flow.toggleExtra(1);
    expect(flow.store.getState().estimate).toMatchObject({ status: 'loading', last: { netSatang: 8_200 } });
    expect(shownNetSatang(flow.store.getState())).toBe(8_200);
    await priced(flow);
    bench.gateway.answer(estimatePrice, () => ({ status: 503, text: '' }));
    flow.toggleExtra(1);
    await until(flow.store, ({ estimate }) => estimate.status === 'failed');
    expect(flow.store.getState().estimate).toMatchObject({ error: { code: 503 } });
    expect(shownNetSatang(flow.store.getState())).toBeNull();
    expect(primaryAction(flow.store.getState())).toBe('retryPrice');
    bench.gateway.answer(estimatePrice, () => wireEstimate(99));
    flow.retryEstimate();
    expect(shownNetSatang(await priced(flow))).toBe(9_900);
  });

  it('is dropped when a place is taken away', async () => {
    bench.fillIn();
    await priced(flow);
    flow.clearPlace(bench.key(1));
    expect(flow.store.getState().estimate).toEqual({ status: 'idle' });
  });

  it('is asked for once, 150 ms after the last of many changes, and the newest answer wins', async () => {
    const timer = createManualTimer();
    const transportTimer = createManualTimer();
    const patient = createOrderFlow({
      transport: createTestTransport({ baseUrl: bench.gateway.baseUrl, startTimer: transportTimer.startTimer }),
      clock: () => nowMs,
      random: createRandom(),
      storage: createMemoryStorage(),
      channel: 'web',
      startTimer: timer.startTimer,
    });
    let letGo = () => {};
    bench.gateway.answer(estimatePrice, async (body) => {
      if (body.vehicle === 1) {
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      return wireEstimate(82, body.vehicle);
    });
    await patient.prepare();
    patient.offerCatalog(catalog);
    for (const [index, found] of [siam, bangNa].entries())
      patient.setPlace(patient.store.getState().draft.stops[index]?.key ?? '', found);
    patient.patch({ vehicleId: 2 });
    patient.patch({ vehicleId: 1 });
    expect(timer.pending()).toEqual([150]);
    timer.fire(150);
    await bench.gateway.called(estimatePrice, 1);
    patient.patch({ vehicleId: 2 });
    timer.fire(150);
    expect(shownNetSatang(await priced(patient))).toBe(16_400);
    letGo();
    await bench.gateway.called(estimatePrice, 2);
    expect(shownNetSatang(patient.store.getState())).toBe(16_400);
    patient.dispose();
  });

  it('takes a way back as a return point that is not counted', async () => {
    bench.fillIn();
    await priced(flow);
    flow.toggleExtra(3);
    flow.toggleExtra(4);
    await priced(flow);
    expect(flow.store.getState().draft.stops).toHaveLength(3);
    expect(questions().at(-1)).toMatchObject({
      option: [3, 4],
      locationList: [{ lat: siam.lat }, { lat: bangNa.lat }, { lat: siam.lat, lng: siam.lng, isReturn: true }],
    });
    flow.moveStop(0, 1);
    expect(flow.store.getState().draft.stops.map((stop) => [stop.place?.placeId, stop.isReturn])).toEqual([
      ['bts-bang-na', false],
      ['siam-paragon', false],
      ['bts-bang-na', true],
    ]);
    flow.removeStop('return');
    expect(flow.store.getState().draft).toMatchObject({ extraIds: [], stops: [{ isReturn: false }, { isReturn: false }] });
  });

  it('leaves out extras that the vehicle does not offer', async () => {
    bench.fillIn();
    flow.toggleExtra(6);
    flow.toggleExtra(1);
    expect(flow.store.getState().draft.extraIds).toEqual([6, 1]);
    flow.patch({ vehicleId: 2 });
    expect(flow.store.getState().draft.extraIds).toEqual([1]);
    flow.toggleExtra(6);
    expect(flow.store.getState().draft.extraIds).toEqual([1]);
  });

  it('keeps cash with the stop that pays it when stops move or go', () => {
    bench.fillIn();
    flow.addStop();
    flow.patch({ paymentType: 0, paymentPoint: 2 });
    flow.moveStop(2, 0);
    expect(flow.store.getState().draft.paymentPoint).toBe(0);
    flow.moveStop(0, 1);
    expect(flow.store.getState().draft.paymentPoint).toBe(1);
    flow.removeStop(bench.key(0));
    expect(flow.store.getState().draft.paymentPoint).toBe(0);
    flow.addStop();
    flow.removeStop(bench.key(0));
    expect(flow.store.getState().draft.paymentPoint).toBe(0);
  });

  it('has 2 to 10 stops', () => {
    for (let added = 0; added < 12; added += 1) flow.addStop();
    expect(flow.store.getState().draft.stops).toHaveLength(10);
    for (let removed = 0; removed < 12; removed += 1) flow.removeStop(bench.key(0));
    expect(flow.store.getState().draft.stops).toHaveLength(2);
  });
});
