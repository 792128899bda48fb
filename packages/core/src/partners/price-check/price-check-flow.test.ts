import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeGateway, startFakeGateway } from '../../../tests/fake-gateway/start-fake-gateway.ts';
import { ayutthaya, bangNa, siam } from '../../../tests/samples.ts';
import { createTestTransport } from '../../../tests/test-transport.ts';
import { createManualTimer, type ManualTimer } from '../../../tests/timers.ts';
import { until } from '../../../tests/until.ts';
import { checkedJob, checkedLink, checkedOffer, pricedVehicles } from './checked-order.ts';
import { createPriceCheck } from './price-check-flow.ts';
import type { PriceCheckFlow } from './price-check-state.ts';

const partnerId = 'baanchandra';
const askedPath = `/${partnerId}/estimate`;
const ok = { responseCode: 200, responseDesc: 'OK' };
type Fields = Readonly<Record<string, unknown>>;

const priced = (net: number): Fields => ({
  ...ok,
  netPrice: net,
  distance: 5,
  vehiclePrices: [
    { vehicle: 1, netPrice: net },
    { vehicle: 2, netPrice: net * 2 },
    { vehicle: 9, netPrice: 1 },
  ],
});

describe('the price check of a partner', () => {
  let gateway: FakeGateway;
  let timer: ManualTimer;
  let flow: PriceCheckFlow;
  let bodies: Fields[];
  const replies = new Map<string, (body: Fields) => Fields | Promise<Fields>>();

  beforeEach(async () => {
    gateway = await startFakeGateway();
    bodies = [];
    replies.clear();
    for (const path of [askedPath, `/partner_profile/${partnerId}`, '/search_address_by_location']) {
      gateway.handle(path, async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const body: Fields = JSON.parse(Buffer.concat(parts).toString() || '{}');
        if (path === askedPath) bodies.push(body);
        const reply = (await replies.get(path)?.(body)) ?? { responseCode: 500, responseDesc: '' };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
      });
    }
    replies.set(askedPath, () => priced(82));
    timer = createManualTimer();
    flow = createPriceCheck({
      transport: createTestTransport({ baseUrl: gateway.baseUrl }),
      partnerId,
      startTimer: timer.startTimer,
    });
  });
  afterEach(async () => {
    flow.dispose();
    await gateway.stop();
  });

  const key = (index: number) => flow.store.getState().stops[index]?.key ?? '';
  const place = (first = siam, second = bangNa) => {
    flow.setPlace(key(0), first);
    flow.setPlace(key(1), second);
  };
  const settled = () => until(flow.store, ({ price }) => price.status === 'ready' || price.status === 'failed');
  const ask = () => {
    timer.fire(150);
    return settled();
  };

  it('opens the second stop’s search after the first place, and asks when both are there', async () => {
    flow.startSearch(key(0));
    flow.setPlace(key(0), siam);
    expect(flow.store.getState()).toMatchObject({ searchingKey: key(1), price: { status: 'idle' } });
    expect(pricedVehicles(flow.store.getState()).map(({ netSatang }) => netSatang)).toEqual(Array(6).fill(null));
    flow.setPlace(key(1), bangNa);
    expect(flow.store.getState()).toMatchObject({ searchingKey: null, price: { status: 'loading', last: null } });
    const state = await ask();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({ vehicle: 1, jobType: -1, locationList: [{ lat: siam.lat }, { lat: bangNa.lat }] });
    // A vehicle that nobody here knows has no name to show.
    expect(pricedVehicles(state).map(({ kind, netSatang }) => [kind, netSatang])).toEqual([
      ['motorcycle', 8200],
      ['car', 16_400],
    ]);
    expect(checkedOffer(state)).toMatchObject({ kind: 'motorcycle', netSatang: 8200, distanceKm: 5 });
  });

  it('shows another vehicle’s price without asking again, and takes it over into an order', async () => {
    place();
    await ask();
    flow.chooseVehicle(2);
    const state = flow.store.getState();
    expect(checkedOffer(state)).toMatchObject({ kind: 'car', netSatang: 16_400 });
    expect(bodies).toHaveLength(1);
    expect(String(checkedLink(state))).toBe('from=13.74660%2C100.53470&to=13.66820%2C100.60500&vehicle=2');
    expect(checkedJob(state)).toMatchObject({ vehicle: 2, stops: [{ name: siam.name }, { name: bangNa.name, contactName: '' }] });
  });

  it('drops the question for a way that has changed, and answers for the last one', async () => {
    const late = Promise.withResolvers<Fields>();
    replies.set(askedPath, () => late.promise);
    place();
    timer.fire(150);
    await until(flow.store, ({ price }) => price.status === 'loading');
    replies.set(askedPath, () => priced(99));
    flow.setPlace(key(1), { ...bangNa, lat: 13.7 });
    flow.setPlace(key(1), { ...bangNa, lat: 13.71 });
    expect(timer.pending().filter((delay) => delay === 150)).toHaveLength(1);
    expect(checkedOffer(await ask())).toMatchObject({ netSatang: 9900 });
    late.resolve(priced(1));
    expect(bodies.at(-1)).toMatchObject({ locationList: [{}, { lat: 13.71 }] });
  });

  it('says which stop is outside the area, and prices the way once that is changed', async () => {
    replies.set(askedPath, () => ({ responseCode: 422, responseDesc: 'outside', field: 'locationList.1' }));
    place(siam, ayutthaya);
    expect(await ask()).toMatchObject({ outsideKey: key(1), price: { status: 'failed' } });
    replies.set(askedPath, () => priced(82));
    flow.setPlace(key(1), bangNa);
    expect(flow.store.getState().outsideKey).toBeNull();
    expect(checkedOffer(await ask())).toMatchObject({ netSatang: 8200 });
  });

  it('asks with the next vehicle where the first one does not serve the pick-up', async () => {
    replies.set(askedPath, ({ vehicle }) =>
      vehicle === 1
        ? { responseCode: 422, responseDesc: '', field: 'vehicle' }
        : { ...priced(82), vehiclePrices: [{ vehicle: 2, netPrice: 142 }] },
    );
    place();
    expect(checkedOffer(await ask())).toMatchObject({ kind: 'car', netSatang: 14_200 });
  });

  it('tries again at once when asked to', async () => {
    replies.set(askedPath, () => ({ responseCode: 500, responseDesc: '' }));
    place();
    const { price } = await ask();
    expect(price).toMatchObject({ status: 'failed', error: { isTransient: true } });
    replies.set(askedPath, () => priced(82));
    flow.retry();
    timer.fire(0);
    expect(checkedOffer(await settled())).toMatchObject({ netSatang: 8200 });
  });

  it('has 2 to 10 stops, and prices only a whole way', async () => {
    place();
    await ask();
    flow.addStop();
    expect(flow.store.getState()).toMatchObject({ searchingKey: key(2), price: { status: 'idle' } });
    for (let added = 0; added < 12; added += 1) flow.addStop();
    expect(flow.store.getState().stops).toHaveLength(10);
    for (let removed = 0; removed < 12; removed += 1) flow.removeStop(key(1));
    expect(flow.store.getState().stops.map((stop) => stop.place)).toEqual([siam, null]);
  });

  it('fixes a pick-up that the page gives, with its own name and the address that we know', async () => {
    replies.set('/search_address_by_location', () => ({ ...ok, place: { ...siam, addressName: 'ที่อื่น' } }));
    flow.giveStart({ point: { lat: 13.75, lng: 100.53 }, name: 'มาลี ดอกไม้สด' });
    expect(flow.store.getState().stops[0]).toMatchObject({ isFixed: true, place: { name: 'มาลี ดอกไม้สด', address: '' } });
    const { stops } = await until(flow.store, (state) => state.stops[0]?.place?.address !== '');
    expect(stops[0]?.place).toMatchObject({ name: 'มาลี ดอกไม้สด', address: siam.address, lat: 13.75 });
    flow.giveStart(null);
    expect(flow.store.getState().stops[0]).toMatchObject({ isFixed: false, place: null });
  });

  it('says who the partner is, and that it offers no prices', async () => {
    replies.set(`/partner_profile/${partnerId}`, () => ({ ...ok, partnerName: 'Baan Chandra', features: ['order'] }));
    flow.begin();
    expect(await until(flow.store, ({ refusal }) => refusal !== null)).toMatchObject({
      partnerName: 'Baan Chandra',
      refusal: 'featureOff',
    });
  });

  it.each([
    [{ responseCode: 404, responseDesc: '' }, 'unknownPartner'],
    [{ responseCode: 403, responseDesc: '', reason: 'feature_off' }, 'featureOff'],
  ])('learns from the first price, too, that there is no price check', async (reply, refusal) => {
    replies.set(askedPath, () => reply);
    place();
    expect((await ask()).refusal).toBe(refusal);
  });
});
