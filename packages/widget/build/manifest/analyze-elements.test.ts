import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { propertyOf } from '../../src/elements/reflect.ts';
import type { SongwaiElement } from '../../src/elements/songwai-element.ts';
import { analyzeElements, elementsOf } from './analyze-elements.ts';
import { tableOf } from './write-table.ts';
import { writeTypes } from './write-types.ts';

const widget = join(import.meta.dirname, '../..');
const manifest = analyzeElements(widget);
const elements = elementsOf(manifest);
/** The classes of all elements, by name. */
const classes: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(
    globSync('src/elements/songwai-*.ts', { cwd: widget, exclude: (name) => name.endsWith('.test.ts') }).map(
      (file) => import(join(widget, file)),
    ),
  )),
);

test.each(elements.map((element) => [element.tagName, element] as const))(
  'the manifest of %s has the attributes that its class reads, each with its property',
  (_tag, { name: className, attributes = [] }) => {
    const { kinds } = classes[className] as typeof SongwaiElement;
    expect(attributes.map(({ name }) => name).sort()).toEqual(Object.keys(kinds).sort());
    for (const { name, fieldName } of attributes) if (name !== 'lang') expect(fieldName).toBe(propertyOf(name));
  },
);

test('what every element has is in the manifest of each: properties, methods and events', () => {
  for (const { members = [], events = [] } of elements) {
    const names = [...members, ...events].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['partner', 'theme', 'reset', 'signOut', 'songwai:ready', 'songwai:error']));
  }
});

test('nothing that is private, static or only for the browser is public', () => {
  const names = elements.flatMap(({ members = [] }) => members.map(({ name }) => name));
  for (const hidden of ['kinds', 'definition', 'refresh', 'connectedCallback', 'formResetCallback', '#mounted'])
    expect(names).not.toContain(hidden);
});

test('a component handles each event by a prop, and sets what is no attribute', () => {
  expect(tableOf(manifest)['songwai-booking']).toMatchObject({
    attributes: { pickUp: 'pick-up', stops: 'stops' },
    properties: expect.arrayContaining(['getToken']),
    events: { onSignOn: 'songwai:sign-on', onBooked: 'songwai:booked' },
  });
});

test('types are written as the sources have them, with the modules that declare them', () => {
  const types = writeTypes(manifest, (module) => `@/${module}`);
  expect(types).toContain('import type { StopOfPage } from "@/src/elements/songwai-booking.ts";');
  expect(types).toContain('stops?: readonly StopOfPage[] | null | undefined;');
  expect(types).toContain('"read-only"?: boolean | \'\' | undefined;');
  expect(types).toContain('readonly value: string;');
  expect(types).toContain('"songwai:price": CustomEvent<PriceDetail>;');
});

/** The names in the first column of a table in the page of looks, with the elements of the second. */
const namesIn = (heading: string): readonly (readonly [name: string, elements: string])[] => {
  const page = readFileSync(join(widget, '../../docs/embedding/looks.md'), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (`[^|]*`) \| ([^|]*) \|/gm)].flatMap(([, names = '', of = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, of] as const),
  );
};
const wordOf = (tag: string): string => tag.replace('songwai-', '').replaceAll('-', ' ');

test('what partners read of parts and custom properties is what the elements have', () => {
  const parts = namesIn('Parts');
  const properties = namesIn('Custom properties');
  expect(parts.length).toBeGreaterThan(10);
  for (const { tagName, cssParts = [], cssProperties = [] } of elements) {
    const word = wordOf(tagName);
    const listed = parts.filter(([, of]) => of.split(', ').includes(word)).map(([name]) => name);
    expect(cssParts.map(({ name }) => name).toSorted(), tagName).toEqual(listed.toSorted());
    const isOf = (of: string): boolean => of === 'all' || of === word || (of === 'all but the button' && word !== 'button');
    const known = properties.filter(([, of]) => isOf(of)).map(([name]) => name);
    expect(cssProperties.map(({ name }) => name).toSorted(), tagName).toEqual(known.toSorted());
  }
});
