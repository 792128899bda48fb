import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nowMs, type OrderBench, setUpOrder } from '../../../tests/order-bench.ts';
import { ayutthaya, bangNa, catalog, createRandom, siam, success, wireEstimate } from '../../../tests/samples.ts';
import { until } from '../../../tests/until.ts';
import type { Place } from '../../places/place.ts';
import { estimatePrice } from '../../pricing/contract.ts';
import { optimise } from '../../route-optimisation/optimise-contract.ts';
import { createEmptyDraft, createStop } from '../draft/draft.ts';
import type { OrderFlow } from '../order-state.ts';
import { formerPlaces, isMovedByHand, isShortened, restoreOrder, shorten } from './shortened.ts';
import type { ShortestOrder, ShortestState } from './shortest-state.ts';

const sathorn: Place = { ...siam, placeId: 'sathorn', name: 'สาทร', lat: 13.7217, lng: 100.5293 };

describe('a draft whose stops were put into their shortest order', () => {
  const random = createRandom();
  const empty = createEmptyDraft(nowMs, random);
  const keys = ['a', 'b', 'c', 'd'];
  const draft = { ...empty, paymentPoint: 2, stops: keys.map((key) => ({ ...createStop(nowMs, random), key, place: siam })) };
  const keysOf = ({ stops }: typeof empty) => stops.map(({ key }) => key);

  it('says where each moved stop was, and goes back with what was typed since', () => {
    const after = shorten(draft, ['a', 'c', 'b', 'd']);
    expect(keysOf(after)).toEqual(['a', 'c', 'b', 'd']);
    expect(formerPlaces(after)).toEqual({ c: 3, b: 2 });
    expect(after.paymentPoint).toBe(1);
    const typed = { ...after, stops: after.stops.map((stop) => ({ ...stop, remark: `at ${stop.key}` })) };
    const back = restoreOrder(typed);
    expect(keysOf(back)).toEqual(keys);
    expect(back.stops[1]?.remark).toBe('at b');
    expect(back.paymentPoint).toBe(2);
    expect(back.shortened).toBeUndefined();
  });

  it('is not in that order any more after a change by hand, of places or of stops', () => {
    const after = shorten(draft, ['a', 'c', 'b', 'd']);
    const moved = { ...after, stops: after.stops.toReversed() };
    expect([isShortened(after), isShortened(moved)]).toEqual([true, false]);
    expect([isMovedByHand(after), isMovedByHand(moved)]).toEqual([false, true]);
    const elsewhere = { ...after, stops: after.stops.map((stop) => ({ ...stop, place: bangNa })) };
    expect(isShortened(elsewhere)).toBe(false);
    const fewer = { ...after, stops: after.stops.slice(0, 3) };
    expect([isShortened(fewer), isMovedByHand(fewer), restoreOrder(fewer).stops]).toEqual([false, false, fewer.stops]);
    expect(formerPlaces(moved)).toEqual({});
  });

  it('is left alone where the order names other stops', () => {
    expect(shorten(draft, ['a', 'b', 'x', 'd'])).toBe(draft);
  });
});

