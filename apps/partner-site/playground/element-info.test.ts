import { expect, test } from 'vitest';
import { elementsIn } from './element-info.ts';

const attribute = (name: string, text?: string, references?: readonly unknown[]) => ({
  name,
  fieldName: name,
  ...(text === undefined ? {} : { type: { text, references } }),
});

test('every attribute of every element becomes a field of its kind', () => {
  const elements = elementsIn({
    modules: [
      {
        declarations: [
          {
            tagName: 'songwai-booking',
            description: 'Books.',
            attributes: [
              attribute('theme', "'auto' | 'light' | null"),
              attribute('read-only', 'boolean'),
              attribute('partner', 'string | null'),
              attribute('lang'),
              attribute('stops', 'readonly StopOfPage[] | null', [{}]),
              attribute('metadata', 'Readonly<Record<string, string>> | null'),
            ],
            events: [{ name: 'songwai:ready' }],
          },
          { description: 'No element.' },
        ],
      },
      {},
    ],
  });
  expect(elements).toHaveLength(1);
  expect(elements[0]?.events).toEqual(['songwai:ready']);
  expect(elements[0]?.attributes.map(({ name, kind }) => [name, kind.type])).toEqual([
    ['partner', 'text'],
    ['lang', 'text'],
    ['theme', 'choice'],
    ['read-only', 'flag'],
    ['stops', 'json'],
    ['metadata', 'json'],
  ]);
  expect(elements[0]?.attributes[2]?.kind).toEqual({ type: 'choice', values: ['auto', 'light'] });
});
