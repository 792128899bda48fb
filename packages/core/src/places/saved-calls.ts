import type { Static } from 'typebox';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import * as routes from './routes.generated.ts';
import type { savedLocation as SavedLocationWire } from './saved-contract.ts';
import type { SavedLocation, SavedLocationPage } from './saved-location.ts';
import type { SavedLocationForm } from './saved-location-form.ts';

const fromWire = ({ addressId, favorite, ...wire }: Static<typeof SavedLocationWire>): SavedLocation => ({
  ...wire,
  id: addressId,
  isFavourite: favorite,
});

/** Which saved places, and which page of them. */
export interface SavedLocationQuestion {
  readonly favouritesOnly?: boolean;
  /** 50 where absent, at most 100. */
  readonly limit?: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
}

/** A page of the customer's saved places. @throws GatewayError code 100 without a session. */
export const fetchSavedLocations = async (
  transport: Transport,
  { favouritesOnly = false, limit, cursor }: SavedLocationQuestion = {},
): Promise<SavedLocationPage> => {
  const reply = await call(transport, routes.listLocation, { all: !favouritesOnly, limit, cursor });
  return {
    locations: (reply.locationList ?? []).map(fromWire),
    total: reply.total ?? 0,
    nextCursor: reply.nextCursor ?? null,
    recent: reply.recentAddresses ?? [],
  };
};

/** At most 20 saved places that hold the keyword. @throws GatewayError code 100 without a session. */
export const searchSavedLocations = async (
  transport: Transport,
  keyword: string,
  signal?: AbortSignal,
): Promise<readonly SavedLocation[]> => {
  const reply = await call(transport, routes.getListLocation, { keyword, signal });
  return (reply.locationList ?? []).map(fromWire);
};

/** A place to be saved; with the `id` of a saved one, its new content. */
export interface LocationToSave extends SavedLocationForm {
  readonly id?: string;
  readonly district?: string;
  readonly subDistrict?: string;
  readonly remark?: string;
  readonly isFavourite?: boolean;
}

/**
 * Saves a place. Saving the same place twice keeps it once.
 * @throws GatewayError code 422 with the `field` at fault, 409 when 100 are saved, 404 for an id that is not the customer's.
 */
export const saveLocation = async (transport: Transport, location: LocationToSave): Promise<SavedLocation> => {
  const { id, point, isFavourite, ...fields } = location;
  const reply = await call(transport, routes.saveLocation, {
    ...fields,
    addressId: id,
    ...(point !== null && { lat: point.lat, lng: point.lng }),
    favorite: isFavourite,
  });
  if (reply.location === undefined) throw new TypeError('The gateway saved a place and did not say which.');
  return fromWire(reply.location);
};

/** @throws GatewayError code 404 for an id that is not the customer's. */
export const removeSavedLocation = async (transport: Transport, id: string): Promise<void> => {
  await call(transport, routes.removeLocation, { addressId: id });
};

/** @throws GatewayError code 404 for an id that is not the customer's. */
export const markFavouriteLocation = async (transport: Transport, id: string, isFavourite: boolean): Promise<void> => {
  await call(transport, routes.favoriteLocation, { addressId: id, value: isFavourite });
};
