/**
 * Checks what the base map draws by hand against other people's data: how far the Chao Phraya lies from its course, and each
 * road from the bus stops whose address names it. `node apps/gateway/.geo/check-base-map.ts <folder with the reference data>`
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LngLat } from '@songwai/core/places/base-map';
import { metresToLine } from '../src/places/area/ring.ts';
import { buildBaseMap } from '../src/places/base-map.ts';
import { readStopsByRoad } from './reference-data.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the reference data.');

const water: { readonly chao_phraya: readonly (readonly LngLat[])[]; readonly rivers: readonly (readonly LngLat[])[] } =
  JSON.parse(await readFile(path.join(folder, 'water.json'), 'utf8'));
const map = buildBaseMap();
const at = ([lng, lat]: LngLat) => ({ lat, lng });

/** Points along a line, no more than about 100 m apart. */
function walk(line: readonly LngLat[]): readonly LngLat[] {
  return line.slice(1).flatMap(([lng, lat], index) => {
    const [fromLng, fromLat] = line[index] ?? [lng, lat];
    const steps = Math.max(1, Math.ceil(Math.hypot(lng - fromLng, lat - fromLat) / 0.001));
    return Array.from(
      { length: steps },
      (_, step): LngLat => [fromLng + ((lng - fromLng) * step) / steps, fromLat + ((lat - fromLat) * step) / steps],
    );
  });
}

/** The stretch for which the reference has the river's middle, by what its boundaries follow; its other lines are canals. */
const river = map.rivers.find(({ name }) => name.en === 'Chao Phraya River')?.line ?? [];
const reaches = [
  { name: 'Rama 7 bridge to Rama 3', from: 13.6695, to: 13.812, eastOf: 100.48, westOf: 100.54 },
  { name: 'round Bang Krachao', from: 13.6695, to: 13.71, eastOf: 100.541, westOf: 100.6 },
  { name: 'Pu Chao Saming Phrai to the sea', from: 13.54, to: 13.6185, eastOf: 100.55, westOf: 100.6 },
];
for (const { name, from, to, eastOf, westOf } of reaches) {
  const points = walk(river).filter(([lng, lat]) => lat > from && lat < to && lng > eastOf && lng < westOf);
  const off = points.map((point) => Math.min(...water.chao_phraya.map((line) => metresToLine(at(point), line))));
  process.stdout.write(
    `Chao Phraya, ${name}: at most ${Math.round(Math.max(...off))} m off its course (${points.length} points)\n`,
  );
}

const stops = await readStopsByRoad(folder);
for (const { name, line } of map.roads) {
  const off = (stops.get(name.th.replace(/^ถนน/, '')) ?? [])
    .map((stop) => metresToLine(stop, line))
    .filter((metres) => metres < 3000);
  if (off.length < 5) continue;
  const sorted = off.toSorted((one, other) => one - other);
  const p90 = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  process.stdout.write(`${p90 > 300 ? 'LOOK ' : ''}${name.en}: 90 % of ${off.length} stops within ${Math.round(p90)} m\n`);
}
