import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OrderBench, setUpOrder } from '../../tests/order-bench.ts';
import { bangNa, siam, success } from '../../tests/samples.ts';
import { until } from '../../tests/until.ts';
import { getPlaceList } from '../places/contract.ts';
import type { Place } from '../places/place.ts';
import type { OrderFlow } from './order-state.ts';

const english = { name: 'Siam Paragon', address: 'Rama I Road, Pathum Wan', district: 'Pathum Wan', subDistrict: 'Pathum Wan' };
const toWire = ({ placeId, name, address, district, subDistrict, lat, lng }: Place) => ({
  ...{ placeId, addressName: name, address, district, subDistrict, lat, lng },
});
/** The gateway's English place, at a different point. */
const known = toWire({ ...siam, ...english, lat: 13.7, lng: 100.5 });

const placeOf = (flow: OrderFlow, index: number) => flow.store.getState().draft.stops[index]?.place;
const called = (flow: OrderFlow, name: string) => until(flow.store, () => placeOf(flow, 0)?.name === name);

describe('after a change of language', () => {
  let bench: OrderBench;
  let flow: OrderFlow;
  beforeEach(async () => {
    bench = await setUpOrder();
    flow = bench.flow;
    bench.gateway.answer(getPlaceList, () => ({ ...success, places: [known] }));
  });
  afterEach(() => bench.stop());
  const asked = () => bench.gateway.callsTo(getPlaceList).map(({ body }) => body['placeIds']);

  it('a stop of our places is called as it is in that language, where the customer put it; what nobody knows stays', async () => {
    flow.setPlace(bench.key(0), siam);
    flow.setPlace(bench.key(1), bangNa);
    flow.followLanguage();
    await called(flow, english.name);
    expect(placeOf(flow, 0)).toEqual({ ...siam, ...english });
    expect(placeOf(flow, 1)).toEqual(bangNa);
    expect(asked()).toEqual([[siam.placeId, bangNa.placeId]]);
  });

  it('a stop that was chosen anew meanwhile keeps what it is', async () => {
    let answer = () => {};
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    bench.gateway.answer(getPlaceList, async () => {
      await pending;
      return { ...success, places: [known] };
    });
    flow.setPlace(bench.key(0), siam);
    flow.setPlace(bench.key(1), siam);
    flow.followLanguage();
    await bench.gateway.called(getPlaceList, 1);
    flow.setPlace(bench.key(1), bangNa);
    answer();
    await called(flow, english.name);
    expect(placeOf(flow, 1)).toEqual(bangNa);
  });

  it('the newest language wins', async () => {
    let answer = () => {};
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let count = 0;
    bench.gateway.answer(getPlaceList, async () => {
      count += 1;
      if (count > 1) return { ...success, places: [known] };
      await pending;
      return { ...success, places: [{ ...known, addressName: 'of the language before' }] };
    });
    flow.setPlace(bench.key(0), siam);
    flow.followLanguage();
    await bench.gateway.called(getPlaceList, 1);
    flow.followLanguage();
    answer();
    await called(flow, english.name);
    expect(placeOf(flow, 0)).toMatchObject(english);
  });

  it('a gateway that refuses leaves the texts, and says nothing', async () => {
    bench.gateway.answer(getPlaceList, () => ({ responseCode: 422, responseDesc: 'refused', places: [] }));
    bench.fillIn();
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    const before = flow.store.getState();
    flow.followLanguage();
    await bench.gateway.called(getPlaceList, 1);
    flow.retryEstimate();
    await until(flow.store, ({ estimate }) => estimate.status === 'loading');
    await until(flow.store, ({ estimate }) => estimate.status === 'ready');
    const { draft, problems, booking } = flow.store.getState();
    expect({ draft, problems, booking }).toEqual({ draft: before.draft, problems: before.problems, booking: before.booking });
  });

  it('nothing is asked for while no stop has a place of ours', () => {
    flow.setPlace(bench.key(0), { ...siam, placeId: '' });
    flow.followLanguage();
    expect(asked()).toEqual([]);
  });

  it('an order that was left in another language follows when it is taken up again', async () => {
    await flow.restore();
    flow.setPlace(bench.key(0), siam);
    const later = bench.reload();
    await later.restore();
    await called(later, english.name);
  });
});
