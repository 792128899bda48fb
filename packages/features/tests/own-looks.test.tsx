import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readSheets, rulesOf } from '@songwai/ui/tests/read-sheets';
import { expect, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../..');
const source = `${packages}/features/src`;

const classesIn = (text: string): readonly string[] => [...text.matchAll(/\bsw-[\w-]*\w(?![\w-]|\$)/g)].map(([name]) => name);

/** Sheets of our own pages only, which the portal imports and the widget never loads. */
const ofShell = 'orders/order-page.css';
/** Which sheets of the shared screens have a rule for a class. */
const sheetsOf = new Map<string, string[]>();
for (const { file, css } of readSheets(source).filter((sheet) => sheet.file !== ofShell)) {
  // A rule styles the last part of its selector; the parts before it are only context.
  const styled = rulesOf(css).flatMap(({ selector }) => selector.split(',').map((one) => one.split(/[\s>+~]+/).at(-1)));
  for (const name of new Set(classesIn(styled.join(' ')))) {
    sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), resolve(source, file)]);
  }
}
/** Classes of the design system, which a screen's sheet may position but not style. */
const ofDesignSystem = new Set(
  readSheets(`${packages}/ui/src`).flatMap(({ css }) => rulesOf(css).flatMap(({ selector }) => classesIn(selector))),
);

const fileOf = (specifier: string, from: string): string | undefined => {
  const [, folder, name] = /^@songwai\/(features|ui)\/(.+)$/.exec(specifier) ?? [];
  const path = folder ? `${packages}/${folder}/src/${name}` : specifier.startsWith('.') ? resolve(dirname(from), specifier) : '';
  return [path, `${path}.tsx`, `${path}.ts`].find((candidate) => /\.(tsx?|css)$/.test(candidate) && existsSync(candidate));
};

/** A file with all its static imports, direct and indirect. */
function reachOf(file: string, reach = new Set<string>()): ReadonlySet<string> {
  if (reach.has(file)) return reach;
  reach.add(file);
  if (file.endsWith('.css')) return reach;
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|} from)\b[^(;]*?'([^']+)';/gms)) {
    const imported = fileOf(specifier, file);
    if (imported) reachOf(imported, reach);
  }
  return reach;
}

const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

test('there are classes and files to look at', () => {
  expect(sheetsOf.size).toBeGreaterThan(30);
  expect(files.length).toBeGreaterThan(40);
});

test.each(files)('%s brings the sheet of each class that it gives to something', (file) => {
  const path = resolve(source, file);
  const reach = reachOf(path);
  const bare = classesIn(readFileSync(path, 'utf8').replace(/^import .*$/gm, '')).filter((name) => {
    const sheets = ofDesignSystem.has(name) ? undefined : sheetsOf.get(name);
    return sheets !== undefined && !sheets.some((sheet) => reach.has(sheet));
  });
  expect(bare).toEqual([]);
});
