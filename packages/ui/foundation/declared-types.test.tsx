import { expect, test } from 'vitest';
import type { ComponentGuide } from '../tests/component-guide.ts';
import type { StoryModule } from '../tests/plain-stories.tsx';
import { declaredTypes } from './declared-types.ts';

const source = `/** Not this. */
interface Hidden {
  readonly a: string;
}

/** A column. */
export interface Column<Row> {
  /** Its heading. */
  readonly title: string;
  readonly cell: (row: Row) => string;
}

export type Order = 'up' | 'down';
`;

test('shows the declarations as they are written', () => {
  expect(declaredTypes(source, ['Order', 'Column'])).toEqual([
    "export type Order = 'up' | 'down';",
    '/** A column. */\nexport interface Column<Row> {\n  /** Its heading. */\n  readonly title: string;\n  readonly cell: (row: Row) => string;\n}',
  ]);
});

test('a name that the file does not declare is an error', () => {
  expect(() => declaredTypes(source, ['Hidden'])).toThrow('declares no type Hidden');
});

const stories = import.meta.glob<StoryModule>('../src/**/*.stories.tsx', { eager: true });
const files = import.meta.glob<string>('../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const guided = Object.entries(stories).flatMap(([story, { default: meta }]) => {
  const { types } = (meta.parameters?.['guide'] as ComponentGuide | undefined) ?? {};
  return types ? [[story, types] as const] : [];
});

test.each(guided)('the types that %s names are in their file', (_, { file, names }) => {
  expect(declaredTypes(files[`../${file}`] ?? '', names)).toHaveLength(names.length);
});
