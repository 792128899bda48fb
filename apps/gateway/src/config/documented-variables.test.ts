import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const names = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();

const configFiles = [
  'apps/gateway/src/config.ts',
  ...readdirSync(new URL('apps/gateway/src/config/', root))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => `apps/gateway/src/config/${file}`),
  'apps/partner-site/src/config.ts',
];
/** Constants in capitals that are not variables of the environment. */
const others = new Set(['HS256']);

const documented = read('docs/operations.md')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .flatMap((line) => names(line.split('|')[1] ?? '', /`([A-Z][A-Z0-9_]+)`/g))
  .sort();

describe('the variables of the environment', () => {
  it('that the gateway and the demo site read are all explained to operators', () => {
    const used = names(configFiles.map(read).join('\n'), /'([A-Z][A-Z0-9_]{2,})'/g).filter((name) => !others.has(name));
    expect(documented).toEqual(used);
  });

  it('all stand in the example file, switched off', () => {
    const example = read('.env.example');
    expect(names(example, /^#([A-Z][A-Z0-9_]+)=/gm)).toEqual(documented);
    expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('have in the example file the values that hold anyway, so that taking a # away alone changes nothing', () => {
    const lines = [...read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, name, value]) => [name, value]);
    expect(readConfig(Object.fromEntries(lines))).toEqual(readConfig({}));
  });
});
