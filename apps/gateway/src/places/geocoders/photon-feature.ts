import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const text = Type.Optional(Type.String());
const feature = Type.Object({
  geometry: Type.Object({ coordinates: Type.Tuple([Type.Number(), Type.Number()]) }),
  properties: Type.Object({
    osm_type: text,
    osm_id: Type.Optional(Type.Number()),
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
  }),
});
const collection = Compile(Type.Object({ features: Type.Array(feature) }));

/** A place in Photon's answer (GeoJSON), with the fields that are read here. */
export type PhotonFeature = Static<typeof feature>;

/** The places of an answer; undefined where the answer is invalid. */
export const readFeatures = (body: unknown): readonly PhotonFeature[] | undefined =>
  collection.Check(body) ? body.features : undefined;
