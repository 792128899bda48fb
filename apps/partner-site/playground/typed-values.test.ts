import { expect, test } from 'vitest';
import type { ElementInfo } from './element-info.ts';
import type { StartData } from './start-data.ts';
import { readTyped, shownValues, startingValues, storeTyped, usableValues } from './typed-values.ts';

const text = (name: string) => ({ name, property: name, kind: { type: 'text' as const }, description: '' });
const element: ElementInfo = {
  tag: 'songwai-booking',
  description: '',
  attributes: [
    text('partner'),
    text('note'),
    { name: 'required', property: 'required', kind: { type: 'flag' }, description: '' },
    { name: 'stops', property: 'stops', kind: { type: 'json' }, description: '' },
  ],
  events: [],
};

test('what was typed comes before what the page began with, also if it is empty', () => {
  expect(shownValues(element, { note: 'Hi', partner: '' }, { partner: 'baanchandra' })).toEqual({
    ...{ partner: '', note: 'Hi', required: '', stops: '' },
  });
});

test('the element gets nothing that is empty, off or unreadable', () => {
  expect(usableValues(element, { partner: 'x', note: ' ', required: '', stops: '[' })).toEqual({ partner: 'x' });
  expect(usableValues(element, { partner: 'x', note: '', required: 'true', stops: '[]' })).toEqual({
    ...{ partner: 'x', required: 'true', stops: '[]' },
  });
});

test('only the drop point begins with a signed number', () => {
  const data: StartData = {
    ...{ songwaiOrigin: '', partner: 'x', examples: '', otherLanguage: '' },
    language: 'th',
    theme: 'dark',
    dropPoint: { reference: 'BC-1', signature: 's' },
    manifest: { modules: [] },
  };
  expect(startingValues('songwai-drop-point', data)).toMatchObject({ reference: 'BC-1', signature: 's' });
  expect(startingValues('songwai-booking', data)).toEqual({ partner: 'x', lang: 'th', theme: 'dark' });
});

test('a reload finds what was typed, but no token', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as unknown as Storage;
  storeTyped(() => storage, { note: 'Hi', token: 'secret' });
  expect(readTyped(() => storage)).toEqual({ note: 'Hi' });
});

test('a browser that stores nothing is no obstacle', () => {
  const refuse = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(readTyped(refuse)).toEqual({});
  expect(() => storeTyped(refuse, { note: 'Hi' })).not.toThrow();
});
