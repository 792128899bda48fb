/**
 * Writes the coastal provinces beside the service area from the same public-domain set, thinned to about 300 m: the base map
 * shows them as land that is not served, so that the sea is only where it is.
 * `node apps/gateway/.geo/extract-neighbours.ts`
 */
import { writeFile } from 'node:fs/promises';
import { type Position, readOutlines } from './natural-earth.ts';

const neighbours = ['TH-75', 'TH-76', 'TH-77', 'TH-24', 'TH-21', 'TH-22'];
const toleranceDegrees = 0.003;
const target = new URL('../src/places/base-map/neighbours.data.json', import.meta.url);

function offLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker's thinning. */
function thin(line: readonly Position[]): readonly Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const offs = line.map((point) => offLine(point, first, last));
  const farthest = offs.indexOf(Math.max(...offs));
  if ((offs[farthest] ?? 0) <= toleranceDegrees) return [first, last];
  return [...thin(line.slice(0, farthest + 1)).slice(0, -1), ...thin(line.slice(farthest))];
}

const rows = [...(await readOutlines(neighbours))].flatMap(([, rings]) =>
  rings.map((ring) => thin(ring)).filter((ring) => ring.length > 6),
);
await writeFile(target, `[\n${rows.map((ring) => `  ${JSON.stringify(ring)}`).join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} rings, ${rows.flat().length} points\n`);
