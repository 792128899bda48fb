import type { Static } from 'typebox';
import type { LatLng } from '../basics/geo.ts';
import { call } from '../gateway/call.ts';
import type { Transport } from '../gateway/transport-types.ts';
import type { suggestion as Suggestion } from './contract.ts';
import type { Place } from './place.ts';
import * as routes from './routes.generated.ts';

export interface PlaceQuestion {
  readonly query: string;
  readonly near: LatLng | null;
  readonly signal?: AbortSignal;
}

/** Maps a place from the wire. */
export const placeFromWire = (wire: Static<typeof Suggestion>): Place => ({
  placeId: wire.placeId,
  name: wire.addressName,
  address: wire.address,
  district: wire.district,
  subDistrict: wire.subDistrict,
  lat: wire.lat,
  lng: wire.lng,
  ...(wire.kind && { kind: wire.kind }),
  ...(wire.approximate && { isApproximate: true }),
});

/** Six decimals (11 cm), which the wire's pattern accepts. */
const toDecimalText = (degrees: number) => degrees.toFixed(6);

const pointToWire = (point: LatLng | null) => point && { lat: toDecimalText(point.lat), lng: toDecimalText(point.lng) };

/** At most 10 suggestions while typing (spec §5: no call for an empty query). @throws GatewayError */
export const suggestPlaces = async (transport: Transport, { query, near, signal }: PlaceQuestion): Promise<readonly Place[]> => {
  const reply = await call(transport, routes.getSuggestPlaceList, { query, ...pointToWire(near), signal });
  return reply.places.map(placeFromWire);
};

/** Searches by full text, address or a pasted coordinate. @throws GatewayError */
export const searchPlaces = async (transport: Transport, { query, near, signal }: PlaceQuestion): Promise<readonly Place[]> => {
  const reply = await call(transport, routes.textSearch, { query, ...pointToWire(near), signal });
  return reply.places.map(placeFromWire);
};

/**
 * The place at a point; null if the gateway knows none.
 * @throws GatewayError code 404 outside the service area.
 */
export const findPlaceAt = async (transport: Transport, point: LatLng): Promise<Place | null> => {
  const reply = await call(transport, routes.searchAddressByLocation, {
    lat: toDecimalText(point.lat),
    lng: toDecimalText(point.lng),
  });
  return reply.place ? placeFromWire(reply.place) : null;
};