describe('the shortest order', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  let shortest: ShortestOrder;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    // The given order costs 100; with the second and third stop the other way round, 80.
    bench.gateway.answer(estimatePrice, ({ locationList, vehicle }) =>
      wireEstimate(locationList?.[1]?.lat === sathorn.lat ? 80 : 100, vehicle),
    );
    bench.gateway.answer(optimise, ({ locationList }) =>
      locationList[1]?.lat === sathorn.lat
        ? { ...success, order: locationList.map((_stop, index) => index), distance: 20, originalDistance: 20 }
        : {
            ...success,
            order: [0, 2, 1, ...locationList.slice(3).map((_stop, at) => at + 3)],
            distance: 20,
            originalDistance: 26,
          },
    );
    shortest = await (await flow.prepare()).openShortest();
  });
  afterEach(() => bench.stop());

  const known = (status: ShortestState['status']) => until(flow.store, (state) => state.shortest?.status === status);
  const names = () => flow.store.getState().draft.stops.map(({ place }) => place?.name);
  const fill = (...places: readonly Place[]) => {
    bench.fillIn();
    for (const [index, place] of places.entries()) {
      flow.addStop();
      flow.setPlace(bench.key(index + 2), place);
    }
  };

  it('is not looked for with two stops, nor while one has no place', async () => {
    bench.fillIn();
    flow.addStop();
    await until(flow.store, ({ estimate }) => estimate.status === 'idle');
    expect(flow.store.getState().shortest).toBeUndefined();
    expect(bench.gateway.callsTo(optimise)).toEqual([]);
  });

  it('is offered with its kilometres and price, taken, and undone', async () => {
    fill(sathorn);
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    const offered = await known('offered');
    expect(offered.shortest).toMatchObject({ other: { netSatang: 8_000 }, isMoved: false });
    shortest.take();
    expect(names()).toEqual([siam.name, sathorn.name, bangNa.name]);
    expect(flow.store.getState().shortest).toMatchObject({
      status: 'on',
      other: { netSatang: 10_000 },
      was: { [bench.key(1)]: 3, [bench.key(2)]: 2 },
    });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready' && estimate.value.netSatang === 8_000);
    shortest.restore();
    expect(names()).toEqual([siam.name, bangNa.name, sathorn.name]);
    expect(flow.store.getState().shortest).toMatchObject({ status: 'offered', other: { netSatang: 8_000 } });
  });

  it('is beside the right price of the order before, also when taken and undone before prices are there', async () => {
    fill(sathorn);
    await known('offered');
    shortest.take();
    shortest.restore();
    expect((await known('offered')).shortest).toMatchObject({ other: { netSatang: 8_000 } });
    shortest.take();
    await until(flow.store, (state) => state.shortest?.status === 'on' && state.shortest.other !== null);
    expect(flow.store.getState().shortest).toMatchObject({ status: 'on', other: { netSatang: 10_000 } });
  });

  it('is said to be there already where no order is shorter', async () => {
    bench.fillIn();
    flow.setPlace(bench.key(1), sathorn);
    flow.addStop();
    flow.setPlace(bench.key(2), bangNa);
    expect((await known('shortest')).shortest).toEqual({ status: 'shortest', distanceKm: 20 });
  });

  it('is off, and offered again, after a stop is moved by hand', async () => {
    fill(sathorn);
    await known('offered');
    shortest.take();
    flow.moveStop(1, 2);
    expect((await known('offered')).shortest).toMatchObject({ isMoved: true });
    shortest.restore();
    expect(names()).toEqual([siam.name, bangNa.name, sathorn.name]);
  });

  it('is priced for another vehicle in both orders', async () => {
    fill(sathorn);
    await known('offered');
    shortest.take();
    flow.patch({ vehicleId: 2 });
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    const asked = () => bench.gateway.callsTo(estimatePrice).filter(({ body }) => body['vehicle'] === 2);
    await bench.gateway.called(estimatePrice, bench.gateway.callsTo(estimatePrice).length + 2 - asked().length);
    expect(bench.gateway.callsTo(optimise)).toHaveLength(1);
  });

  it('comes back with the draft after a reload, and its old price is asked for', async () => {
    fill(sathorn);
    await known('offered');
    shortest.take();
    await bench.gateway.called(estimatePrice, 3);
    const reloaded = bench.reload();
    reloaded.offerCatalog(catalog);
    await reloaded.restore();
    const again = await (await reloaded.prepare()).openShortest();
    await until(reloaded.store, (state) => state.shortest?.status === 'on' && state.shortest.other !== null);
    expect(reloaded.store.getState().shortest).toMatchObject({ other: { netSatang: 10_000 } });
    again.restore();
    expect(reloaded.store.getState().draft.stops.map(({ place }) => place?.name)).toEqual([siam.name, bangNa.name, sathorn.name]);
  });

  it('cannot be found with a stop outside the area, and is not missed while the gateway is away', async () => {
    const refused = { responseCode: 422, responseDesc: 'outside', field: 'locationList.2' };
    bench.gateway.answer(optimise, () => ({ status: 422, text: JSON.stringify(refused) }));
    fill(ayutthaya);
    expect((await known('outside')).shortest).toEqual({ status: 'outside', stop: 3 });
    bench.gateway.answer(optimise, () => ({ status: 500, text: '' }));
    flow.setPlace(bench.key(2), sathorn);
    await until(flow.store, (state) => state.shortest === undefined);
  });
});
