/**
 * Compares two ways to find the candidates of a place search: MiniSearch over groups of three letters, in memory, and PostgreSQL's pg_trgm. Both
 * get the same folded names and the same queries; asked is whether a right place is among the first five and among the first 240 candidates,
 * before anything is ranked, and how long a keystroke takes.
 * `npm run bench:places`
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { greatCircleKm } from '@songwai/core/basics/geo';
import { openDatabase } from '../src/database/open-database.ts';
import { createLog } from '../src/http/logging/create-log.ts';
import { loadGazetteer } from '../src/places/gazetteer/load-gazetteer.ts';
import type { PlaceEntry } from '../src/places/gazetteer/place-entry.ts';
import { loadOpenPlaces } from '../src/places/open-data/load-open-places.ts';
import { mergeTwins } from '../src/places/open-data/merge-twins.ts';
import { foldQuery } from '../src/places/search/match.ts';
import { createPlaceIndexer } from '../src/places/search/search-index.ts';
import { createGramIndex } from '../src/places/search/text/gram-index.ts';

interface OrdinaryPlace {
  readonly query: string;
  readonly nameContains: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly withinKm: number;
}
type FindCandidates = (query: string) => Promise<readonly PlaceEntry[]>;

const mostCandidates = 240;
const listFile = new URL('../tests/places/ordinary-places.json', import.meta.url);
const list: readonly OrdinaryPlace[] = JSON.parse(await readFile(listFile, 'utf8'));

const gazetteer = loadGazetteer();
const indexer = createPlaceIndexer();
const index = mergeTwins(gazetteer.places.map(indexer), loadOpenPlaces(gazetteer.subdistricts).map(indexer), indexer);

/** pg_trgm takes for letters what the locale does, which leaves out Thai vowels: each Thai sign is written as an ideograph. */
const asCharacters = (text: string) =>
  text.replace(/[\u0e01-\u0e59]/g, (sign) => String.fromCharCode(0x4e00 + sign.charCodeAt(0) - 0x0e00));

const isRight = ({ nameContains, withinKm, ...point }: OrdinaryPlace, place: PlaceEntry): boolean =>
  greatCircleKm(place, point) <= withinKm &&
  [place.th, place.en].some((name) => nameContains.some((part) => name.toLowerCase().includes(part)));

async function measure(name: string, find: FindCandidates): Promise<void> {
  const first = { five: 0, all: 0 };
  const times: number[] = [];
  for (const place of list) {
    for (let end = 2; end <= place.query.length; end += 3) {
      const startedAt = performance.now();
      await find(place.query.slice(0, end));
      times.push(performance.now() - startedAt);
    }
    const found = await find(place.query);
    if (found.slice(0, 5).some((one) => isRight(place, one))) first.five += 1;
    if (found.some((one) => isRight(place, one))) first.all += 1;
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: first five ${first.five}, first ${mostCandidates} ${first.all} of ${list.length}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
}

const grams = await createGramIndex(index);
await measure('MiniSearch', async (query) => {
  const folded = foldQuery(query);
  const found = [...grams.findAll(folded), ...grams.findSome(folded).map(({ indexed }) => indexed)];
  return [...new Set(found)].slice(0, mostCandidates).map(({ place }) => place);
});

const dataDir = await mkdtemp(path.join(tmpdir(), 'songwai-trgm-'));
const database = await openDatabase({ databaseUrl: undefined, dataDir, log: createLog('error') });
try {
  const { pool } = database;
  await pool.query('create extension pg_trgm');
  await pool.query('create table place_names (place int not null, name text not null)');
  const rows = index.flatMap(({ written, sounding }, place) =>
    [...written, ...sounding].map(({ text }) => ({ place, name: asCharacters(text) })),
  );
  const startedAt = performance.now();
  await pool.query('insert into place_names select * from unnest($1::int[], $2::text[])', [
    rows.map(({ place }) => place),
    rows.map(({ name }) => name),
  ]);
  await pool.query('create index on place_names using gin (name gin_trgm_ops)');
  await pool.query('vacuum analyze place_names');
  const size = await pool.query<{ size: string }>(`select pg_size_pretty(pg_total_relation_size('place_names')) as size`);
  process.stdout.write(
    `pg_trgm: ${rows.length} names, built in ${Math.round(performance.now() - startedAt)} ms, ${size.rows[0]?.size}\n`,
  );
  await measure('pg_trgm', async (query) => {
    const { rows: found } = await pool.query<{ place: number }>(
      `select place, max(word_similarity($1, name)) as likeness from place_names
       where name %> $1 or name like $1 || '%' group by place order by likeness desc, place limit $2`,
      [asCharacters(foldQuery(query).sounding), mostCandidates],
    );
    return found.flatMap(({ place }) => index[place]?.place ?? []);
  });
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
