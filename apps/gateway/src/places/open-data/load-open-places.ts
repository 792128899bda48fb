import type { PlaceKind } from '@songwai/core/places/place-kind';
import { readNumber, readRows } from '../gazetteer/csv.ts';
import type { PlaceEntry, Subdistrict } from '../gazetteer/place-entry.ts';
import { kindOfName } from './kind-of-name.ts';
import { kindOfTag } from './kind-of-tag.ts';

/** Finds a subdistrict by its code of six digits. @throws {Error} there is none. */
type FindSubdistrict = (code: string) => Subdistrict;

const here = (file: string) => new URL(file, import.meta.url);

/** Kinds whose names are widely known; a stop named after a shop is known only to its neighbours. */
const widelyKnown: ReadonlySet<PlaceKind> = new Set([
  'airport',
  'hospital',
  'mall',
  'market',
  'park',
  'pier',
  'police',
  'government',
  'school',
  'station',
  'temple',
  'university',
]);
const rankOf = (kind: PlaceKind): number => (widelyKnown.has(kind) ? 4 : 5);
/** The more stops a street has, the better it is known. */
const rankOfStreet = (stops: number): number => (stops >= 10 ? 3 : stops >= 3 ? 4 : 5);

const splitAliases = (text: string): readonly string[] => (text === '' ? [] : text.split('|'));
const pointOf = (row: { readonly lat: string; readonly lng: string }, name: string) => ({
  lat: readNumber(row.lat, name),
  lng: readNumber(row.lng, name),
});
const idOf = (list: string, { lat, lng, th }: { readonly lat: string; readonly lng: string; readonly th: string }) =>
  `${list}-${lat}-${lng}-${th.replace(/\s+/g, '-')}`;

function readStops(find: FindSubdistrict): readonly PlaceEntry[] {
  const columns = ['th', 'en', 'lat', 'lng', 'kind', 'subdistrict', 'aliases'] as const;
  return readRows(here('namtang/stops.csv'), columns).map((row) => {
    const subdistrict = find(row.subdistrict);
    const stopKind = row.kind.startsWith('pier') ? 'pier' : row.kind.startsWith('rail') ? 'station' : 'bus';
    const kind = kindOfName(row.th, stopKind);
    const isOpposite = row.kind.endsWith('-opposite');
    return {
      id: idOf('stop', row),
      source: 'stop',
      kind,
      th: isOpposite ? `ตรงข้าม${row.th}` : row.th,
      en: row.en === '' || !isOpposite ? row.en || row.th : `Opposite ${row.en}`,
      aliases: [...(isOpposite ? [row.th, row.en].filter(Boolean) : []), ...splitAliases(row.aliases)],
      rank: rankOf(kind),
      ...pointOf(row, row.th),
      district: subdistrict.district,
      subdistrict,
    };
  });
}

function readStreets(find: FindSubdistrict): readonly PlaceEntry[] {
  const columns = ['th', 'en', 'lat', 'lng', 'stops', 'subdistrict', 'aliases'] as const;
  return readRows(here('namtang/streets.csv'), columns).map((row) => {
    const subdistrict = find(row.subdistrict);
    return {
      id: idOf('street', row),
      source: 'street',
      kind: 'street',
      th: row.th,
      en: row.en || row.th,
      aliases: splitAliases(row.aliases),
      rank: rankOfStreet(readNumber(row.stops, row.th)),
      ...pointOf(row, row.th),
      district: subdistrict.district,
      subdistrict,
    };
  });
}

function readPoints(find: FindSubdistrict): readonly PlaceEntry[] {
  const columns = ['osm', 'name', 'en', 'lat', 'lng', 'kind', 'subdistrict'] as const;
  return readRows(here('openstreetmap/points.csv'), columns).map((row) => {
    const subdistrict = find(row.subdistrict);
    const kind = kindOfName(row.name, kindOfTag(row.kind));
    return {
      id: `osm-${row.osm.replace('/', '-')}`,
      source: 'point',
      kind,
      th: row.name,
      en: row.en || row.name,
      aliases: [],
      rank: rankOf(kind),
      ...pointOf(row, row.name),
      district: subdistrict.district,
      subdistrict,
    };
  });
}

/**
 * Reads the open data that complements the gazetteer. Each list has its own licence, so the lists are combined in memory only.
 */
export function loadOpenPlaces(subdistricts: readonly Subdistrict[]): readonly PlaceEntry[] {
  const byCode = new Map(subdistricts.map((subdistrict) => [subdistrict.code, subdistrict]));
  const find: FindSubdistrict = (code) => {
    const subdistrict = byCode.get(code);
    if (subdistrict === undefined) throw new Error(`No subdistrict ${code} in subdistricts.csv.`);
    return subdistrict;
  };
  return [...readStops(find), ...readStreets(find), ...readPoints(find)];
}
