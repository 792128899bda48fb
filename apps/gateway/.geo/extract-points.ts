/**
 * Writes OpenStreetMap's points of interest beside the gazetteer. `osm_poi.csv` lies in a folder that is not part of this project.
 * `node apps/gateway/.geo/extract-points.ts <folder>`
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSubdistrictAreas } from '../src/places/open-data/subdistrict-areas.ts';
import { readCsv } from './read-csv.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder? node apps/gateway/.geo/extract-points.ts <folder>');
const areas = loadSubdistrictAreas();
const plain = (text: string) => text.replace(/[,|"]/g, ' ').replace(/\s+/g, ' ').trim();

const lines = (await readCsv(path.join(folder, 'osm_poi.csv'))).flatMap((row) => {
  const [id = '', name = '', en = '', kind = ''] = ['osm_id', 'name', 'name_en', 'kind'].map((column) =>
    plain(row[column] ?? ''),
  );
  const point = { lat: Number(row['lat']), lng: Number(row['lng']) };
  const code = row['subdistrict'] === '' ? null : areas.codeAt(point);
  if (name === '' || kind === '' || code === null) return [];
  return [[id, name, en === name ? '' : en, point.lat.toFixed(5), point.lng.toFixed(5), kind, code].join(',')];
});
await writeFile(
  new URL('../src/places/open-data/openstreetmap/points.csv', import.meta.url),
  `${['osm,name,en,lat,lng,kind,subdistrict', ...lines.sort()].join('\n')}\n`,
);
process.stdout.write(`${lines.length} points\n`);
