import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../tests/fake-gateway/start-fake-gateway.ts';
import { bangNa, siam, success } from '../../tests/samples.ts';
import { createTestTransport } from '../../tests/test-transport.ts';
import { createManualTimer, type ManualTimer } from '../../tests/timers.ts';
import { until } from '../../tests/until.ts';
import { getSuggestPlaceList, searchAddressByLocation } from './contract.ts';
import type { Place } from './place.ts';
import { createPlaceSearch } from './place-search.ts';
import type { PlaceSearch } from './place-search-state.ts';

const toWire = ({ name, ...place }: Place) => ({ ...place, addressName: name });

describe('place search', () => {
  let gateway: FakeGateway;
  let timer: ManualTimer;
  let search: PlaceSearch;
  beforeEach(async () => {
    gateway = await startFakeGateway();
    gateway.answer(getSuggestPlaceList, ({ query }) => ({
      ...success,
      places: [siam, bangNa].filter((place) => place.name.includes(query ?? '')).map(toWire),
    }));
    timer = createManualTimer();
    const transport = createTestTransport({ baseUrl: gateway.baseUrl });
    search = createPlaceSearch({ transport, startTimer: timer.startTimer });
    search.lookFrom({ lat: 13.74662222, lng: 100.5 });
  });
  afterEach(async () => {
    search.dispose();
    await gateway.stop();
  });
  const queries = () => gateway.callsTo(getSuggestPlaceList).map((call) => call.body['query']);

  it('asks once for a word typed quickly, with where the customer looks from', async () => {
    for (const typed of ['ส', 'สย', 'สยาม ']) search.type(typed);
    expect(timer.pending()).toEqual([120]);
    timer.fire(120);
    const { places } = await until(search.store, ({ status }) => status === 'ready');
    expect(places).toEqual([siam]);
    expect(gateway.calls.map((call) => call.body)).toMatchObject([{ query: 'สยาม', lat: '13.746622', lng: '100.500000' }]);
  });

  it('takes over what stands at a place and that its point is approximate', async () => {
    const approximate = { ...toWire(siam), kind: 'street' as const, approximate: true };
    gateway.answer(getSuggestPlaceList, () => ({ ...success, places: [approximate, { ...toWire(siam), approximate: false }] }));
    search.type('99/1 สุขุมวิท 71');
    timer.fire(120);
    const { places } = await until(search.store, ({ status }) => status === 'ready');
    expect(places).toEqual([{ ...siam, kind: 'street', isApproximate: true }, siam]);
  });

  it('asks nothing for an empty text', async () => {
    search.type('สยาม');
    search.type('   ');
    expect(timer.pending()).toEqual([]);
    expect(search.store.getState()).toMatchObject({ query: '   ', status: 'idle', places: [] });
    search.retry();
    expect(queries()).toEqual([]);
  });

  it('keeps the places of the query before while the next is fetched', async () => {
    search.type('สยาม');
    timer.fire(120);
    await until(search.store, ({ status }) => status === 'ready');
    search.type('บางนา');
    expect(search.store.getState()).toMatchObject({ status: 'loading', places: [siam] });
    timer.fire(120);
    expect((await until(search.store, ({ status }) => status === 'ready')).places).toEqual([bangNa]);
  });

  it('shows what belongs to the newest text, whichever answer comes last', async () => {
    let letGo = () => {};
    gateway.answer(getSuggestPlaceList, async ({ query }) => {
      if (query === 'old') {
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      }
      return { ...success, places: [toWire(query === 'old' ? bangNa : siam)] };
    });
    search.type('old');
    timer.fire(120);
    await gateway.called(getSuggestPlaceList, 1);
    search.type('new');
    timer.fire(120);
    await until(search.store, ({ status }) => status === 'ready');
    letGo();
    expect(search.store.getState().places).toEqual([siam]);
  });

  it('tells that nothing was found, and that nobody answered, and tries again', async () => {
    search.type('ไม่มีที่นี่');
    timer.fire(120);
    await until(search.store, ({ status }) => status === 'empty');
    gateway.answer(getSuggestPlaceList, () => ({ status: 429, text: '{"responseCode":429,"responseDesc":"ช้าลงหน่อย"}' }));
    search.type('สยาม');
    timer.fire(120);
    expect((await until(search.store, ({ status }) => status === 'failed')).error).toMatchObject({ code: 429 });
    gateway.answer(getSuggestPlaceList, () => ({ ...success, places: [toWire(siam)] }));
    search.retry();
    expect(search.store.getState()).toMatchObject({ status: 'loading', error: null });
    timer.fire(0);
    await until(search.store, ({ status }) => status === 'ready');
  });

  it('forgets all when it is reset, the answer on its way too', async () => {
    search.type('สยาม');
    timer.fire(120);
    await gateway.called(getSuggestPlaceList, 1);
    search.reset();
    expect(search.store.getState()).toEqual({ query: '', status: 'idle', places: [], error: null });
  });

  it('says what stands at a pin, and that there is nothing outside the area', async () => {
    gateway.answer(searchAddressByLocation, ({ lat }) =>
      lat === '13.746600' ? { ...success, place: toWire(siam) } : { responseCode: 404, responseDesc: 'นอกพื้นที่' },
    );
    expect(await search.reverse(siam.lat, siam.lng)).toEqual(siam);
    expect(await search.reverse(14.35, 100.56)).toBeNull();
    gateway.answer(searchAddressByLocation, () => ({ responseCode: 429, responseDesc: '' }));
    await expect(search.reverse(13, 100)).rejects.toMatchObject({ code: 429 });
  });
});
