import { hireAnswers } from '@songwai/features/tests/full-day/hire-fixture';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryBar } from '../../tests/create-memory-bar.ts';
import { ScreenStory } from '../../tests/screen-story.tsx';
import { openOrder } from '../shell/open-order.ts';
import type { Portal } from '../shell/portal.ts';

afterEach(cleanup);

/** Opens an address in the second entry of the history. */
function open(address: string, prepare: (portal: Portal) => void = () => undefined) {
  const bar = createMemoryBar('/en');
  bar.go(address);
  render(<ScreenStory language="en" path="/neworder" bar={bar} answers={hireAnswers()} prepare={prepare} />);
  return bar;
}

const isOpen = (name: string) => screen.findByRole('tab', { name, selected: true });
const press = async (name: string) => fireEvent.click(await screen.findByRole('tab', { name }));

test.each([
  ['2', '/en/fullday', 'Full day'],
  ['fullday', '/en/fullday', 'Full day'],
  ['3', '/en/neworder?tab=3', 'Next day'],
  ['nextday', '/en/neworder?tab=3', 'Next day'],
  ['1', '/en/neworder', 'Express'],
  ['express', '/en/neworder', 'Express'],
])('?tab=%s opens its tab, in place of the address that led there', async (tab, address, name) => {
  const bar = open(`/en/neworder?tab=${tab}`);
  expect(await isOpen(name)).toBeTruthy();
  await waitFor(() => expect(bar.entries).toEqual(['/en', address]));
});

test.each(['0', '4', 'banana', '', '2.0', 'toString'])('?tab=%s is none and opens the first', async (tab) => {
  const bar = open(`/en/neworder?tab=${tab}`);
  expect(await isOpen('Express')).toBeTruthy();
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder']));
});

test('changing the tab changes the address, and Back still leads to the page before', async () => {
  const bar = open('/en/neworder');
  await isOpen('Express');
  await press('Next day');
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder?tab=3']));
  await press('Express');
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder']));
  await press('Next day');
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder?tab=3']));
  expect(await isOpen('Next day')).toBeTruthy();
});

test('full day is a page: one entry, from which Back leads to the tab before', async () => {
  const bar = open('/en/neworder?tab=3');
  await isOpen('Next day');
  await press('Full day');
  expect(await screen.findByRole('tablist', { name: 'For how long' })).toBeTruthy();
  expect(bar.entries).toEqual(['/en', '/en/neworder?tab=3', '/en/fullday']);
});

test('what else the address says stays, such as where a visitor comes from', async () => {
  const bar = open('/en/neworder?utm_source=line&tab=nextday');
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder?utm_source=line&tab=3']));
});

test('a draft for the next day says so in the address', async () => {
  const bar = open('/en/neworder', ({ part }) => part(openOrder).patch({ tab: 3 }));
  await waitFor(() => expect(bar.entries).toEqual(['/en', '/en/neworder?tab=3']));
});
