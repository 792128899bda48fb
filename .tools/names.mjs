// Checks the names of files and declarations against the glossary in docs/architecture.md, which lists refused words.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './lib/paths.mjs';
import { declaredNames } from './lib/rules/declared-names.mjs';
import { readGlossary, refusedWords } from './lib/rules/glossary.mjs';
import { ownFiles } from './lib/rules/source-files.mjs';

const glossary = readGlossary(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
if (glossary.size === 0) throw new Error('docs/architecture.md has no table of words under "## Glossary".');

const code = /[.](ts|tsx|mjs|js)$/;
const source = /[.](ts|tsx|mjs|js|css)$/;

const found = ownFiles()
  .filter((path) => source.test(path))
  .flatMap((path) => [
    ...refusedIn({ name: basename(path), where: path }),
    ...(code.test(path) ? declaredNames(path, readFileSync(join(root, path), 'utf8')) : []).flatMap(({ name, line }) =>
      refusedIn({ name, where: `${path}:${line}` }),
    ),
  ]);
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;

function refusedIn({ name, where }) {
  return refusedWords(glossary, name).map(
    ({ word, term }) => `${where}: ${name} says "${word}". The glossary's term is ${term}.`,
  );
}
