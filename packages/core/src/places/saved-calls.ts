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

/** Filters saved places by favourites or page. */
export interface SavedLocationQuestion {
  readonly favouritesOnly?: boolean;
  /** Default 50, at most 100. */
  readonly limit?: number;
  /** `nextCursor` of the previous page. */
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

/** At most 20 saved places that match the keyword. @throws GatewayError code 100 without a session. */
export const searchSavedLocations = async (
  transport: Transport,
  keyword: string,
  signal?: AbortSignal,
): Promise<readonly SavedLocation[]> => {
  const reply = await call(transport, routes.getListLocation, { keyword, signal });
  return (reply.locationList ?? []).map(fromWire);
};

/** A place to save; with an `id`, it replaces the saved one. */
export interface LocationToSave extends SavedLocationForm {
  readonly id?: string;
  readonly district?: string;
  readonly subDistrict?: string;
  readonly remark?: string;
  readonly isFavourite?: boolean;
  /** Saves the place alone if both fields of the contact are empty. */
  readonly isContactOptional?: boolean;
}

/**
 * Saves a place; saving the same place again adds none.
 * @throws GatewayError code 422 with the `field` at fault, 409 when 100 are saved, 404 for an id that is not the customer's.
 */
export const saveLocation = async (transport: Transport, location: LocationToSave): Promise<SavedLocation> => {
  const { id, point, isFavourite, isContactOptional, ...fields } = location;
  const reply = await call(transport, routes.saveLocation, {
    ...fields,
    addressId: id,
    ...(point !== null && { lat: point.lat, lng: point.lng }),
    favorite: isFavourite,
    contactOptional: isContactOptional,
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
