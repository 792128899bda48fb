import {
  addBlockDriver,
  addFavoriteDriver,
  apiUpdateFixDriver,
  getListBlockDriver,
  getListFavoriteDriver,
  getNearDrivers,
  removeBlockDriver,
  removeFavoriteDriver,
} from '@songwai/core/drivers/contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../http/mount-endpoint.ts';
import { BusinessRefusal } from '../http/refusal.ts';
import type { KnownDrivers } from './known-drivers.ts';
import type { createNearDrivers } from './near-drivers.ts';
import type { DriverPreference } from './tables.ts';
import { driverTexts } from './texts.ts';
import { toListedDriver } from './wire.ts';

interface DriverRoutesDeps {
  readonly knownDrivers: KnownDrivers;
  readonly findNear: ReturnType<typeof createNearDrivers>;
}

function readPoint({ lat, lng }: { readonly lat: string; readonly lng: string }) {
  const point = { lat: Number(lat), lng: Number(lng) };
  for (const [field, limit] of [
    ['lat', 90],
    ['lng', 180],
  ] as const)
    if (Math.abs(point[field]) > limit) throw new BusinessRefusal({ code: 422, field, text: driverTexts.pointInvalid });
  return point;
}

/** Mounts the calls of customers about drivers. */
export function registerDrivers(app: FastifyInstance, { knownDrivers, findNear }: DriverRoutesDeps): void {
  const added = { favorite: driverTexts.favorite, blocked: driverTexts.blocked };
  const stances: readonly [typeof addFavoriteDriver | typeof addBlockDriver, DriverPreference][] = [
    [addFavoriteDriver, 'favorite'],
    [addBlockDriver, 'blocked'],
  ];
  for (const [endpoint, stance] of stances)
    mountEndpoint(app, endpoint, async ({ body, session, language }) => {
      await knownDrivers.choose({ userId: body.userId, songwaiId: body.songwaiId, remark: body.remark, stance }, session);
      return { responseDesc: added[stance][language] };
    });

  const removals: readonly [typeof removeFavoriteDriver | typeof removeBlockDriver, DriverPreference][] = [
    [removeFavoriteDriver, 'favorite'],
    [removeBlockDriver, 'blocked'],
  ];
  for (const [endpoint, stance] of removals)
    mountEndpoint(app, endpoint, async ({ body, session }) => {
      await knownDrivers.unchoose({ userId: body.userId, songwaiId: body.songwaiId, stance }, session);
    });

  const lists: readonly [typeof getListFavoriteDriver | typeof getListBlockDriver, DriverPreference][] = [
    [getListFavoriteDriver, 'favorite'],
    [getListBlockDriver, 'blocked'],
  ];
  for (const [endpoint, stance] of lists)
    mountEndpoint(app, endpoint, async ({ body, session }) => {
      const drivers = await knownDrivers.list({ userId: body.userId, stance }, session);
      return { drivers: drivers.map(toListedDriver) };
    });

  mountEndpoint(app, apiUpdateFixDriver, async ({ body: { fixDriver }, session }) => {
    await knownDrivers.setFixed(fixDriver, session);
    return { fixDriver };
  });

  mountEndpoint(app, getNearDrivers, async ({ params, body }) => {
    const vehicleId = body.vehicle_type === undefined ? null : Number(body.vehicle_type);
    const drivers = await findNear({ ...readPoint(params), vehicleId });
    return { drivers: [...drivers] };
  });
}
