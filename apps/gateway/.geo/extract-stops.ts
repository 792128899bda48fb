/**
 * Writes Namtang's stops, and the roads and sois that their names and addresses tell, beside the gazetteer. `namtang_stops.csv` and
 * `roads_index.json` lie in a folder that is not part of this project.
 * `node apps/gateway/.geo/extract-stops.ts <folder>`
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSubdistrictAreas } from '../src/places/open-data/subdistrict-areas.ts';
import { groupNearby, middlemost } from './cluster.ts';
import { readCsv } from './read-csv.ts';
import { readEnglishStopName, readThaiStopName } from './stop-names.ts';
import { readSoi, readStreets, splitNumber } from './street-names.ts';

interface NamedPoint {
  readonly th: string;
  readonly en: string;
  readonly aliases: readonly string[];
  readonly isOpposite: boolean;
  readonly kind: string;
  readonly lat: number;
  readonly lng: number;
  readonly code: string;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder? node apps/gateway/.geo/extract-stops.ts <folder>');
const areas = loadSubdistrictAreas();
const target = new URL('../src/places/open-data/namtang/', import.meta.url);

/** Two stops of one name so near are the two sides of one road. */
const sameStopKm = 0.5;
const sameSoiKm = 1.2;

const rows = (await readCsv(path.join(folder, 'namtang_stops.csv'))).filter((row) => row['subdistrict'] !== '');
const roadRows: readonly (readonly [th: string, en: string])[] = JSON.parse(
  await readFile(path.join(folder, 'roads_index.json'), 'utf8'),
);
const englishRoads = new Map(roadRows.map(([th, en]) => [th, en]));

const stops: NamedPoint[] = [];
const streets: NamedPoint[] = [];

function englishSoi(th: string, stopEnglish: string): string {
  const { base, number } = splitNumber(th.replace(/^ซอย/, ''));
  const roadEnglish = englishRoads.get(base);
  if (roadEnglish !== undefined && number !== '') return `Soi ${roadEnglish} ${number}`;
  return /^soi /i.test(stopEnglish) && stopEnglish.endsWith(number) ? stopEnglish : '';
}

for (const row of rows) {
  const lat = Number(row['lat']);
  const lng = Number(row['lng']);
  const code = areas.codeAt({ lat, lng });
  const named = readThaiStopName(row['th'] ?? '');
  if (code === null || named === null) continue;
  const point = { lat, lng, code, isOpposite: named.isOpposite, kind: row['kind'] ?? 'bus' };
  const en = readEnglishStopName(row['en'] ?? '');
  const own = readSoi(named.name);
  for (const { th, aliases } of readStreets(row['address_th'] ?? '')) {
    const english = th.startsWith('ถนน') ? englishRoads.get(th.slice(3)) : undefined;
    streets.push({ ...point, th, aliases, en: english === undefined ? englishSoi(th, '') : `${english} Road` });
  }
  for (const alias of named.aliases.map(readSoi)) {
    if (alias !== null) streets.push({ ...point, ...alias, en: englishSoi(alias.th, '') });
  }
  // A road or soi in brackets tells where the stop is, and stands among the streets.
  if (own === null)
    stops.push({ ...point, th: named.name, en, aliases: named.aliases.filter((alias) => !/^(?:ซอย|ถนน)/.test(alias)) });
  else
    streets.push({
      ...point,
      th: own.th,
      en: englishSoi(own.th, en),
      aliases: named.aliases.filter((alias) => readSoi(alias) === null),
    });
}

const keyOf = (th: string) => th.toLowerCase().replace(/[\s.-]/g, '');
const plain = (text: string) => text.replace(/[,|]/g, ' ').trim();
const mostUsed = (texts: readonly string[]) =>
  [...Map.groupBy(texts.filter(Boolean), (text) => text)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
const degrees = (value: number) => value.toFixed(5);

function lineOf(points: readonly NamedPoint[], extra: string): string {
  const onSide = points.filter(({ isOpposite }) => !isOpposite);
  const { lat, lng, code, th } = middlemost(onSide.length > 0 ? onSide : points);
  const aliases = [...new Set(points.flatMap(({ aliases: others }) => others))].filter((alias) => keyOf(alias) !== keyOf(th));
  return [
    plain(th),
    plain(mostUsed(points.map(({ en }) => en))),
    degrees(lat),
    degrees(lng),
    extra,
    code,
    aliases.map(plain).join('|'),
  ].join(',');
}

const stopLines = [...Map.groupBy(stops, ({ th }) => keyOf(th)).values()].flatMap((points) =>
  groupNearby(points, sameStopKm).map((group) => {
    const kind = mostUsed(group.map((point) => point.kind));
    return lineOf(group, group.every(({ isOpposite }) => isOpposite) ? `${kind}-opposite` : kind);
  }),
);

/** A road is long: it stands once in each district that it runs through. */
const streetLines = [...Map.groupBy(streets, ({ th }) => keyOf(th)).values()].flatMap((points) =>
  (points[0]?.th.startsWith('ถนน')
    ? [...Map.groupBy(points, ({ code }) => code.slice(0, 4)).values()]
    : groupNearby(points, sameSoiKm)
  ).map((group) => lineOf(group, String(group.length))),
);

const write = (file: string, header: string, lines: readonly string[]) =>
  writeFile(new URL(file, target), `${[header, ...[...lines].sort()].join('\n')}\n`);
await write('stops.csv', 'th,en,lat,lng,kind,subdistrict,aliases', stopLines);
await write('streets.csv', 'th,en,lat,lng,stops,subdistrict,aliases', streetLines);
process.stdout.write(`${stopLines.length} stops, ${streetLines.length} streets\n`);
