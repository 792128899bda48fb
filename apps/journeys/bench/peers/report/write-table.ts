import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../../docs/performance.md', import.meta.url));
const begin = '<!-- bench: begin. Written by `npm run bench`. -->';
const end = '<!-- bench: end -->';

/** Replaces what is between the markers of docs/performance.md; all else was written by hand. */
export function writeTable(lines: readonly string[]): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks its markers: ${begin} and ${end}`);
  writeFileSync(page, [text.slice(0, from) + begin, '', ...lines, '', text.slice(to)].join('\n'));
}
