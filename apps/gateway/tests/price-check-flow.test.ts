import { startTimer } from '@songwai/core/basics/start-timer';
import { createTransport } from '@songwai/core/gateway/create-transport';
import { checkedOffer, pricedVehicles } from '@songwai/core/partners/price-check/checked-order';
import { createPriceCheck } from '@songwai/core/partners/price-check/price-check-flow';
import type { PriceCheckState } from '@songwai/core/partners/price-check/price-check-state';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from './builders/gateway.ts';
import { bangNa, siam } from './builders/order.ts';

let gateway: Gateway;
let baseUrl: string;
beforeAll(async () => {
  gateway = await createGateway();
  baseUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => gateway.close());

const opened: { dispose(): void }[] = [];
afterEach(() => {
  for (const flow of opened.splice(0)) flow.dispose();
});

const placeOf = ({ addressName: name, ...point }: typeof siam) => ({ placeId: '', address: '', ...point, name });

/** A visitor's price check with the real client. */
const open = (partnerId: string) => {
  const transport = createTransport({
    baseUrl,
    sessionToken: () => null,
    onSessionInvalid: (code) => expect.fail(`the session ended with ${code}`),
    channel: partnerId,
    language: () => 'en',
    device: { name: 'vitest', version: '1' },
    landingUrl: 'http://localhost:8080/',
    userName: () => null,
    startTimer,
  });
  const flow = createPriceCheck({ transport, partnerId });
  opened.push(flow);
  const until = (isTrue: (state: PriceCheckState) => boolean) =>
    expect
      .poll(() => isTrue(flow.store.getState()))
      .toBe(true)
      .then(() => flow.store.getState());
  const place = (second: typeof siam) => {
    const [first, last] = flow.store.getState().stops;
    flow.setPlace(first?.key ?? '', placeOf(siam));
    flow.setPlace(last?.key ?? '', placeOf(second));
  };
  return { flow, until, place };
};

it('a visitor sees the price of each vehicle at the partner’s rates, without a session', async () => {
  const { flow, until, place } = open('baanchandra');
  flow.begin();
  place(bangNa);
  const state = await until(({ price, partnerName }) => price.status === 'ready' && partnerName !== null);
  expect(state).toMatchObject({ partnerName: 'Baan Chandra', refusal: null });
  expect(pricedVehicles(state).map(({ kind }) => kind)).toEqual(['motorcycle', 'car', 'pickup', 'box', 'fence', 'reefer']);
  const [motorcycle, car] = pricedVehicles(state);
  expect(checkedOffer(state)).toMatchObject({ kind: 'motorcycle', netSatang: motorcycle?.netSatang });
  expect(car?.netSatang).toBeGreaterThan(motorcycle?.netSatang ?? Number.NaN);
});

it('a stop outside the area is the one that the gateway names', async () => {
  const { flow, until, place } = open('baanchandra');
  place({ ...bangNa, lat: 14.3532, lng: 100.5689 });
  const { outsideKey } = await until(({ price }) => price.status === 'failed');
  expect(outsideKey).toBe(flow.store.getState().stops[1]?.key);
});

it('a partner that nobody knows, and one without prices, are told apart', async () => {
  const unknown = open('nobody');
  unknown.flow.begin();
  expect((await unknown.until(({ refusal }) => refusal !== null)).refusal).toBe('unknownPartner');
  await gateway.db
    .updateTable('partners')
    .set({ features: ['order'] })
    .where('id', '=', 'baanchandra')
    .execute();
  const off = open('baanchandra');
  off.place(bangNa);
  expect((await off.until(({ refusal }) => refusal !== null)).refusal).toBe('featureOff');
});
