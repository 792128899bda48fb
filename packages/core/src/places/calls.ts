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

/** A place as the client knows it. */
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

/** Six decimals are 11 cm, and what the wire's pattern takes. */
const toDecimalText = (degrees: number) => degrees.toFixed(6);

const pointToWire = (point: LatLng | null) => point && { lat: toDecimalText(point.lat), lng: toDecimalText(point.lng) };

/** At most 10 suggestions while typing (spec §5: ask for nothing with an empty query). @throws GatewayError */
export const suggestPlaces = async (transport: Transport, { query, near, signal }: PlaceQuestion): Promise<readonly Place[]> => {
  const reply = await call(transport, routes.getSuggestPlaceList, { query, ...pointToWire(near), signal });
  return reply.places.map(placeFromWire);
};

/** Search by a whole text, an address or a pasted coordinate. @throws GatewayError */
export const searchPlaces = async (transport: Transport, { query, near, signal }: PlaceQuestion): Promise<readonly Place[]> => {
  const reply = await call(transport, routes.textSearch, { query, ...pointToWire(near), signal });
  return reply.places.map(placeFromWire);
};

/**
 * What stands at a point; null where the gateway knows nothing.
 * @throws GatewayError code 404 outside the service area.
 */
export const findPlaceAt = async (transport: Transport, point: LatLng): Promise<Place | null> => {
  const reply = await call(transport, routes.searchAddressByLocation, {
    lat: toDecimalText(point.lat),
    lng: toDecimalText(point.lng),
  });
  return reply.place ? placeFromWire(reply.place) : null;
};
