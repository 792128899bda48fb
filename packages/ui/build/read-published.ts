import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from './compact-sheet.ts';
import { joinSheets } from './join-sheets.ts';
import { type ShortNames, shortenSheet, shortNames } from './short-names.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), '../src');

/** Sheets that other sheets build on. They come first, so that the others can override them for the same element. */
const shared = [
  'avatar/avatar',
  'badge/badge',
  'banner/tone',
  'button/button',
  'card/card',
  'chip/chip',
  'choice/choice',
  'date-picker/calendar-day',
  'field/field',
  'file-picker/file-picker',
  'floating-card/floats',
  'floating-card/item',
  'icon-button/icon-button',
  'icon/icon',
  'link/link',
  'list/list',
  'map/map-view',
  'segmented-tabs/segments',
  'skeleton/skeleton',
  'spinner/spinner',
  'visually-hidden/visually-hidden',
].map((name) => `${name}.css`);
/** Tokens and text styles. Users of the library write its class names, so they are not shortened. */
const base = 'tokens/base.css';
const first = ['tokens/tokens.css', base, ...shared];
const last = ['tokens/forced-colors.css', 'tokens/print.css'];

const read = (sheets: readonly string[]) => Promise.all(sheets.map((sheet) => readFile(join(source, sheet), 'utf8')));

/** Reads the published styles: the whole library in one sheet, and the map of shortened names. */
export async function readPublished(): Promise<{ readonly sheet: string; readonly names: ShortNames }> {
  const files = (await readdir(source, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const others = files.filter((file) => file.endsWith('.css') && ![...first, ...last].includes(file));
  const joined = joinSheets(await read(first), await read(others.toSorted()), await read(last));
  const names = shortNames([joined], (await read([base])).map(minify));
  return { sheet: shortenSheet(joined, names), names };
}
