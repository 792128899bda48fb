import { greatCircleKm } from '@songwai/core/basics/geo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../../tests/builders/gateway.ts';
import { siam } from '../../tests/builders/order.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ env: { SIMULATION_SPEED: '1', BACKGROUND_WORK: 'on' } });
});
afterAll(() => gateway.close());

it('where the simulator runs, its free drivers stand around any point, the same for everybody who asks there', async () => {
  const ask = (lat: number, lng: number) => gateway.get(`/v2/get_near_drivers/${lat}/${lng}`, { vehicle_type: '6' });
  await expect.poll(async () => ((await ask(siam.lat, siam.lng)).body['drivers'] as unknown[]).length).toBe(4);
  const drivers = (await ask(siam.lat, siam.lng)).body['drivers'] as { lat: number; lng: number; vehicleKind: string }[];
  for (const driver of drivers) {
    expect(driver.vehicleKind).toBe('reefer');
    expect(greatCircleKm(siam, driver)).toBeLessThan(5);
  }
  const places = (found: typeof drivers) => found.map(({ lat, lng }) => `${lat} ${lng}`).toSorted();
  const neighbour = (await ask(siam.lat + 0.001, siam.lng)).body['drivers'] as typeof drivers;
  expect(places(neighbour)).toEqual(places(drivers));
  // An inactive driver is not listed.
  const busy = await gateway.db
    .selectFrom('drivers')
    .select('id')
    .where('vehicle_kind', '=', 'reefer')
    .limit(1)
    .executeTakeFirstOrThrow();
  await gateway.db.updateTable('drivers').set({ is_active: false }).where('id', '=', busy.id).execute();
  expect((await ask(siam.lat, siam.lng)).body['drivers']).toHaveLength(3);
});
