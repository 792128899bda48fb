import {
  favoriteLocation,
  getListLocation,
  listLocation,
  removeLocation,
  type savedLocation,
  saveLocation,
} from '@songwai/core/places/saved-contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { toWireAddress } from '../wire-address.ts';
import type { SavedRow } from './saved-queries.ts';
import type { SavedLocations } from './saved-service.ts';
import { savedTexts } from './saved-texts.ts';

const pageSize = 50;

const toWire = (row: SavedRow): Static<typeof savedLocation> => ({
  addressId: row.id,
  ...toWireAddress(row),
  remark: row.remark,
  favorite: row.is_favourite,
});

/** Mounts the calls of saved places. */
export function registerSavedLocations(app: FastifyInstance, { saved }: { readonly saved: SavedLocations }): void {
  mountEndpoint(app, getListLocation, async ({ body, session }) => {
    const found = await saved.search(session.userId, body.keyword ?? '');
    return { locationList: found.map(toWire) };
  });

  mountEndpoint(app, listLocation, async ({ body, session }) => {
    const { all, limit = pageSize, cursor } = body;
    const page = await saved.list(session.userId, { favouritesOnly: all === false, limit, cursor });
    return {
      locationList: page.locations.map(toWire),
      total: page.total,
      ...(page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }),
      recentAddresses: page.recent.map((row) => ({ ...toWireAddress(row), usedDateTime: row.used_at.toISOString() })),
    };
  });

  mountEndpoint(app, saveLocation, async ({ body, session, language }) => {
    const row = await saved.save(session.userId, body);
    return { responseDesc: savedTexts.saved[language], addressId: row.id, location: toWire(row) };
  });

  mountEndpoint(app, removeLocation, async ({ body, session, language }) => {
    await saved.remove(session.userId, body.addressId);
    return { responseDesc: savedTexts.removed[language] };
  });

  mountEndpoint(app, favoriteLocation, async ({ body, session, language }) => {
    await saved.setFavourite(session.userId, body.addressId, body.value);
    return { responseDesc: savedTexts.saved[language] };
  });
}
