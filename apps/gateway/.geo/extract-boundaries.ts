/**
 * Writes the boundaries and middles of subdistricts beside the gazetteer, out of `tambon.topojson` and `admin.json` of a folder that is not
 * part of this project.
 * `node apps/gateway/.geo/extract-boundaries.ts <folder>`
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Source {
  readonly arcs: unknown;
  readonly transform: unknown;
  readonly objects: { readonly tambon: { readonly geometries: readonly Geometry[] } };
}
interface Geometry {
  readonly type: string;
  readonly arcs: unknown;
  readonly properties: { readonly c: string };
}
type AdminRow = readonly [code: number, th: string, en: string, postcode: number, lat: number, lng: number];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder? node apps/gateway/.geo/extract-boundaries.ts <folder>');
const read = async <Content>(file: string): Promise<Content> => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
const target = new URL('../src/places/open-data/boundaries/', import.meta.url);

const { arcs, transform, objects } = await read<Source>('tambon.topojson');
const geometries = objects.tambon.geometries.map(({ type, arcs: used, properties }) => ({
  type,
  arcs: used,
  properties: { code: properties.c.replace('TH', '') },
}));
const topology = {
  type: 'Topology',
  source: 'COD-AB Thailand, Royal Thai Survey Department by OCHA/HDX, CC BY-IGO, simplified; see LICENCE.md',
  transform,
  objects: { subdistricts: { type: 'GeometryCollection', geometries } },
  arcs,
};
await writeFile(new URL('subdistricts.topojson', target), `${JSON.stringify(topology)}\n`);

const { subdistricts } = await read<{ readonly subdistricts: readonly AdminRow[] }>('admin.json');
const rows = subdistricts.map(([code, th, , , lat, lng]) => `${code},${th},${lat},${lng}`);
await writeFile(new URL('subdistrict-centres.csv', target), `${['code,th,lat,lng', ...rows].join('\n')}\n`);
process.stdout.write(`${geometries.length} areas, ${rows.length} middles\n`);
