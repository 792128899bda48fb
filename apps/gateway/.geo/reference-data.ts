import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCsv } from './read-csv.ts';

/** A named point of somebody else's data, to check ours against. It is never written into the project. */
export interface Reference {
  readonly th: string;
  readonly en: string;
  readonly lat: number;
  readonly lng: number;
}

type AdminRow = readonly [code: number, th: string, en: string, postcode: number, lat: number, lng: number];

/** As `readCsv`, for a list that the folder need not have. */
async function readCsvIfThere(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  return existsSync(file) ? await readCsv(file) : [];
}

/** The courses of rail lines, `[lng, lat]`. */
export async function readRailCourses(folder: string): Promise<readonly (readonly (readonly [lng: number, lat: number])[])[]> {
  const lines: readonly { readonly coords: readonly (readonly [number, number])[] }[] = JSON.parse(
    await readFile(path.join(folder, 'rail_lines.json'), 'utf8'),
  );
  return lines.map(({ coords }) => coords);
}

/**
 * Reads `admin.json` (districts and subdistricts with their middles), `namtang_stops.csv` (stops and stations), `osm_poi.csv`
 * and, where it is there, `landmarks_curated.csv` (points that were checked before) from a folder that is not part of this project.
 */
export async function readReferences(folder: string): Promise<readonly Reference[]> {
  const admin: Readonly<Record<'districts' | 'subdistricts', readonly AdminRow[]>> = JSON.parse(
    await readFile(path.join(folder, 'admin.json'), 'utf8'),
  );
  const stops = await readCsv(path.join(folder, 'namtang_stops.csv'));
  const points = await readCsv(path.join(folder, 'osm_poi.csv'));
  const curated = await readCsvIfThere(path.join(folder, 'landmarks_curated.csv'));
  return [
    ...[...admin.districts, ...admin.subdistricts].map(([, th, en, , lat, lng]) => ({ th, en, lat, lng })),
    ...[...stops, ...curated].map((row) => ({
      th: row['th'] ?? '',
      en: row['en'] ?? '',
      lat: Number(row['lat']),
      lng: Number(row['lng']),
    })),
    ...points.map((row) => ({
      th: row['name'] ?? '',
      en: row['name_en'] ?? '',
      lat: Number(row['lat']),
      lng: Number(row['lng']),
    })),
  ].filter(({ lat, lng }) => Number.isFinite(lat) && Number.isFinite(lng));
}

/** Stops by the road that their address begins with, in Thai without the word for road. */
export async function readStopsByRoad(folder: string): Promise<ReadonlyMap<string, readonly { lat: number; lng: number }[]>> {
  const rows = await readCsv(path.join(folder, 'namtang_stops.csv'));
  const named = rows.flatMap((row) => {
    const road = /^ถนน(.+?) (?:เขต|แขวง|อำเภอ|ตำบล)/.exec(row['address_th'] ?? '')?.[1];
    return road === undefined ? [] : [{ road, lat: Number(row['lat']), lng: Number(row['lng']) }];
  });
  return Map.groupBy(named, ({ road }) => road);
}
