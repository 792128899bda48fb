import type { HireDraft } from '@songwai/core/full-day/hire-draft';
import { carHire } from '@songwai/features/tests/full-day/hire-fixture';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHire } from '../../../tests/full-day/render-hire.tsx';

type Draft = () => HireDraft;

/** Opens the form; what is returned reads the draft. */
async function openForm(draft: Partial<HireDraft>): Promise<Draft> {
  const state = renderHire(draft);
  await screen.findByRole('list', { name: 'Where work starts' });
  return () => state().draft;
}

const places = () => within(screen.getByRole('list', { name: 'Where work starts' })).getAllByRole('listitem');
const handles = () => screen.queryAllByRole('button', { name: /^Move / });
const press = (handle: Element | undefined, ...keys: readonly string[]) => {
  if (!(handle instanceof HTMLElement)) throw new Error('There is no such handle.');
  handle.focus();
  for (const key of keys) fireEvent.keyDown(handle, { key });
};
const names = (draft: HireDraft) => draft.stops.map(({ place }) => place?.name);

test('places of a full day are moved by keyboard: work then begins at another one, and the same person pays', async () => {
  const draft = await openForm(carHire);
  const [first, second] = names(draft());
  press(handles()[1], ' ', 'ArrowUp');
  expect(screen.getByText(`${second} is now stop 1 of 2.`)).toBeTruthy();
  press(handles()[1], ' ');
  expect(names(draft())).toEqual([second, first]);
  expect(draft().paymentPoint).toBe(1);
  expect(document.activeElement).toBe(handles()[0]);
  expect(places()[0]?.textContent).toContain('Work starts here');
});

test('the place that adds another one stays last, and cannot be moved past', async () => {
  const draft = await openForm(carHire);
  const before = names(draft());
  press(handles()[1], ' ', 'ArrowDown', ' ');
  expect(names(draft())).toEqual(before);
  expect(places().at(-1)?.textContent).toContain('Add a stop on the way');
});

test('a move given up by Escape changes nothing', async () => {
  const draft = await openForm(carHire);
  const before = names(draft());
  press(handles()[0], ' ', 'ArrowDown', 'Escape');
  expect(names(draft())).toEqual(before);
});

test('one place alone has nothing to be moved past', async () => {
  await openForm({ ...carHire, stops: (carHire.stops ?? []).slice(0, 1) });
  expect(places()).toHaveLength(2);
  expect(handles()).toHaveLength(0);
});
