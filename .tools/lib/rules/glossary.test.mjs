import { expect, test } from 'vitest';
import { declaredNames } from './declared-names.mjs';
import { readGlossary, refusedWords } from './glossary.mjs';

const glossary = readGlossary(`
| not | of | \`this\` |

## Glossary

| term | meaning | not in names |
|---|---|---|
| **document** | a file | \`paper\` |
| **store**, stored | to save | \`keep\`, \`kept\` |
| **job** | what was booked | |

## After it

| neither | of | \`that\` |
`);

test('the glossary says which words no name has, and the term instead', () => {
  expect([...glossary]).toEqual([
    ['paper', 'document'],
    ['keep', 'store, stored'],
    ['kept', 'store, stored'],
  ]);
});

test.each(['keptPhoto', 'KeptPhoto', 'MOST_KEPT', 'kept-photo.ts', 'photoKept'])('%s has a refused word in it', (name) => {
  expect(refusedWords(glossary, name)).toEqual([{ word: 'kept', term: 'store, stored' }]);
});

test('a plural is refused with its singular', () => {
  expect(refusedWords(glossary, 'listPapers')).toEqual([{ word: 'papers', term: 'document' }]);
});

test.each(['keeperOfPlaces', 'newspaper', 'keepAliveMs', 'keepWaiting', 'keep-alive.ts'])('%s has none', (name) => {
  expect(refusedWords(glossary, name)).toEqual([]);
});

test('a file chooses the names that it declares, and takes over those of properties', () => {
  const code = `
    import { imported } from './other.ts';
    export interface Shape<Item> { readonly property: string; method(given: Item): void }
    function helper({ taken, wire: renamed }: Shape<string>, plain: string) {
      const [first] = [{ key: plain }];
      return first;
    }
    class Thing {}
    type Alias = Shape<string>;`;
  const names = declaredNames('some.ts', code).map(({ name }) => name);
  expect(names).toEqual(['Shape', 'Item', 'method', 'given', 'helper', 'renamed', 'plain', 'first', 'Thing', 'Alias']);
});

test('a name is found with its line', () => {
  expect(declaredNames('some.tsx', '\n\nconst view = <p />;')).toEqual([{ name: 'view', line: 3 }]);
});
