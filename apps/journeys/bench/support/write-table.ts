import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** Replaces what is between a command's markers in docs/performance.md; all else was written by hand. */
export function writeTable(command: 'bench' | 'bench:portal' | 'bench:grid' | 'lighthouse', lines: readonly string[]): void {
  const begin = `<!-- ${command}: begin. Written by \`npm run ${command}\`. -->`;
  const end = `<!-- ${command}: end -->`;
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md lacks its markers: ${begin} and ${end}`);
  writeFileSync(page, [text.slice(0, from) + begin, '', ...lines, '', text.slice(to)].join('\n'));
}
