import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../tests/builders/customers.ts';
import { createGateway, type Gateway } from '../../../tests/builders/gateway.ts';
import { type Admin, signInAdmin } from '../../../tests/builders/sessions.ts';

let gateway: Gateway;
let admin: Admin;
beforeAll(async () => {
  gateway = await createGateway();
  admin = await signInAdmin(gateway);
});
afterAll(() => gateway.close());

interface Rate {
  readonly basePrice: number;
  readonly bands: readonly { readonly fromKm: number; readonly perKm: number }[];
  readonly extraStopFee: number;
  readonly farePercent: number;
}
const readCard = async (token?: string) => {
  const { body } = await gateway.get('/rate_card', {}, token ? { token } : {});
  return body as unknown as {
    readonly vehicles: readonly { readonly id: number; readonly express: Rate; readonly nextDay?: Rate }[];
    readonly extras: readonly { readonly id: number; readonly vehicles: readonly number[] }[];
  };
};
/** As the rate card is written down: base (km) far rate … */
const line = ({ basePrice, bands, extraStopFee }: Rate) => [
  basePrice,
  ...bands.flatMap(({ fromKm, perKm }) => [fromKm, perKm]),
  extraStopFee,
];

it('a visitor reads all rates of the rate card, and that the next day costs 80 % of the way', async () => {
  const { vehicles, extras } = await readCard();
  expect(vehicles.map(({ id, express }) => [id, ...line(express)])).toEqual([
    [1, 48, 1, 8.5, 10, 7.5, 30],
    [2, 120, 3, 11, 15, 9.5, 40],
    [3, 260, 5, 15, 20, 13, 40],
    [4, 420, 5, 18, 20, 16, 40],
    [5, 390, 5, 17, 20, 15, 40],
    [6, 650, 5, 22, 20, 20, 40],
  ]);
  expect(vehicles.map(({ express, nextDay }) => [express.farePercent, nextDay?.farePercent])).toEqual(
    vehicles.map(() => [100, 80]),
  );
  expect(vehicles[0]).toMatchObject({ kind: 'motorcycle', nameTh: 'มอเตอร์ไซค์', maxWeightKg: 20 });
  expect(extras.find(({ id }) => id === 1)).toMatchObject({ kind: 'fareShare', percent: 50, maxFee: 200 });
  expect(extras.find(({ id }) => id === 6)).toMatchObject({ fee: 0, vehicles: [1] });
});

it('a new rate card is shown from its moment on', async () => {
  await admin.post('/rate_cards', {
    ...{ priceList: 'DEFAULT', vehicle: 2, service: 'express', basePrice: 60, extraStopFee: 35 },
    ...{ bands: [{ fromKm: 2, perKm: 10.25 }], validFrom: { date: '21/11/2026', time: '13:00' } },
  });
  const car = async () => (await readCard()).vehicles.find(({ id }) => id === 2)?.express;
  expect(await car()).toMatchObject({ basePrice: 120 });
  gateway.clock.advanceSeconds(3_600);
  expect(await car()).toEqual({ basePrice: 60, bands: [{ fromKm: 2, perKm: 10.25 }], extraStopFee: 35, farePercent: 100 });
});

it('a special-rate customer reads the own list, so that the table and the price of a way agree', async () => {
  const customer = await addCustomer(gateway);
  await admin.post('/price_lists', { id: 'RETAIL', nameTh: 'ค้าปลีก', nameEn: 'Retail' });
  await admin.post('/rate_cards', {
    ...{ priceList: 'RETAIL', vehicle: 1, service: 'express', basePrice: 20, extraStopFee: 5 },
    bands: [{ fromKm: 1, perKm: 1 }],
  });
  await admin.post('/special_rate', { userId: customer.userId, isSpecial: true, priceList: 'RETAIL' });
  const base = async (token?: string) => (await readCard(token)).vehicles[0]?.express.basePrice;
  expect([await base(customer.token), await base()]).toEqual([20, 48]);
});
