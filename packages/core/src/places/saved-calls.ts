import type { Static } from 'typebox';
import type { Transport } from '../gateway/transport-types.ts';
import type {
  favoriteLocation as FavoriteLocation,
  getListLocation as GetListLocation,
  listLocation as ListLocation,
  removeLocation as RemoveLocation,
  savedLocation as SavedLocationWire,
  saveLocation as SaveLocation,
} from './saved-contract.ts';
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
  const reply = await transport.call<typeof ListLocation>({
    method: 'POST',
    path: '/list_location',
    body: { all: !favouritesOnly, ...(limit !== undefined && { limit }), ...(cursor !== undefined && { cursor }) },
    isIdempotentRead: true,
  });
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
  const reply = await transport.call<typeof GetListLocation>({
    method: 'POST',
    path: '/get_list_location',
    body: { keyword },
    ...(signal && { signal }),
    isIdempotentRead: true,
  });
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
  const reply = await transport.call<typeof SaveLocation>({
    method: 'POST',
    path: '/save_location',
    body: {
      ...fields,
      ...(id !== undefined && { addressId: id }),
      ...(point !== null && { lat: point.lat, lng: point.lng }),
      ...(isFavourite !== undefined && { favorite: isFavourite }),
    },
  });
  if (reply.location === undefined) throw new TypeError('The gateway saved a place and did not say which.');
  return fromWire(reply.location);
};

/** @throws GatewayError code 404 for an id that is not the customer's. */
export const removeSavedLocation = async (transport: Transport, id: string): Promise<void> => {
  await transport.call<typeof RemoveLocation>({ method: 'POST', path: '/remove_location', body: { addressId: id } });
};

/** @throws GatewayError code 404 for an id that is not the customer's. */
export const markFavouriteLocation = async (transport: Transport, id: string, isFavourite: boolean): Promise<void> => {
  await transport.call<typeof FavoriteLocation>({
    method: 'POST',
    path: '/location/favorite',
    body: { addressId: id, value: isFavourite },
  });
};
