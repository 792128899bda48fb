/**
 * Tells how often the boundaries name the district and the subdistrict that a stop's own address names. `namtang_stops.csv` lies in a folder that
 * is not part of this project.
 * `node apps/gateway/.geo/check-boundaries.ts <folder>`
 */
import path from 'node:path';
import { loadGazetteer } from '../src/places/gazetteer/load-gazetteer.ts';
import { createReverseLookup } from '../src/places/search/reverse-lookup.ts';
import { readCsv } from './read-csv.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder? node apps/gateway/.geo/check-boundaries.ts <folder>');
const lookUp = createReverseLookup(loadGazetteer());
const named = /(?:เขต|อ\.)(\S+) (?:แขวง|ต\.)(\S+)/;

let districts = 0;
let subdistricts = 0;
let asked = 0;
for (const row of await readCsv(path.join(folder, 'namtang_stops.csv'))) {
  const [, district, subdistrict] = named.exec(row['address_th'] ?? '') ?? [];
  if (district === undefined || row['subdistrict'] === '') continue;
  const found = lookUp({ lat: Number(row['lat']), lng: Number(row['lng']) });
  asked += 1;
  if (found.district.th === district) districts += 1;
  if (found.subdistrict?.th === subdistrict) subdistricts += 1;
}
const share = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
process.stdout.write(`${asked} stops: district ${share(districts)}, subdistrict ${share(subdistricts)} as their addresses say\n`);
