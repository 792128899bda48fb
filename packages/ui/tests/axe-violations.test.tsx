import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { strayEntries, violationsOf } from './axe-violations.ts';

const nameless = () => render(<button type="button" />).container;

test('a fault that nobody knows of is told with its place', async () => {
  expect(await violationsOf(nameless(), 'a story', [])).toEqual(['button-name: <button type="button"></button>']);
});

test('a known fault is let pass, in its own story only', async () => {
  const known = [{ story: 'a story', rule: 'button-name' }];
  expect(await violationsOf(nameless(), 'a story', known)).toEqual([]);
  expect(await violationsOf(nameless(), 'another story', known)).toHaveLength(1);
});

test('a known fault that is mended has to leave the list', async () => {
  const { container } = render(<button type="button">Book</button>);
  expect(await violationsOf(container, 'a story', [{ story: 'a story', rule: 'button-name' }])).toEqual([
    'button-name is mended: strike it from the list of known ones',
  ]);
});

test('an entry whose story is gone has to leave the list', () => {
  const stray = { story: 'gone', rule: 'button-name' };
  expect(strayEntries([stray, { story: 'here', rule: 'button-name' }], ['here'])).toEqual([stray]);
});
